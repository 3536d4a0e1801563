"""Small SVG plots for the README: transparent, in mid-tones that are read on white and on black, distinct to the colour-blind, every
line labelled at its end. Used by bench/rivals/report.py and bench/omp/plot.py."""
import html
import math

TEXT = '#7b7b7b'
# of about the same luminance, so that all have a contrast of at least 3.5 to white and to black
COLOURS = {'blue': '#2079d4', 'grey': '#7b7b7b', 'orange': '#c4640a', 'green': '#0c8a62', 'purple': '#a05ec8', 'red': '#d6455d', 'brown': '#8f7421'}
DASHES = ['', '6 3', '2 3', '9 3 2 3', '1 4', '12 4']
MARKERS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'plus']
FONT = 'font-family="system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif"'
SUPERSCRIPT = str.maketrans('-0123456789', '⁻⁰¹²³⁴⁵⁶⁷⁸⁹')


class Line:
    def __init__(self, label, points, colour='grey', variant=0, bold=False):
        """points: (x, y) pairs; variant: which dash and marker among the lines of one colour"""
        self.label, self.points, self.colour, self.variant, self.bold = label, sorted(points), COLOURS[colour], variant, bold


def power_of_ten(k):
    return {0: '1', 1: '10', 2: '100', 3: '1000', -1: '0.1', -2: '0.01'}.get(k, '10' + str(k).translate(SUPERSCRIPT))


def text(x, y, words, size=13, anchor='start', fill=TEXT, bold=False, turned=False):
    turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ''
    weight = ' font-weight="bold"' if bold else ''
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{fill}"{weight}{turn}>{html.escape(words)}</text>'


def marker(kind, x, y, colour, r=3.2):
    if kind == 'circle':
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{colour}"/>'
    if kind in ('cross', 'plus'):
        a, b = (r, r) if kind == 'cross' else (r * 1.3, 0)
        return (f'<path d="M{x - a:.1f} {y - b:.1f}L{x + a:.1f} {y + b:.1f}M{x - b:.1f} {y + a:.1f}L{x + b:.1f} {y - a:.1f}" '
                f'stroke="{colour}" stroke-width="1.6"/>')
    corners = {'square': [(-.9, -.9), (.9, -.9), (.9, .9), (-.9, .9)], 'triangle': [(-1.1, .9), (1.1, .9), (0, -1.2)],
               'diamond': [(-1.3, 0), (0, -1.3), (1.3, 0), (0, 1.3)]}[kind]
    return f'<path d="M' + 'L'.join(f'{x + r * a:.1f} {y + r * b:.1f}' for a, b in corners) + f'Z" fill="{colour}"/>'


def spread(wanted, gap, low, high):
    """positions near the wanted ones (rising), at least `gap` apart, within [low, high] where they fit"""
    got = []
    for y in wanted:
        got.append(max(y, got[-1] + gap if got else low))
    limit = high
    for k in reversed(range(len(got))):
        got[k] = min(got[k], limit)
        limit = got[k] - gap
    return got


def panel(lines, top, width, height, title, x_name, y_name, log_y=True, y_range=None, rule=None):
    """one plot with its axes and labels; x is logarithmic"""
    left, right, bottom = 64, width - 268, top + height - 44
    upper = top + 34
    xs = [x for line in lines for x, _ in line.points]
    ys = [y for line in lines for _, y in line.points]
    x0, x1 = math.floor(math.log10(min(xs))), math.ceil(math.log10(max(xs)))
    scale = math.log10 if log_y else float
    y0, y1 = y_range or ((math.floor(scale(min(ys))), math.ceil(scale(max(ys)))) if log_y else (0, math.ceil(max(ys) * 2) / 2))
    x1, y1 = max(x1, x0 + 1), max(y1, y0 + 1)

    def px(x):
        return left + (math.log10(x) - x0) / (x1 - x0) * (right - left)

    def py(y):
        return bottom - (min(max(scale(y), y0), y1) - y0) / (y1 - y0) * (bottom - upper)
    out = [text(left, top + 16, title, 15, bold=True)]
    for k in range(x0, x1 + 1):
        x = px(10.0 ** k)
        out.append(f'<path d="M{x:.1f} {upper}V{bottom}" stroke="{TEXT}" stroke-opacity=".25"/>' + text(x, bottom + 17, power_of_ten(k), anchor='middle'))
    steps = range(y0, y1 + 1) if log_y else [y0 + k / 2 for k in range(int((y1 - y0) * 2) + 1)]
    for k in steps:
        y = py(10.0 ** k if log_y else k)
        out.append(f'<path d="M{left} {y:.1f}H{right}" stroke="{TEXT}" stroke-opacity=".25"/>' + text(left - 7, y + 4.5, power_of_ten(k) if log_y else f'{k:g}', anchor='end'))
    if rule is not None:
        out.append(f'<path d="M{left} {py(rule):.1f}H{right}" stroke="{TEXT}" stroke-width="1.5"/>')
    out.append(text((left + right) / 2, bottom + 36, x_name, anchor='middle'))
    out.append(text(16, (upper + bottom) / 2, y_name, anchor='middle', turned=True))
    ends = sorted((line for line in lines if line.points), key=lambda line: py(line.points[-1][1]))
    places = spread([py(line.points[-1][1]) for line in ends], 14.5, upper, bottom + 12)
    for line in sorted(lines, key=lambda line: line.bold):
        dash = DASHES[line.variant % len(DASHES)]
        d = 'M' + 'L'.join(f'{px(x):.1f} {py(y):.1f}' for x, y in line.points)
        out.append(f'<path d="{d}" fill="none" stroke="{line.colour}" stroke-width="{2.8 if line.bold else 1.5}" stroke-linejoin="round"'
                   + (f' stroke-dasharray="{dash}"' if dash else '') + '/>')
        out += [marker(MARKERS[line.variant % len(MARKERS)], px(x), py(y), line.colour) for x, y in line.points]
    for line, y in zip(ends, places):
        x_end, y_end = px(line.points[-1][0]), py(line.points[-1][1])
        out.append(f'<path d="M{x_end + 5:.1f} {y_end:.1f}L{max(right + 8, x_end + 6):.1f} {y:.1f}" stroke="{line.colour}" stroke-opacity=".45" fill="none"/>')
        out.append(marker(MARKERS[line.variant % len(MARKERS)], right + 15, y, line.colour) + text(right + 23, y + 4.5, line.label, fill=line.colour, bold=line.bold))
    return out


def rows(entries, top, width, title, x_name, most=None):
    """one row for each (label, value, colour name, bold), the least value first: dots on a logarithmic axis"""
    left, right, gap = 256, width - 70, 19
    upper = top + 30
    entries = sorted(entries, key=lambda e: e[1])
    bottom = upper + gap * len(entries)
    x0, x1 = math.floor(math.log10(entries[0][1])), math.ceil(math.log10(most or entries[-1][1]))
    x1 = max(x1, x0 + 1)

    def px(x):
        return left + (math.log10(x) - x0) / (x1 - x0) * (right - left)
    out = [text(8, top + 16, title, 15, bold=True)]
    for k in range(x0, x1 + 1):
        x = px(10.0 ** k)
        out.append(f'<path d="M{x:.1f} {upper}V{bottom}" stroke="{TEXT}" stroke-opacity=".25"/>' + text(x, bottom + 17, power_of_ten(k), anchor='middle'))
    out.append(text((left + right) / 2, bottom + 35, x_name, anchor='middle'))
    for k, (label, value, colour, bold) in enumerate(entries):
        y, c = upper + gap * (k + .5), COLOURS[colour]
        out.append(f'<path d="M{left} {y:.1f}H{px(value):.1f}" stroke="{c}" stroke-width="{2.4 if bold else 1.2}" stroke-opacity=".8"/>'
                   + marker('circle', px(value), y, c, 4.2) + text(left - 8, y + 4.5, label, anchor='end', fill=c, bold=bold)
                   + text(px(value) + 9, y + 4.5, f'{value:.3g}' if value < 1000 else f'{value:,.0f}'.replace(',', ' '), 12, fill=c))
    return out, bottom + 48 - top


def document(parts, width, height, description):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:.0f}" width="{width}" height="{height:.0f}" role="img" {FONT}>\n'
            f'<title>{html.escape(description)}</title>\n' + '\n'.join(parts) + '\n</svg>\n')

"""Checks SVG files: well-formed, all text inside, labels apart, colours that show on white and on black. Prints a line for each check."""
import os
import re
import sys
import xml.dom.minidom

sys.path.insert(0, 'bench')
import svgplot  # noqa: E402


def luminance(colour):
    parts = [int(colour[k:k + 2], 16) / 255 for k in (1, 3, 5)]
    r, g, b = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def faults(path):
    """what is wrong in a file"""
    root = xml.dom.minidom.parse(path).documentElement
    _, _, width, height = map(float, root.getAttribute('viewBox').split())
    labels = []
    for node in root.getElementsByTagName('text'):
        words, size = node.firstChild.data, float(node.getAttribute('font-size'))
        x, y, wide = float(node.getAttribute('x')), float(node.getAttribute('y')), 0.56 * size * len(node.firstChild.data)
        if node.hasAttribute('transform'):
            continue
        x -= {'start': 0, 'middle': wide / 2, 'end': wide}[node.getAttribute('text-anchor')]
        if x < 0 or x + wide > width or y < size * 0.7 or y > height:
            yield f'"{words}" is not inside'
        for x2, y2, wide2, words2 in labels:
            if abs(y - y2) < 11 and x < x2 + wide2 - 2 and x2 < x + wide - 2:
                yield f'"{words}" lies on "{words2}"'
        labels.append((x, y, wide, words))
    if not labels:
        yield 'no text'
    if len(root.getElementsByTagName('path')) < 3:
        yield 'nothing is drawn'
    for node in root.getElementsByTagName('*'):
        if re.search(r'nan|inf', ' '.join(node.getAttribute(a) for a in ('d', 'x', 'y', 'cx', 'cy')).replace('Infinity', 'inf')):
            yield 'a coordinate is no number'


def main():
    for path in sys.argv[1:]:
        try:
            found = list(faults(path))
        except (OSError, ValueError, xml.parsers.expat.ExpatError) as e:
            found = [str(e)]
        print(f'{"not ok" if found else "ok"} - {os.path.basename(path)} is SVG in which all labels can be read')
        for fault in found[:5]:
            print(f'    {fault}')
    weak = [name for name, colour in svgplot.COLOURS.items() for ground in ('#ffffff', '#0d1117', '#000000') if contrast(colour, ground) < 3.5]
    print(f'{"not ok" if weak else "ok"} - every colour has a contrast of 3.5 to white, to black and to GitHub\'s dark grey {weak or ""}'.rstrip())


main()

"""bench/results/index.html: whole, without a network, without an error in headless Chromium, no wider than a phone.
page.py PAGE FOLDER [CHROMIUM]; prints a line for each check."""
import html
import os
import re
import subprocess
import sys

page, folder, chromium = sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None
with open(page, encoding='utf-8') as f:
    text = f.read()
results = os.path.dirname(page)


def ok(right, what, more=''):
    print(('ok - ' if right else f'    {more}\nnot ok - ') + 'the page of results: ' + what)


files = [os.path.relpath(os.path.join(path, name), results) for path, _, names in os.walk(results) for name in names if name != 'index.html']
hidden = [name for name in files if f'href="{name}"' not in text]
ok(files and not hidden, f'all {len(files)} files of bench/results are linked', hidden)


def heading(path, anchor):
    """has a document a heading that is linked so?"""
    with open(path, encoding='utf-8') as f:
        return any(re.sub(r'[^a-z0-9_-]', '', line.lstrip('# ').strip().lower().replace(' ', '-')) == anchor for line in f if line.startswith('#'))


links = [(link, os.path.join(results, link.partition('#')[0])) for link in set(re.findall(r'href="([^":]+)"', text))]
dead = [link for link, path in links if not os.path.exists(path) or '#' in link and not heading(path, link.partition('#')[2])]
ok(links and not dead, 'every link leads to a file, and to a heading', dead)
ok(not re.search(r'(?:src|href)="(?:https?:)?//|@import|url\(', text), 'it takes nothing from a network')
parts = [text.find(part) for part in ('<figure id="plot">', '<p>In ', '<h2 id="losses">', '<h2 id="wins">')]
ok(-1 < parts[0] and parts == sorted(parts) and text.count('<svg') == 1, 'one plot and one sentence first, then what mapfn loses', parts)
losses = re.findall(r'<tr><td class="number lost">.*', text)
ok(losses and all(row.count('<a href="../../docs/') == 1 for row in losses), 'a loss says what to write instead, and links to the reason')
wins = re.findall(r'<tr><td class="number">.*', text)
ok(wins and all(row.count('<a href="../../docs/') == 1 for row in wins), 'a win says with which words it is written, and links to them')
ok(not re.search(r'<td>[^<]*[a-z0-9](?<!mapfn)_[a-z0-9]', text), 'no row has the name of a cell or a function of the benchmarks', re.findall(r'<td>[^<]*[a-z0-9]_[a-z0-9][^<]*', text))
ok('td.lost::before' in text, 'a loss has a sign as well as a colour')
if not chromium:
    print('skip - the page of results in a browser: no chromium (Debian: apt-get install chromium)')
    sys.exit()


def browse(file, *options):
    """(what the document is after its scripts ran, what went to the console)"""
    command = [chromium, '--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update',
               '--user-data-dir=' + os.path.join(folder, 'chromium'), '--enable-logging=stderr', '--v=0', '--virtual-time-budget=3000', '--dump-dom', *options,
               'file://' + os.path.abspath(file)]
    done = subprocess.run(command, capture_output=True, text=True, errors='replace', timeout=600)
    return done.stdout, re.findall(r'.*CONSOLE.*', done.stderr)


# a frame of a phone's width, as a headless window is not made narrower than 500
frame = os.path.join(folder, 'phone.html')
with open(frame, 'w', encoding='utf-8') as f:
    f.write(f'''<!doctype html><title>a phone</title><iframe width="390" height="800" srcdoc="{html.escape(text, quote=True)}"></iframe><script>
window.onerror = function (message) {{ console.error('uncaught: ' + message) }};
onload = function () {{
    var inner = document.querySelector('iframe').contentDocument, root = inner.documentElement, style = inner.defaultView.getComputedStyle(inner.body)
    document.documentElement.setAttribute('data-said', [root.scrollWidth <= 390 ? 'fits' : 'wide ' + root.scrollWidth, inner.querySelectorAll('figure svg').length,
        inner.querySelectorAll('table').length, parseFloat(style.fontSize) >= 14 ? 'large' : 'small'].join(';'))
}}</script>''')
dom, console = browse(frame)
said = re.search(r'data-said="([^"]*)"', dom)
said = said.group(1).split(';') if said else []
ok(not console, 'no console error', console[:3])
ok(said[:1] == ['fits'] and said[-1:] == ['large'], 'a phone shows it without scrolling to the side', said)
ok(len(said) == 4 and said[1:3] == ['1', '2'], 'its plot and tables are there', said)

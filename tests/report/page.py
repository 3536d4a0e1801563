"""The page of mapfn-report in headless Chromium: page.py CHROMIUM PAGE CARDS FOLDER. Prints a line for each thing that holds."""
import html
import os
import re
import subprocess
import sys

chromium, page, cards, folder = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
text = open(page, encoding="utf-8").read()


def ok(right, what, more=""):
    print(("ok - " if right else "    %s\nnot ok - " % more) + "the page: " + what)


def browse(file, *options):
    """(what the document is after its scripts ran, what went to the console)"""
    command = [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--user-data-dir=" + os.path.join(folder, "chromium"),
               "--enable-logging=stderr", "--v=0", "--virtual-time-budget=3000", "--dump-dom"] + list(options) + ["file://" + os.path.abspath(file)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, errors="replace", timeout=600)
    return done.stdout, re.findall(r".*CONSOLE.*", done.stderr)


# keys are pressed, and the page says what came of them, in an attribute of its root
keys = """<script>
window.onerror = function (message) { console.error('uncaught: ' + message) };
function press(key) { var on = document.activeElement || document.body; on.dispatchEvent(new KeyboardEvent('keydown', {key: key, bubbles: true, cancelable: true})) }
function shown() { return [].filter.call(document.querySelectorAll('article'), function (card) { return !card.hidden && card.getClientRects().length }).length }
var said = [], root = document.documentElement, search = document.getElementById('search'), all = shown(), first, second
press('j'); first = document.activeElement.id; press('j'); second = document.activeElement.id
said.push(first && second && first !== second ? 'next' : ''); press('k'); said.push(document.activeElement.id === first ? 'previous' : '')
press('o'); said.push(document.activeElement.querySelectorAll('details[open]').length > 0 ? 'opened' : ''); press('o')
press('/'); said.push(document.activeElement === search ? 'search' : '')
search.value = first; search.dispatchEvent(new Event('input')); said.push(shown() >= 1 && shown() < all ? 'found' : '')
search.value = ''; search.dispatchEvent(new Event('input')); said.push(shown() === all ? 'all' : '')
press('Escape'); said.push(document.activeElement !== search ? 'left' : '')
var before = getComputedStyle(document.body).backgroundColor; document.getElementById('theme').click()
said.push(getComputedStyle(document.body).backgroundColor !== before ? 'theme' : '')
var focusable = document.querySelectorAll('summary, input, select, button, a[href], [tabindex="0"]'); said.push(focusable.length > all ? 'reachable' : '')
said.push([].every.call(focusable, function (one) { return one.tabIndex >= 0 }) ? 'in order' : '')
root.dataset.said = said.join(' '); root.dataset.wide = root.scrollWidth > root.clientWidth ? 'overflows by ' + (root.scrollWidth - root.clientWidth) : 'fits'
</script>"""
tried = os.path.join(folder, "tried.html")
with open(tried, "w", encoding="utf-8") as file:
    file.write(text.replace("</body>", keys + "</body>"))

ok(not re.search(r"""(?:src|href)=["']?(?!#|data:)[a-z/]|url\(|@import|fetch\(|XMLHttp""", re.sub(r"<(code|pre|q)\b.*?</\1>", "", text, flags=re.S)), "nothing is loaded from anywhere")
dom, console = browse(page)
ok(len(re.findall(r"<article\b", dom)) == cards, "a card for each of %d maps" % cards, "%d cards" % len(re.findall(r"<article\b", dom)))
ok(not console, "no error on the console", "\n".join(console))
ids = re.findall(r'<article[^>]* id="([^"]*)"', dom)
ok(len(ids) == len(set(ids)) == cards, "every card has a name of its own")
ok(all(word in dom for word in ("✓", "✕", "○", "<th", "aria-label=")) and re.search(r"Why.*Cure", dom, re.S), "signs and words beside the colours")
dom, console = browse(tried, "--window-size=1100,900")
said = re.search(r'data-said="([^"]*)"', dom)
ok(said and said.group(1) == "next previous opened search found all left theme reachable in order" and not console, "usable by keyboard, in two themes", (said.group(1) if said else "nothing said") + "\n".join(console))
wide = re.search(r'data-wide="([^"]*)"', dom)
ok(wide and wide.group(1) == "fits", "nothing is wider than a window of 1100", wide.group(1) if wide else "")
# a telephone is narrower than Chromium's narrowest window: a frame in it
phone = os.path.join(folder, "phone.html")
with open(phone, "w", encoding="utf-8") as file:
    file.write("""<!doctype html><meta charset=utf-8><body style="margin:0"><iframe style="border:0" width=360 height=1400 srcdoc="%s"></iframe><script>
onload = function () { var root = frames[0].document.documentElement; document.body.dataset.phone = root.clientWidth + ' ' + root.scrollWidth }</script>""" % html.escape(text, quote=True))
dom, console = browse(phone)
ok(re.search(r'data-phone="(\d+) \1"', dom) and not console, "nothing is wider than a telephone of 360", (re.findall('data-phone="[^"]*"', dom) + [""])[0])

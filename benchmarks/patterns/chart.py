"""Times against lengths, a small picture for each loop, as one SVG."""

import math

COLOURS = {"patterns": "#0072b2", "joins": "#d55e00", "values": "#009e73", "off": "#999999"}
WIDTH, HEIGHT, COLUMNS = 200, 140, 5
LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT = 30, 24, 160, 90
LONGEST, LEAST, MOST = 200, 0.005, 20  # elements; seconds


def x_of(length):
    return LEFT + PLOT_WIDTH * math.log(length / 10) / math.log(LONGEST / 10)


def y_of(seconds):
    share = math.log(max(seconds, LEAST) / LEAST) / math.log(MOST / LEAST)
    return TOP + PLOT_HEIGHT * (1 - min(share, 1))


def line(points, colour):
    path = " ".join(f"{x_of(n):.1f},{y_of(s):.1f}" for n, s in points)
    dots = "".join(f'<circle cx="{x_of(n):.1f}" cy="{y_of(s):.1f}" r="2" fill="{colour}"/>' for n, s in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.4"/>{dots}'


def axes():
    marks = []
    for seconds in (0.01, 0.1, 1, 10):
        y = y_of(seconds)
        marks.append(f'<path d="M{LEFT} {y:.1f}H{LEFT + PLOT_WIDTH}" stroke="#dddddd"/>'
                     f'<text x="{LEFT - 4}" y="{y + 3:.1f}" text-anchor="end">{seconds:g}</text>')
    for length in (10, 50, 200):
        marks.append(f'<text x="{x_of(length):.1f}" y="{TOP + PLOT_HEIGHT + 12}" text-anchor="middle">{length}</text>')
    return "".join(marks)


def picture(number, method, times, modes):
    across, down = number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT + 24
    lines = "".join(line(times[mode], COLOURS[mode]) for mode in reversed(modes) if mode in times)
    title = f'<text x="{LEFT}" y="14" font-size="11">{method.replace("::", ".")}</text>'
    return f'<g transform="translate({across} {down})">{title}{axes()}{lines}</g>'


def draw(measured, modes):
    """`measured`: by loop and mode, pairs of length and seconds."""
    rows = -(-len(measured) // COLUMNS)
    width, height = COLUMNS * WIDTH, rows * HEIGHT + 24
    names = "".join(f'<text x="{330 + 90 * i}" y="16" fill="{COLOURS[mode]}">{mode}</text>'
                    for i, mode in enumerate(modes))
    pictures = "\n".join(picture(i, method, times, modes) for i, (method, times) in enumerate(measured.items()))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="sans-serif" font-size="9">\n'
            '<title>Processor seconds against the length of the array, for each loop and way of merging</title>\n'
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
            f'<g font-size="11"><text x="10" y="16">processor seconds against elements, both logarithmic:</text>{names}</g>\n'
            f'{pictures}\n</svg>\n')

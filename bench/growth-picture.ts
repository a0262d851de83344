import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import type { DeckCosts } from './deck.ts';
import { summarise } from './measure.ts';
import { formatNumber } from './table.ts';

/** Plots costs by deck size on two logarithmic axes; a cost proportional to the data is parallel to the dotted line. */

const PANEL = { width: 410, height: 250, left: 58, right: 104, top: 44, bottom: 34 };
const COLUMNS = 2;
/** Largest distance between two axis marks, in powers of ten. */
const DECADES = 3;

const PANELS = [
  { title: 'Written from a file, seconds', read: ({ importMs }) => importMs / 1000 },
  { title: 'Most memory of the extension meanwhile, MB', read: ({ peakBytes = Number.NaN }) => peakBytes / 1_000_000 },
  { title: 'On disk, MB', read: ({ diskBytes }) => diskBytes / 1_000_000 },
  { title: 'lookup.get, p50, ms', read: ({ lookups }) => summarise(lookups.get).p50 },
  { title: 'lookup.define, p50, ms', read: ({ lookups }) => summarise(lookups.define).p50 },
  {
    title: 'First answer of a stopped background, p50, ms',
    read: ({ firstAnswers }) => summarise(firstAnswers.ours).p50,
  },
] satisfies { title: string; read: (costs: DeckCosts) => number }[];

const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #1f2328; }
  .title { font-weight: 600; font-size: 13px; }
  .grid { stroke: #d1d9e0; }
  .data { stroke: #59636e; stroke-dasharray: 2 4; }
  .paper { fill: #ffffff; }
  .line { fill: none; stroke-width: 2; }
  .chromium { stroke: #0969da; } .firefox { stroke: #bc4c00; }
  text.chromium { fill: #0969da; stroke: none; } text.firefox { fill: #bc4c00; stroke: none; }
  circle.chromium { fill: #0969da; } circle.firefox { fill: #bc4c00; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .grid { stroke: #3d444d; }
    .data { stroke: #9198a1; }
    .paper { fill: #0d1117; }
    .chromium { stroke: #4493f8; } .firefox { stroke: #f0883e; }
    text.chromium { fill: #4493f8; } text.firefox { fill: #f0883e; }
    circle.chromium { fill: #4493f8; } circle.firefox { fill: #f0883e; }
  }`;

export function drawGrowth(measured: ReadonlyMap<BrowserKind, readonly DeckCosts[]>): string {
  const panels = PANELS.map(({ title, read }, index) => {
    const lines = [...measured].map(([kind, all]) => {
      return { kind, points: all.map((costs) => ({ cards: costs.cards, value: read(costs) })) };
    });
    const [x, y] = [(index % COLUMNS) * PANEL.width, Math.floor(index / COLUMNS) * PANEL.height];
    return `<g transform="translate(${x} ${y})">${drawPanel(title, lines)}</g>`;
  });
  const [width, height] = [COLUMNS * PANEL.width, Math.ceil(PANELS.length / COLUMNS) * PANEL.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="What decks cost by size">
<style>${STYLE}
</style>
<rect class="paper" width="${width}" height="${height}"/>
${panels.join('\n')}
</svg>
`;
}

interface Line {
  kind: BrowserKind;
  points: { cards: number; value: number }[];
}

function drawPanel(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points).filter(({ value }) => value > 0);
  const sizes = [...new Set(points.map(({ cards }) => cards))];
  const [least, most] = [Math.min(...points.map(({ value }) => value)), Math.max(...points.map(({ value }) => value))];
  const bottom = Math.floor(Math.log10(least));
  // Keeps a flat line from looking steep on a short axis.
  const top = Math.max(bottom + DECADES, Math.ceil(Math.log10(most)));
  const [innerWidth, innerHeight] = [PANEL.width - PANEL.left - PANEL.right, PANEL.height - PANEL.top - PANEL.bottom];
  const [firstSize, lastSize] = [Math.log10(Math.min(...sizes)), Math.log10(Math.max(...sizes))];
  const toX = (cards: number) => PANEL.left + ((Math.log10(cards) - firstSize) / (lastSize - firstSize)) * innerWidth;
  const toY = (value: number) => PANEL.top + ((top - Math.log10(value)) / (top - bottom)) * innerHeight;
  const grid = Array.from({ length: top - bottom + 1 }, (_, step) => 10 ** (bottom + step)).map((value) =>
    [
      `<line class="grid" x1="${PANEL.left}" x2="${PANEL.left + innerWidth}" y1="${round(toY(value))}" y2="${round(toY(value))}"/>`,
      `<text x="${PANEL.left - 8}" y="${round(toY(value) + 4)}" text-anchor="end">${value.toLocaleString('en')}</text>`,
    ].join(''),
  );
  const marks = sizes.map(
    (cards) =>
      `<text x="${round(toX(cards))}" y="${PANEL.height - 12}" text-anchor="middle">${cards.toLocaleString('en', { notation: 'compact' })}</text>`,
  );
  return [
    `<text class="title" x="${PANEL.left}" y="24">${title}</text>`,
    ...grid,
    ...marks,
    drawSlope(toX, toY, { sizes, bottom, top }),
    ...lines.map((line) => drawLine(line, toX, toY)),
    ...drawLabels(lines, toX, toY),
  ].join('\n');
}

type Scale = (value: number) => number;

/** Ten times the cards, ten times the cost. */
function drawSlope(
  toX: Scale,
  toY: Scale,
  { sizes, bottom, top }: { sizes: readonly number[]; bottom: number; top: number },
): string {
  const first = Math.min(...sizes);
  const last = Math.min(Math.max(...sizes), first * 10 ** (top - bottom));
  const end = 10 ** bottom * (last / first);
  return `<line class="data" x1="${round(toX(first))}" y1="${round(toY(10 ** bottom))}" x2="${round(toX(last))}" y2="${round(toY(end))}"/>`;
}

function drawLine({ kind, points }: Line, toX: Scale, toY: Scale): string {
  const places = points
    .filter(({ value }) => value > 0)
    .map(({ cards, value }) => `${round(toX(cards))},${round(toY(value))}`);
  const dots = places.map((place) => `<circle class="${kind}" r="3" cx="${place.replace(',', '" cy="')}"/>`);
  return `<polyline class="line ${kind}" points="${places.join(' ')}"/>${dots.join('')}`;
}

const BROWSER_NAMES: Record<BrowserKind, string> = { chromium: 'Chromium', firefox: 'Firefox' };

/** Smallest distance between two labels. */
const LABEL_HEIGHT = 15;

/** Puts name and last value beside the end of each line, and moves labels apart that would overlap. */
function drawLabels(lines: readonly Line[], toX: Scale, toY: Scale): string[] {
  const ends = lines
    .flatMap(({ kind, points }) => {
      const end = points.at(-1);
      return end && end.value > 0 ? [{ kind, end, y: toY(end.value) + 4 }] : [];
    })
    .sort((a, b) => a.y - b.y);
  let free = 0;
  return ends.map(({ kind, end, y }) => {
    const place = Math.max(y, free);
    free = place + LABEL_HEIGHT;
    return `<text class="${kind}" x="${round(toX(end.cards) + 8)}" y="${round(place)}">${BROWSER_NAMES[kind]} ${formatNumber(end.value)}</text>`;
  });
}

function round(value: number): string {
  return value.toFixed(1);
}

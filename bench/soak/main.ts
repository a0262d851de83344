import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BROWSER_KINDS } from '../../scripts/browser/extension-browser.ts';
import { findBrowser } from '../../scripts/setup/browsers.mjs';
import { formatNumber, toMarkdown, writeTable } from '../table.ts';
import type { Findings } from './result.ts';
import { soak } from './soak.ts';

const PAGES_PER_HOUR = 200;
const HEAD = ['memory after a collection, MB', 'first', 'second quarter', 'last quarter', 'most', ''];

/**
 * `npm run soak`: an hour of reading and studying in each browser. `-- --minutes 5 chromium` does what fits into five
 * minutes, in one browser; `--pages 100` reads that many pages in the time. `--write` puts the result into
 * docs/results/bench.md. Exits with 1 if there is a fault. Needs a build.
 */
const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const pages = Number(values.pages ?? Math.max(1, Math.round((PAGES_PER_HOUR * minutes) / 60)));
if (!(minutes > 0) || !(pages >= 1)) throw new Error('Expected --minutes and --pages to be numbers above 0.');

for (const kind of BROWSER_KINDS) {
  if (!findBrowser(kind) || (positionals.length > 0 && !positionals.includes(kind))) continue;
  const findings = await soak(kind, { minutes, pages });
  const faults =
    findings.faults.length === 0 ? 'No fault.' : findings.faults.map((fault) => `Fault: ${fault}`).join('\n');
  const report = `${findings.summary}. ${faults}\n\n${makeTable(findings)}`;
  console.log(`Soak, ${kind}: ${report}\nLoad ${loadavg()[2]?.toFixed(1)}.`);
  if (values.write) writeTable('soak', kind, report);
  if (findings.faults.length > 0) process.exitCode = 1;
}

function makeTable({ series, growths }: Findings): string {
  const rows = series.map(({ name, values: looks }, index) => {
    const growth = growths[index];
    const figures = [looks[0], growth?.second, growth?.last, Math.max(...looks)];
    const verdict = growth === undefined ? 'too few looks to say' : growth.hasGrown ? '**grew**' : 'steady';
    return [name, ...figures.map((bytes = Number.NaN) => formatNumber(bytes / 1_000_000)), verdict];
  });
  return toMarkdown(HEAD, rows);
}

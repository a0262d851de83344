import { BROWSER_KINDS } from '../scripts/browser/launch.ts';
import { findBrowser } from '../scripts/setup/browsers.mjs';
import { benchHover } from './hover.ts';
import { benchLookup } from './lookup.ts';
import { benchStudy } from './study.ts';
import { benchSync } from './sync.ts';
import { benchWriting } from './writing.ts';

/**
 * `npm run bench`: ratios measured in one run, as the machines it runs on differ and are often busy. Needs a build.
 * `-- --quick` leaves out what takes long; `-- sync writing firefox` does only these.
 */
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const isWanted = (name: string, all: readonly string[]) =>
  !all.some((word) => words.includes(word)) || words.includes(name);

const BENCHES = {
  lookup: [benchLookup],
  hover: [benchHover],
  sync: (isQuick ? [50] : [0, 20, 50, 100]).map((latencyMs) => (kind) => benchSync(kind, latencyMs, isQuick)),
  writing: (isQuick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000]).map(
    (cards) => (kind) => benchWriting(kind, cards),
  ),
  // Firefox tells no test when a page of an extension begins; what is measured is the same code.
  study: isQuick ? [] : [async (kind) => (kind === 'chromium' ? benchStudy(kind) : undefined)],
} satisfies Record<string, ((kind: (typeof BROWSER_KINDS)[number]) => Promise<void>)[]>;

for (const kind of BROWSER_KINDS.filter((candidate) => isWanted(candidate, BROWSER_KINDS) && findBrowser(candidate))) {
  for (const [name, runs] of Object.entries(BENCHES)) {
    if (!isWanted(name, Object.keys(BENCHES))) continue;
    for (const run of runs) await run(kind);
  }
}

import { BROWSER_KINDS } from '../scripts/browser/launch.ts';
import { findBrowser } from '../scripts/setup/browsers.mjs';
import { benchLookup } from './lookup.ts';
import { benchSync } from './sync.ts';

/** `npm run bench`: ratios measured in one run, as the machines it runs on differ and are often busy. Needs a build. */
for (const kind of BROWSER_KINDS.filter((candidate) => findBrowser(candidate))) {
  await benchLookup(kind);
  await benchSync(kind, 0);
  await benchSync(kind, 50);
}

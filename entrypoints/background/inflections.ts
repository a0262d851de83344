import type { Inflection } from '../../src/inflection/inflection.ts';
import { loadScript } from './load-script.ts';

/** What the scripts of inflections leave. */
const scope = globalThis as typeof globalThis & { inflections?: Record<string, () => Inflection> };

/** Chrome's: see `scripts/inflection-files.ts`. */
export const ALL_INFLECTIONS = '/inflections.js';

/** @throws {Error} When the browser does not load the script. */
export async function loadInflection(language: string): Promise<Inflection> {
  if (!scope.inflections?.[language]) {
    await loadScript(import.meta.env.FIREFOX ? `/inflections/${language}.js` : ALL_INFLECTIONS);
  }
  const make = scope.inflections?.[language];
  if (!make) throw new Error(`Expected a script with the inflection of ${language}, got none.`);
  return make();
}

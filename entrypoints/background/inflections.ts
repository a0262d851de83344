import type { compileTable } from '../../src/inflection/compile.ts';
import type { InflectionRules } from '../../src/inflection/inflection.ts';
import { loadScript } from './load-script.ts';

/** Globals set by the scripts of inflections: the compiler of tables, and a function for each language. */
const scope = globalThis as typeof globalThis & {
  compileInflection?: typeof compileTable;
  inflections?: Record<string, (compile: typeof compileTable) => InflectionRules>;
};

/** Chrome's: see `scripts/inflection-files.ts`. */
export const ALL_INFLECTIONS = '/inflections.js';

/** @throws {Error} When the browser does not load the script. */
export async function loadInflection(language: string): Promise<InflectionRules> {
  if (!scope.inflections?.[language]) {
    const ofFirefox = [...(scope.compileInflection ? [] : ['/inflections/compile.js']), `/inflections/${language}.js`];
    const paths = import.meta.env.FIREFOX ? ofFirefox : [ALL_INFLECTIONS];
    await Promise.all(paths.map(loadScript));
  }
  const make = scope.inflections?.[language];
  if (!make || !scope.compileInflection)
    throw new Error(`Expected a script with the inflection of ${language}, got none.`);
  return make(scope.compileInflection);
}

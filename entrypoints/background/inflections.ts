import type { Inflection } from '../../src/lookup/inflections/inflection.ts';

/** What the scripts of inflections and a worker's own scope have. */
const scope = globalThis as typeof globalThis & {
  inflections?: Record<string, () => Inflection>;
  importScripts?: (path: string) => void;
};

const ALL = '/inflections.js';

/** Chrome's worker may load later what it has loaded while it was installed, and nothing else. */
export function keepInflections(): void {
  if (scope.importScripts) addEventListener('install', () => scope.importScripts?.(ALL));
}

/** @throws {Error} When the browser does not load the script. */
export async function loadInflection(language: string): Promise<Inflection> {
  if (!scope.importScripts) await addScript(`/inflections/${language}.js`);
  else if (!scope.inflections) scope.importScripts(ALL);
  const make = scope.inflections?.[language];
  if (!make) throw new Error(`Expected a script with the inflection of ${language}, got none.`);
  return make();
}

/** Firefox's background is a page. */
function addScript(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: path });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Expected a script at ${path}, got none.`));
    document.head.append(script);
  });
}

import type { Inflection } from '../../src/lookup/inflections/inflection.ts';
import { INFLECTED_LANGUAGES } from '../../src/lookup/inflections.ts';

/** What the scripts in `inflections/` and a worker's own scope have. */
const scope = globalThis as typeof globalThis & {
  inflections?: Record<string, Inflection>;
  importScripts?: (...paths: string[]) => void;
};

const toPath = (language: string) => `/inflections/${language}.js`;

/** Chrome's worker may load later what it has loaded while it was installed, and nothing else. */
export function keepInflections(): void {
  const paths = [...INFLECTED_LANGUAGES].map(toPath);
  if (scope.importScripts) addEventListener('install', () => scope.importScripts?.(...paths));
}

/** @throws {Error} When the browser does not load the script. */
export async function loadInflection(language: string): Promise<Inflection> {
  const path = toPath(language);
  if (scope.importScripts) scope.importScripts(path);
  else await addScript(path);
  const inflection = scope.inflections?.[language];
  if (!inflection) throw new Error(`Expected an inflection from ${path}, got none.`);
  return inflection;
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

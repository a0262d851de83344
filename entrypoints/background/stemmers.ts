import { STEMMER_NAMES, type Stemmer } from '../../src/language/stem.ts';

/** What the scripts in `stemmers/` and a worker's own scope have. */
const scope = globalThis as typeof globalThis & {
  stemmers?: Record<string, Stemmer>;
  importScripts?: (...paths: string[]) => void;
};

const toPath = (name: string) => `/stemmers/${name}.js`;

/** Chrome's worker may load later what it has loaded while it was installed, and nothing else. */
export function keepStemmers(): void {
  const names = new Set(STEMMER_NAMES.values());
  if (scope.importScripts) addEventListener('install', () => scope.importScripts?.(...[...names].map(toPath)));
}

/** @throws {Error} When the browser does not load the script. */
export async function loadStemmer(name: string): Promise<Stemmer> {
  const path = toPath(name);
  if (scope.importScripts) scope.importScripts(path);
  else await addScript(path);
  const stemmer = scope.stemmers?.[name];
  if (!stemmer) throw new Error(`Expected a stemmer from ${path}, got none.`);
  return stemmer;
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

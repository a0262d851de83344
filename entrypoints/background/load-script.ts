/** Globals of a worker. Firefox's background is a page. */
const scope = globalThis as typeof globalThis & { importScripts?: (...paths: string[]) => void };

/**
 * Chrome's worker can load later only what it has loaded during its installation. Call this before the first `await`.
 */
export function keepScripts(...paths: string[]): void {
  if (scope.importScripts) addEventListener('install', () => importLate(...paths));
}

/** @throws {Error} When the browser does not load the script. */
export async function loadScript(path: string): Promise<void> {
  if (scope.importScripts) importLate(path);
  else await addScript(path);
}

/**
 * Chrome warns about each listener that a worker adds after its start, in the extension's list of errors. Of the
 * scripts loaded later only Dexie does so, for page events and for changes by another copy of Dexie in the same scope.
 */
function importLate(...paths: string[]): void {
  const { addEventListener } = scope;
  scope.addEventListener = () => undefined;
  try {
    scope.importScripts?.(...paths);
  } finally {
    scope.addEventListener = addEventListener;
  }
}

/** Scripts that are loading, to avoid requesting one twice. */
const coming = new Map<string, Promise<void>>();

function addScript(path: string): Promise<void> {
  const loading =
    coming.get(path) ??
    new Promise<void>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src: path });
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`Expected a script at ${path}, got none.`));
      document.head.append(script);
    }).finally(() => coming.delete(path));
  coming.set(path, loading);
  return loading;
}

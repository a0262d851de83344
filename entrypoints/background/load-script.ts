/** What a worker's own scope has. Firefox's background is a page. */
const scope = globalThis as typeof globalThis & { importScripts?: (...paths: string[]) => void };

/** Chrome's worker may load later what it has loaded while it was installed, and nothing else. Call it before the first `await`. */
export function keepScripts(...paths: string[]): void {
  if (scope.importScripts) addEventListener('install', () => importLate(...paths));
}

/** @throws {Error} When the browser does not load the script. */
export async function loadScript(path: string): Promise<void> {
  if (scope.importScripts) importLate(path);
  else await addScript(path);
}

/**
 * Chrome warns of each listener that a worker adds after its start, in the list of the extension's errors. Of what is loaded later only Dexie
 * does so: for events of pages, and for what another copy of it in the same scope has written.
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

/** Scripts on their way, which nobody need ask for again. */
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

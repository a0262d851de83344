import { loadScript } from '../background/load-script.ts';

/** Where scripts that are loaded on first use leave what they offer. */
const scope = globalThis as unknown as Record<string, unknown>;

/** Called by such a script. */
export function offerPart(path: string, part: unknown): void {
  scope[path] = part;
}

/** @throws {Error} If the browser does not load the script. */
export async function loadPart(path: string): Promise<unknown> {
  if (!scope[path]) await loadScript(path);
  return scope[path];
}

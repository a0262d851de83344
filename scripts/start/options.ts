import { parseArgs } from 'node:util';
import type { BrowserKind } from '../browser/extension-browser.ts';

export interface StartOptions {
  /** Undefined: any installed one. */
  browser: BrowserKind | undefined;
  /** The named product among the Chromium-based ones. */
  product: Product | undefined;
  headless: boolean;
  /** Folder for the tour's pictures. */
  pictures: string;
}

const PRODUCTS = ['chrome', 'chromium', 'edge'] as const;
type Product = (typeof PRODUCTS)[number];

export const USAGE = `npm start -- [chrome | chromium | edge | firefox] [--headless] [--pictures DIR]

Builds Wayword, serves its decks from a flashcard server on this machine, and opens a browser with Wayword installed and
connected. Without a display, or with --headless, it goes through the same by itself and saves pictures.`;

/** @throws {Error} With the expected and the actual value. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { headless: { type: 'boolean' }, pictures: { type: 'string', default: 'tour' } },
  });
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Expected one browser, got ${positionals.join(' and ')}.`);
  const product = PRODUCTS.find((known) => known === name?.toLowerCase());
  const browser = product ? 'chromium' : name?.toLowerCase() === 'firefox' ? 'firefox' : undefined;
  if (name !== undefined && browser === undefined) {
    throw new Error(`Expected chrome, chromium, edge or firefox, got ${name}.`);
  }
  const hasDisplay = process.platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return { browser, product, headless: values.headless ?? !hasDisplay, pictures: values.pictures };
}

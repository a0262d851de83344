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
  /** Pair of the deck to serve, one of the included ones. */
  deck: string;
  /** Number of the deck's first cards to serve; infinite for all of them. */
  cards: number;
}

const PRODUCTS = ['chrome', 'chromium', 'edge'] as const;
type Product = (typeof PRODUCTS)[number];

export const USAGE = `npm start -- [chrome | chromium | edge | firefox] [options]

Builds Wayword, serves a deck from a flashcard server on this machine, and opens a browser with Wayword installed and
connected. Without a display, or with --headless, it tours the product automatically and saves pictures.

  --deck PAIR      the included deck to serve: language learnt and language spoken, ISO 639-3 (default spa-eng)
  --cards N        the number of its first cards to serve, or all (default 1500, the size of a class's deck)
  --headless       tour the product without a window
  --pictures DIR   folder for the tour's pictures (default tour)`;

/**
 * @param included - Pairs of the included decks.
 * @throws {Error} With the expected and the actual value.
 */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv, included: readonly string[]): StartOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      headless: { type: 'boolean' },
      pictures: { type: 'string', default: 'tour' },
      deck: { type: 'string', default: 'spa-eng' },
      cards: { type: 'string', default: '1500' },
    },
  });
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Expected one browser, got ${positionals.join(' and ')}.`);
  const product = PRODUCTS.find((known) => known === name?.toLowerCase());
  const browser = product ? 'chromium' : name?.toLowerCase() === 'firefox' ? 'firefox' : undefined;
  if (name !== undefined && browser === undefined) {
    throw new Error(`Expected chrome, chromium, edge or firefox, got ${name}.`);
  }
  if (!included.includes(values.deck)) {
    throw new Error(`Expected --deck to be one of ${included.join(', ')}, got ${values.deck}.`);
  }
  const hasDisplay = process.platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return {
    browser,
    product,
    headless: values.headless ?? !hasDisplay,
    pictures: values.pictures,
    deck: values.deck,
    cards: parseCards(values.cards),
  };
}

function parseCards(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`Expected --cards to be a whole number from 1 or all, got ${text}.`);
  return Number(text);
}

import { AppError } from '../app-error.ts';
import { type PairId, toPairId } from '../contract/language-pair.ts';
import { type DeckFile, parseDeckFile } from '../deck-file/deck-file.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { type DeckHeader, parseDeckHeader } from './deck-header.ts';
import { parseDeckIndex, type StarterDeck } from './deck-index.ts';

/** Inflected forms of words, by the word as a deck writes it: `ser` → `es`, `fue`, `son` … */
export type FormTable = ReadonlyMap<string, readonly string[]>;

/** The decks that come with the extension. */
export interface StarterDecks {
  list(): Promise<StarterDeck[]>;
  has(pair: PairId): Promise<boolean>;
  /** @throws {AppError} `deck-unknown` when no starter deck is for this pair. */
  read(pair: PairId): Promise<DeckFile>;
  /** What each deck says of itself: its licence, its sources. */
  headers(): Promise<DeckHeader[]>;
  /**
   * The known forms of a language's words. A server sends none with its cards, so that the tables of the decks here
   * serve for its decks as well.
   *
   * @param language - ISO 639-3 code; a language without a starter deck has an empty table.
   */
  forms(language: string): Promise<FormTable>;
}

/** @param read - Gives the text of a file in the folder of the decks. */
export function createStarterDecks(read: (file: string) => Promise<string>): StarterDecks {
  const list = async () => parseDeckIndex(await read('index.json'));
  const find = async (pair: PairId) =>
    (await list()).find(({ from, to }) => toPairId({ from: from.iso639_3, to: to.iso639_3 }) === pair);
  /** The table asked for last: a sync asks for the same one again and again. */
  let last: { language: string; table: Promise<FormTable> } | undefined;

  async function readForms(language: string): Promise<FormTable> {
    const table = new Map<string, string[]>();
    // A server may call Chinese `zho` where the deck here says `cmn`.
    const wanted = toLanguageCode(language);
    const decks = (await list()).filter(
      ({ kind, from }) => kind === 'words' && toLanguageCode(from.iso639_3) === wanted,
    );
    for (const { file } of decks) {
      for (const [word, , forms = []] of parseDeckFile(await read(file)).cards) {
        table.set(word, [...new Set([...(table.get(word) ?? []), ...forms])]);
      }
    }
    return table;
  }

  return {
    list,

    has: async (pair) => (await find(pair)) !== undefined,

    async read(pair) {
      const deck = await find(pair);
      if (!deck) throw new AppError('deck-unknown', `Expected a pair with a starter deck, got ${pair}.`);
      return parseDeckFile(await read(deck.file));
    },

    async headers() {
      return Promise.all((await list()).map(async ({ file }) => parseDeckHeader(await read(file))));
    },

    forms(language) {
      if (last?.language !== language) {
        const table = readForms(language);
        last = { language, table };
        table.catch(() => {
          last = undefined;
        });
      }
      return last.table;
    },
  };
}

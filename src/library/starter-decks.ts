import { AppError } from '../app-error.ts';
import { createMemoMap } from '../async/memo.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { type PairId, toPairId } from '../model/pair.ts';
import { listLicences, parseDeckIndex, type StarterDeck, type StarterLicence } from './deck-index.ts';
import { parseDetailsFile } from './details-file.ts';
import type { DeckFile } from './formats/deck-file.ts';
import { type FormTable, parseFormsFiles } from './forms-file.ts';
import type { LanguageWords } from './merge-parts.ts';
import { parsePackagedDeck } from './packaged-deck.ts';

/** A deck as the package stores it: forms and details are apart from the cards. */
export interface StarterParts extends LanguageWords {
  /** The cards have no forms. */
  file: DeckFile;
}

/** The included decks. */
export interface StarterDecks {
  list(): Promise<StarterDeck[]>;
  has(pair: PairId): Promise<boolean>;
  /**
   * Reads a deck without merging its forms and details into the cards.
   *
   * @throws {AppError} `deck-unknown` if the pair has no starter deck.
   */
  readParts(pair: PairId): Promise<StarterParts>;
  /** The same, kept for the renewal that stores the other cards next, as reading takes a second. @throws {AppError} As `readParts`. */
  readPartsToKeep(pair: PairId): Promise<StarterParts>;
  /** Forgets the parts that were kept. */
  forgetParts(): void;
  /** Licences and sources of all decks, without reading a deck. */
  licences(): Promise<StarterLicence[]>;
  /**
   * The known forms of a language's words. A server sends none with its cards, so that the tables here serve for its decks as well.
   *
   * @param language - ISO 639-3 code; a language without forms has an empty table.
   */
  forms(language: string): Promise<FormTable>;
}

/** @param read - Reads a file in the folder of the decks as text. */
export function createStarterDecks(read: (file: string) => Promise<string>): StarterDecks {
  const readIndex = async () => parseDeckIndex(await read('index.json'));
  const list = async () => (await readIndex()).decks;
  const find = async (pair: PairId) =>
    (await list()).find(({ from, to }) => toPairId({ from: from.iso639_3, to: to.iso639_3 }) === pair);
  /** The last requested table: a sync requests the same one repeatedly. */
  const tables = createMemoMap<string, FormTable>(1);
  const keptParts = createMemoMap<PairId, StarterParts>(1);

  async function readForms(language: string): Promise<FormTable> {
    // A server may use `zho` for Chinese, while the package uses `cmn`.
    const wanted = toLanguageCode(language);
    const found = (await readIndex()).forms.filter((forms) => toLanguageCode(forms.language) === wanted);
    return parseFormsFiles(await Promise.all(found.flatMap(({ files }) => files).map(read)));
  }

  async function readParts(pair: PairId): Promise<StarterParts> {
    const deck = await find(pair);
    if (!deck) throw new AppError('deck-unknown', `Expected a pair with a starter deck, got ${pair}.`);
    const [text, forms, details] = await Promise.all([
      read(deck.file),
      readForms(deck.from.iso639_3),
      deck.details === undefined ? undefined : read(deck.details),
    ]);
    const file = parsePackagedDeck(text);
    const words = file.cards.map(([word]) => word);
    return { file, forms, details: details === undefined ? new Map() : parseDetailsFile(details, words, forms) };
  }

  return {
    list,

    has: async (pair) => (await find(pair)) !== undefined,

    readParts: (pair) => keptParts.find(pair) ?? readParts(pair),

    readPartsToKeep: (pair) => keptParts.get(pair, () => readParts(pair)),

    forgetParts: keptParts.forget,

    licences: async () => listLicences(await readIndex()),

    forms: (language) => tables.get(language, () => readForms(language)),
  };
}

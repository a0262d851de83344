import { AppError } from '../app-error.ts';
import { type CardDetails, GENDERS, isCardText, type StoredCard, WORD_CLASSES, type WordClass } from '../model/card.ts';
import { MAX_EXAMPLES, MAX_PARTS, MAX_TEXT_LENGTH } from '../model/limits.ts';
import { unpackList } from './packed-text.ts';

/** Most cards in one list of a message. */
export const MAX_LISTED_CARDS = 20_000;

/** Longest list of cards in a message, in UTF-16 code units. */
export const MAX_CARD_LIST_LENGTH = 16_000_000;

/** Meanings or forms of one card. */
export const MAX_TEXTS_PER_CARD = 1_000;

/**
 * Many cards as one text (JSON), which a page sends to the background. Firefox copies one long string four times faster
 * than the arrays and strings that it represents; Chrome copies both equally fast.
 */

/** The search keys of a card. The slot of its meanings, which are not searched, is empty. */
export type CardKey = [rank: number, word: string, meanings: undefined, forms?: string[]];

/** Some cards of a list that follow each other. */
export interface CardStretch {
  /** JSON of these cards as {@link StoredCard}[]. */
  json: string;
  keys: CardKey[];
}

export function formatCardList(cards: readonly StoredCard[]): string {
  return JSON.stringify(cards);
}

/** The text of a list that was sent as it is or packed. @throws {AppError} `bad-request`. */
export const unpackCardList = (cards: string): Promise<string> => unpackList(cards, MAX_CARD_LIST_LENGTH);

/**
 * Reads a list and checks every card of it.
 *
 * @param size - Cards in each stretch but the last.
 * @throws {AppError} `bad-request`.
 */
export function readCardList(text: string, size: number): CardStretch[] {
  return readPlainList(text, size) ?? readAnyList(text, size);
}

/** A text as `JSON.stringify` writes it, of a common length and without rare escapes. */
const TEXT = String.raw`(?:[^"\\\u0000-\u001F]|\\["\\]){1,400}`;
const TEXTS = String.raw`\[(?:"${TEXT}"(?:,"${TEXT}"){0,99})?\]`;
const VALUE = String.raw`(?:"${TEXT}"|${TEXTS}|\[${TEXTS}(?:,${TEXTS}){0,99}\])`;
const DETAILS = String.raw`\{"[a-zA-Z]+":${VALUE}(?:,"[a-zA-Z]+":${VALUE}){0,9}\}`;
const CARD = new RegExp(
  String.raw`\[(0|[1-9]\d{0,14}),"(${TEXT})",${TEXTS}(?:,(${TEXTS})(?:,(${DETAILS}))?)?\](?:,|\]$)`,
  'y',
);
const SPACE_AROUND_TEXT = /[,[]"\s|\s"[,\]]/;

/**
 * Reads a list of cards as nearly all are, without making them: their own text is what is stored. That takes an eighth of the time.
 *
 * @returns undefined when there is anything else in the list.
 */
function readPlainList(text: string, size: number): CardStretch[] | undefined {
  if (!text.startsWith('[') || SPACE_AROUND_TEXT.test(text) || !text.isWellFormed()) return undefined;
  const stretches: CardStretch[] = [];
  let keys: CardKey[] = [];
  let start = 1;
  for (let index = 1, count = 0; index < text.length; index = CARD.lastIndex, count += 1) {
    CARD.lastIndex = index;
    const [, rank, word, forms, details] = CARD.exec(text) ?? [];
    if (rank === undefined || word === undefined || count === MAX_LISTED_CARDS) return undefined;
    if (details !== undefined && !isPlainDetails(details)) return undefined;
    keys.push(toKey(Number(rank), toWord(word), forms));
    if (keys.length < size && CARD.lastIndex < text.length) continue;
    // Without the comma or bracket behind its last card.
    stretches.push({ json: `[${text.slice(start, CARD.lastIndex - 1)}]`, keys });
    [keys, start] = [[], CARD.lastIndex];
  }
  return text.endsWith(']]') ? stretches : undefined;
}

function toWord(word: string): string {
  return word.includes('\\') ? JSON.parse(`"${word}"`) : word;
}

function toKey(rank: number, word: string, forms: string | undefined): CardKey {
  return forms === undefined ? [rank, word, undefined] : [rank, word, undefined, JSON.parse(forms)];
}

function readAnyList(text: string, size: number): CardStretch[] {
  const cards = parseCardList(text);
  const stretches: CardStretch[] = [];
  for (let start = 0; start < cards.length; start += size) {
    const some = cards.slice(start, start + size);
    stretches.push({
      json: JSON.stringify(some),
      keys: some.map(([rank, word, , forms]) => (forms ? [rank, word, undefined, forms] : [rank, word, undefined])),
    });
  }
  return stretches;
}

/**
 * Reads a list as the cards that are in it, each of them checked: by hand, as a schema takes ten times as long.
 *
 * @throws {AppError} `bad-request`.
 */
export function parseCardList(text: string): StoredCard[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-request', 'Expected a list of cards as JSON, got something else.', { cause });
  }
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_LISTED_CARDS) {
    throw new AppError('bad-request', `Expected a list of 1 to ${MAX_LISTED_CARDS} cards, got something else.`);
  }
  const wrong = list.findIndex((card) => !isStoredCard(card));
  if (wrong >= 0) {
    const expected = `[rank, word, meanings, forms?, details?] with texts of 1 to ${MAX_TEXT_LENGTH} characters`;
    throw new AppError('bad-request', `Expected card ${wrong} to be ${expected}, got something else.`);
  }
  return list;
}

function isStoredCard(card: unknown): card is StoredCard {
  if (!Array.isArray(card) || card.length < 3 || card.length > 5) return false;
  const [rank, word, meanings, forms, details] = card;
  return (
    Number.isSafeInteger(rank) &&
    rank >= 0 &&
    isCardText(word) &&
    isTextList(meanings) &&
    (card.length < 4 || isTextList(forms)) &&
    (card.length < 5 || isCardDetails(details))
  );
}

function isTextList(list: unknown): boolean {
  return isListOf(list, MAX_TEXTS_PER_CARD, isCardText);
}

const isListOf = (list: unknown, most: number, isItem: (item: unknown) => boolean) =>
  Array.isArray(list) && list.length <= most && list.every(isItem);

const isOneOf = (names: readonly string[]) => (list: unknown) =>
  isListOf(list, names.length, (name) => names.includes(name as string));

const isWordClass = (name: unknown) => WORD_CLASSES.includes(name as WordClass);

const DETAIL_CHECKS: Record<keyof CardDetails, (value: unknown) => boolean> = {
  reading: isCardText,
  frequency: isCardText,
  score: Number.isFinite,
  classes: isOneOf(WORD_CLASSES),
  meaningClasses: (list) => isListOf(list, MAX_TEXTS_PER_CARD, isWordClass),
  genders: isOneOf(GENDERS),
  parts: (list) => isListOf(list, MAX_PARTS, isCardText),
  examples: (list) =>
    isListOf(list, MAX_EXAMPLES, (example) => isListOf(example, 2, isCardText) && (example as unknown[]).length > 0),
};

/** Whether a text is that of a card's details just as it would be written. */
function isPlainDetails(json: string): boolean {
  const details: unknown = JSON.parse(json);
  return isCardDetails(details) && JSON.stringify(details) === json;
}

function isCardDetails(details: unknown): boolean {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return false;
  return Object.entries(details).every(([field, value]) => {
    return Object.hasOwn(DETAIL_CHECKS, field) && DETAIL_CHECKS[field as keyof CardDetails](value);
  });
}

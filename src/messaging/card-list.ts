import { AppError } from '../app-error.ts';
import { isCardText, MAX_TEXT_LENGTH } from '../contract/resources.ts';
import type { CardTuple } from './deck-views.ts';

/**
 * Many cards as one text (JSON), which a page sends to the background. Firefox copies one long string four times faster than the
 * arrays and strings that it stands for; in Chrome there is no difference.
 */

/** Most cards in one list. */
export const MAX_LISTED_CARDS = 20_000;
/** Longest list, in UTF-16 code units. Chrome takes messages of at most 64 MB. */
export const MAX_CARD_LIST_LENGTH = 16_000_000;
/** Meanings or forms of one card. */
const MAX_TEXTS = 1_000;

export function formatCardList(cards: readonly CardTuple[]): string {
  return JSON.stringify(cards);
}

/**
 * Reads a list and checks every card of it: by hand, as a schema takes ten times as long.
 *
 * @throws {AppError} `bad-request`.
 */
export function parseCardList(text: string): CardTuple[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-request', 'Expected a list of cards as JSON, got something else.', { cause });
  }
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_LISTED_CARDS) {
    throw new AppError('bad-request', `Expected a list of 1 to ${MAX_LISTED_CARDS} cards, got something else.`);
  }
  const wrong = list.findIndex((card) => !isCardTuple(card));
  if (wrong >= 0) {
    const expected = `[rank, word, meanings, forms?] with texts of 1 to ${MAX_TEXT_LENGTH} characters`;
    throw new AppError('bad-request', `Expected card ${wrong} to be ${expected}, got something else.`);
  }
  return list;
}

function isCardTuple(card: unknown): card is CardTuple {
  if (!Array.isArray(card) || card.length < 3 || card.length > 4) return false;
  const [rank, word, meanings, forms] = card;
  return (
    Number.isSafeInteger(rank) &&
    rank >= 0 &&
    isCardText(word) &&
    isTextList(meanings) &&
    (card.length === 3 || isTextList(forms))
  );
}

function isTextList(list: unknown): boolean {
  return Array.isArray(list) && list.length <= MAX_TEXTS && list.every(isCardText);
}

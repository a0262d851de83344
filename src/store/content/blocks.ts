import type { StoredCard } from '../../model/card.ts';
import type { BlockRow, DeckId } from './content-database.ts';

/** Cards per row: enough to keep rows few, few enough to read one card cheaply. */
export const BLOCK_SIZE = 256;

/**
 * Packs cards into rows.
 *
 * @param cards - Ascending by rank.
 * @returns Full rows, and a last row with the rest.
 */
export function packBlocks(deck: DeckId, cards: readonly StoredCard[]): BlockRow[] {
  const blocks: BlockRow[] = [];
  for (let start = 0; start < cards.length; start += BLOCK_SIZE) {
    const slice = cards.slice(start, start + BLOCK_SIZE);
    const [first, last] = [slice[0], slice.at(-1)];
    if (!first || !last) break;
    blocks.push({ deck, firstRank: first[0], lastRank: last[0], count: slice.length, cards: JSON.stringify(slice) });
  }
  return blocks;
}

export function unpackBlock({ cards }: Pick<BlockRow, 'cards'>): StoredCard[] {
  // Written by `packBlocks`, or checked by `readCardList`.
  return JSON.parse(cards) as StoredCard[];
}

/** The cards of a row. */
export interface CardBlock {
  /** All cards, parsed on first use. */
  readonly cards: StoredCard[];
  /** @returns One card, parsed from its part of the row's text, which takes a hundredth of parsing all. */
  find(rank: number): StoredCard | undefined;
}

export function toCardBlock(row: Pick<BlockRow, 'cards'>): CardBlock {
  let cards: StoredCard[] | undefined;
  const block = {
    get cards() {
      cards ??= unpackBlock(row);
      return cards;
    },
    find(rank: number) {
      const card = cards ? undefined : findCard(row.cards, rank);
      return card ?? block.cards.find(([other]) => other === rank);
    },
  };
  return block;
}

const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
const TEXTS = String.raw`\[(?:${TEXT}(?:,${TEXT})*)?\]`;
const VALUE = String.raw`(?:${TEXT}|${TEXTS}|\[${TEXTS}(?:,${TEXTS})*\])`;
const DETAILS = String.raw`\{(?:${TEXT}:${VALUE}(?:,${TEXT}:${VALUE})*)?\}`;
const CARD = new RegExp(String.raw`\[\d+,${TEXT},${TEXTS}(?:,${TEXTS}(?:,${DETAILS})?)?\]`, 'y');

/** @returns undefined if the position is ambiguous, because a meaning may end with the same text. */
function findCard(text: string, rank: number): StoredCard | undefined {
  const start = `[${rank},"`;
  const index = text.indexOf(start);
  if (index < 0 || text.includes(start, index + 1)) return undefined;
  CARD.lastIndex = index;
  const [card] = CARD.exec(text) ?? [];
  return card === undefined ? undefined : (JSON.parse(card) as StoredCard);
}

/**
 * Finds the cards of a row whose text matches a pattern, and parses no others.
 *
 * @param pattern - With the flag `g`.
 * @returns In rank order, each once.
 */
export function findCards(row: Pick<BlockRow, 'cards'>, pattern: RegExp): StoredCard[] {
  const text = row.cards;
  const found: StoredCard[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    CARD.lastIndex = findCardStart(text, index);
    const [card = ''] = CARD.exec(text) ?? [];
    // A meaning may look like the beginning of a card.
    if (CARD.lastIndex <= index) return unpackBlock(row);
    found.push(JSON.parse(card) as StoredCard);
    pattern.lastIndex = CARD.lastIndex;
  }
  return found;
}

/** Cards are the only lists of a row that begin with a number. */
function findCardStart(text: string, index: number): number {
  let start = index;
  do start = text.lastIndexOf('[', start - 1);
  while (start > 1 && !(isDigit(text.charCodeAt(start + 1)) && text.charAt(start - 1) === ','));
  return Math.max(1, start);
}

const isDigit = (code: number) => code >= 48 && code <= 57;

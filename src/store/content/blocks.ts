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
  /** @returns One card, parsed from its part of the row's text, which takes a thousandth of parsing all once the parts are known. */
  find(rank: number): StoredCard | undefined;
}

export function toCardBlock(row: Pick<BlockRow, 'cards'>): CardBlock {
  let cards: StoredCard[] | undefined;
  let starts: ReadonlyMap<number, number> | undefined;
  const block = {
    get cards() {
      cards ??= unpackBlock(row);
      return cards;
    },
    find(rank: number) {
      starts ??= findStarts(row.cards);
      return readCard(row.cards, starts.get(rank)) ?? block.cards.find(([other]) => other === rank);
    },
  };
  return block;
}

const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
const TEXTS = String.raw`\[(?:${TEXT}(?:,${TEXT})*)?\]`;
const VALUE = String.raw`(?:${TEXT}|${TEXTS}|\[${TEXTS}(?:,${TEXTS})*\])`;
const DETAILS = String.raw`\{(?:${TEXT}:${VALUE}(?:,${TEXT}:${VALUE})*)?\}`;
const CARD = new RegExp(String.raw`\[\d+,${TEXT},${TEXTS}(?:,${TEXTS}(?:,${DETAILS})?)?\]`, 'y');

const CARD_START = /\[(\d+),"/g;

/** @returns Where each rank's card begins. Ambiguous ones are left out: a meaning may end with the same text. */
function findStarts(text: string): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  const ambiguous = new Set<number>();
  for (const { index, 1: digits } of text.matchAll(CARD_START)) {
    const rank = Number(digits);
    if (starts.has(rank)) ambiguous.add(rank);
    starts.set(rank, index);
  }
  for (const rank of ambiguous) starts.delete(rank);
  return starts;
}

function readCard(text: string, start: number | undefined): StoredCard | undefined {
  if (start === undefined) return undefined;
  CARD.lastIndex = start;
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

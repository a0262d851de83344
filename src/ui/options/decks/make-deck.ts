import { formatCardList } from '../../../messaging/card-list.ts';
import type { Send } from '../../../messaging/client.ts';
import type { FilePart } from '../../../messaging/file-reader.ts';
import type { StoredCard } from '../../../model/card.ts';
import type { DeckSummary, SourceId } from '../../../model/source.ts';
import { startImport } from '../get-deck/import/file-import.ts';

/** Cards in one message: Firefox is slow with large ones. */
const PAGE_SIZE = 2_000;

interface MadeDeck {
  /** @param count - Number of its cards. */
  toName(count: number): string;
  /** Number of cards, from the first. */
  count: number;
  /** Words in their order, if the source has none of its own. Those that it does not explain are left out. */
  words?: readonly string[] | undefined;
  /** Cancels, unless the new source is already published. */
  signal: AbortSignal;
}

/**
 * Copies the first cards of a source, its most frequent words, to a new source to study. With a list, copies those that explain its first
 * words.
 *
 * @returns The new source; undefined if that was cancelled, if its cards were lost meanwhile, or if the source explains no word of the list.
 * @throws {AppError} `deck-unknown` for a removed source; `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export async function makeDeck(
  send: Send,
  { id, from, to, origin, ...source }: DeckSummary,
  { toName, count, words, signal }: MadeDeck,
): Promise<DeckSummary | undefined> {
  const listed = words && toRanked(await findCards(send, id, words, signal), words).slice(0, count);
  if (listed?.length === 0 || signal.aborted) return undefined;
  async function* readListed(cards: readonly StoredCard[]): AsyncGenerator<FilePart> {
    for (let start = 0; start < cards.length; start += PAGE_SIZE) {
      const part = cards.slice(start, start + PAGE_SIZE);
      const isLast = start + PAGE_SIZE >= cards.length;
      yield { list: formatCardList(part), cards: part.length, readBytes: 0, isLast };
    }
  }
  async function* readParts(): AsyncGenerator<FilePart> {
    let [after, left] = [-1, count];
    for (let isLast = false; !isLast; ) {
      const page = await send('deck.export', { id, after, limit: Math.min(PAGE_SIZE, left) });
      const cards = page.cards;
      left -= cards.length;
      after = cards.at(-1)?.[0] ?? after;
      isLast = page.isLast || left <= 0 || cards.length === 0;
      yield { list: formatCardList(cards), cards: cards.length, readBytes: 0, isLast };
    }
  }
  const name = toName(listed?.length ?? Math.min(count, source.cards));
  const credit = origin.kind === 'file' ? origin.credit : undefined;
  const making = startImport({
    send,
    from,
    to,
    file: new File([], name),
    format: { kind: 'json-lines' },
    facts: { name, ...(credit === undefined ? {} : { credit }) },
    readParts: listed === undefined ? readParts : () => readListed(listed),
  });
  signal.addEventListener('abort', making.cancel, { once: true });
  return making.finish({ isDictionary: false });
}

/** Finds the first card of each word of a list. Reads the whole source, in pages. */
async function findCards(
  send: Send,
  id: SourceId,
  list: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, StoredCard>> {
  const wanted = new Set(list);
  const found = new Map<string, StoredCard>();
  for (let after = -1, isLast = false; !isLast && !signal.aborted; ) {
    const page = await send('deck.export', { id, after, limit: PAGE_SIZE });
    for (const card of page.cards) if (wanted.has(card[1]) && !found.has(card[1])) found.set(card[1], card);
    after = page.cards.at(-1)?.[0] ?? after;
    isLast = page.isLast || page.cards.length === 0;
  }
  return found;
}

function toRanked(cards: ReadonlyMap<string, StoredCard>, list: readonly string[]): StoredCard[] {
  return list
    .map((word) => cards.get(word))
    .filter((card) => card !== undefined)
    .map(([, word, meanings, ...tail], index): StoredCard => [index + 1, word, meanings, ...tail]);
}

import { formatCardList } from '../../../messaging/card-list.ts';
import type { Send } from '../../../messaging/client.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { startImport } from '../get-deck/import/file-import.ts';
import type { FilePart } from '../get-deck/import/file-parts.ts';

/** Cards in one message: Firefox is slow with large ones. */
const PAGE_SIZE = 2_000;

interface MadeDeck {
  name: string;
  /** Number of cards, from the first. */
  count: number;
}

/**
 * Copies the first cards of a source, its most frequent words, to a new source to study.
 *
 * @returns The new source; undefined if its cards were lost meanwhile.
 * @throws {AppError} `deck-unknown` for a removed source; `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export function makeDeck(
  send: Send,
  { id, from, to, origin }: DeckSummary,
  { name, count }: MadeDeck,
): Promise<DeckSummary | undefined> {
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
  const credit = origin.kind === 'file' ? origin.credit : undefined;
  const making = startImport({
    send,
    from,
    to,
    file: new File([], name),
    format: { kind: 'json-lines' },
    facts: { name, ...(credit === undefined ? {} : { credit }) },
    readParts,
  });
  return making.finish({ isDictionary: false });
}

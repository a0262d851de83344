import * as z from 'zod/mini';
import { AppError } from '../../app-error.ts';
import { type DeckNotes, toDeckNotes } from '../../model/deck.ts';
import {
  cardSchema,
  checkDeckJson,
  type DeckFileCard,
  deckFileSchema,
  nameDeckPlace,
  parseDeckJson,
} from './deck-file.ts';
import { countLineFeeds, failEncoding } from './decode-text.ts';
import { parseJson } from './parse-json.ts';
import { splitJsonList } from './split-json-list.ts';

/** Longest card, and longest other field of the file, in bytes: the notes may have so many. */
export const MAX_DECK_ENTRY_BYTES = 16_000_000;

const cardsSchema = z.array(cardSchema);
const deckStartSchema = z.partial(deckFileSchema);

/**
 * Reads a deck file of any size, some cards at a time.
 *
 * @param chunks - Bytes in UTF-8.
 * @param onNotes - Receives the notes, which may stand behind the cards.
 * @throws {AppError} `deck-file-invalid` naming the first place that is wrong. What stands before the cards is checked before them.
 */
export async function* readDeckCards(
  chunks: AsyncIterable<Uint8Array>,
  onNotes: (notes: DeckNotes) => void = () => undefined,
): AsyncGenerator<DeckFileCard[]> {
  let count = 0;
  const pieces = splitJsonList(chunks, {
    list: 'cards',
    code: 'deck-file-invalid',
    maxEntryBytes: MAX_DECK_ENTRY_BYTES,
    failEncoding: (line, cause) => failEncoding(line, 'utf-8', cause),
  });
  for await (const { values, line, rest } of pieces) {
    if (values === undefined) {
      const { cards, ...header } = parseDeckJson(parseJson(rest, line - countLineFeeds(rest)));
      // A key that is written with escapes is found by the parser alone.
      if (count > 0 && cards.length > 0) failTwice();
      onNotes(toDeckNotes(header));
      if (cards.length > 0) yield cards;
      continue;
    }
    if (count === 0) checkDeckJson(deckStartSchema, parseJson(`${rest}]}`), nameDeckPlace);
    const first = count;
    const cards = checkDeckJson(cardsSchema, parseJson(`[${values}]`, line), ([index, ...path]) =>
      nameDeckPlace(['cards', first + Number(index), ...path]),
    );
    count += cards.length;
    yield cards;
  }
}

function failTwice(): never {
  throw new AppError('deck-file-invalid', 'Expected one list "cards", got several.');
}

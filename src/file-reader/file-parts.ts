import { AppError } from '../app-error.ts';
import { toBase64 } from '../async/base64.ts';
import { spellParts } from '../languages/spell-parts.ts';
import { createEntryPacker, formatEntry } from '../library/formats/dictionary/pack-entries.ts';
import { readCardRows } from '../library/formats/read-card-rows.ts';
import type { FilePart } from '../messaging/file-reader.ts';
import { packText } from '../messaging/packed-text.ts';
import { type StoredCard, toCardTail } from '../model/card.ts';
import type { DeckNotes } from '../model/deck.ts';
import { type FileCard, type FileFormat, isDictionaryFormat } from '../model/file-format.ts';
import type { PackedEntries } from '../model/full-entry.ts';
import { MAX_DECK_NOTES_LENGTH } from '../model/limits.ts';

/** Cards in one part: enough to amortise messages and progress reports, few enough for smooth progress. Fills whole rows of the store. */
const MOST_CARDS = 40 * 256;
/** The first part is smaller, so the background prepares while the second one is built. */
const FIRST_CARDS = 4 * 256;
/** Longest list of a part, in UTF-16 code units, so that very long texts do not make a message too large. */
const PART_LENGTH = 1_000_000;
/**
 * Longest full entries of a part before the last one, as JSON. Packed they take a fraction; together with the longest single entry and in
 * the worst case they take four times as much, which is less than a message may have.
 */
const PART_ENTRY_LENGTH = 1_500_000;

/** @param language - Of the words, ISO 639-3. */
export async function* readParts(
  file: File,
  format: FileFormat,
  { language }: { language?: string | undefined } = {},
): AsyncGenerator<FilePart> {
  let [readBytes, reportedBytes] = [0, 0];
  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  let notes: DeckNotes = {};
  const onNotes = (found: DeckNotes) => {
    notes = found;
  };
  const isPacked = isDictionaryFormat(format);
  const isTable = format.kind === 'delimited';
  let part = createPart(FIRST_CARDS, isPacked);
  for await (const rows of readCardRows(file, format, { onRead, onNotes })) {
    if (rows.length === 0 && readBytes > reportedBytes) {
      // A dictionary is read for its forms first.
      reportedBytes = readBytes;
      yield { list: '', cards: 0, readBytes, isLast: false };
    }
    for (const row of rows) {
      // Only the end of the file shows which part is the last, so a complete part waits for the next card.
      if (part.isFull()) {
        yield { ...(await part.end()), readBytes, isLast: false };
        part = createPart(MOST_CARDS, isPacked);
      }
      part.add(isTable && language !== undefined ? spellParts(row, language) : row);
    }
  }
  yield { ...(await part.end()), readBytes, isLast: true, ...formatNotes(notes) };
}

/**
 * Collects the cards of one part as text, so that a few strings wait instead of thousands of rows.
 *
 * @param isPacked - A dictionary's cards are much longer than a deck's: packing them takes less time than they would in messages.
 */
function createPart(mostCards: number, isPacked: boolean) {
  const cards: string[] = [];
  const packer = createEntryPacker();
  let [length, entryLength] = [0, 0];
  return {
    isFull: () => cards.length === mostCards || length >= PART_LENGTH || entryLength >= PART_ENTRY_LENGTH,
    add(row: FileCard): void {
      const card = JSON.stringify(toTuple(row));
      cards.push(card);
      length += card.length;
      if (!row.content) return;
      const entry = formatEntry(row.content);
      packer.add(row.rank, entry);
      entryLength += entry.length;
    },
    async end(): Promise<Pick<FilePart, 'list' | 'cards' | 'entries'>> {
      const stretches = await packer.end();
      const entries = stretches.map(
        ({ firstRank, lastRank, content }): PackedEntries => [firstRank, lastRank, toBase64(content)],
      );
      const list = `[${cards.join(',')}]`;
      return {
        list: isPacked ? await packText(list) : list,
        cards: cards.length,
        ...(entries.length > 0 && { entries: JSON.stringify(entries) }),
      };
    },
  };
}

function formatNotes(notes: DeckNotes): Pick<FilePart, 'notes'> {
  const text = JSON.stringify(notes);
  if (text === '{}') return {};
  if (text.length <= MAX_DECK_NOTES_LENGTH) return { notes: text };
  throw new AppError(
    'deck-file-invalid',
    `Expected respelt and vulgar words of at most ${MAX_DECK_NOTES_LENGTH} characters, got ${text.length}.`,
  );
}

function toTuple({ rank, word, meanings, forms, details }: FileCard): StoredCard {
  return [rank, word, meanings, ...toCardTail(forms, details)];
}

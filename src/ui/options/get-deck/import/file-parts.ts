import { AppError } from '../../../../app-error.ts';
import type { FileCard } from '../../../../library/formats/card-row.ts';
import { type FileFormat, readCardRows } from '../../../../library/formats/read-card-rows.ts';
import { formatCardList, joinCardLists } from '../../../../messaging/card-list.ts';
import { MAX_DECK_NOTES_LENGTH } from '../../../../messaging/fields.ts';
import { type StoredCard, toCardTail } from '../../../../model/card.ts';
import type { DeckNotes } from '../../../../model/deck.ts';
import type { PackedEntries } from '../../../../model/full-entry.ts';
import { packEntries } from './pack-entries.ts';

/** A part of a file, as sent to the background. */
export interface FilePart {
  /** A list of `messaging/card-list.ts`. Empty text in a part that only reports progress. */
  list: string;
  cards: number;
  /** `PackedEntries[]` as JSON; absent if there are none. */
  entries?: string;
  /** Bytes of the file read when this part was complete. */
  readBytes: number;
  isLast: boolean;
  /** Only in the last part of a deck file that has notes: `DeckNotes` as JSON. */
  notes?: string;
}

/** @throws {AppError} The error in the file; see `readCardRows`. */
export type ReadParts = (file: File, format: FileFormat) => AsyncIterable<FilePart>;

/** Batches in one part: enough to amortise messages and progress reports, few enough for smooth progress. */
const BATCHES = 40;
/** The first part is smaller, so the background prepares while the second one is built. */
const FIRST_BATCHES = 4;
/** Longest part in UTF-16 code units, so that very long texts do not make a message too large. */
const PART_LENGTH = 1_000_000;

export async function* readParts(file: File, format: FileFormat): AsyncGenerator<FilePart> {
  let readBytes = 0;
  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  let notes: DeckNotes = {};
  const onNotes = (found: DeckNotes) => {
    notes = found;
  };
  let [lists, cards, length] = [[] as string[], 0, 0];
  let entries: PackedEntries[] = [];
  let batches = FIRST_BATCHES;
  for await (const rows of readCardRows(file, format, { onRead, onNotes })) {
    if (rows.length === 0) {
      // A dictionary is read for its forms first.
      yield { list: '', cards: 0, readBytes, isLast: false };
      continue;
    }
    // Only the end of the file shows which part is the last, so a complete part waits for the next batch.
    if (lists.length === batches || length >= PART_LENGTH) {
      yield { list: joinCardLists(lists), cards, readBytes, isLast: false, ...formatEntries(entries) };
      batches = BATCHES;
      [lists, cards, length, entries] = [[], 0, 0, []];
    }
    // Serialised immediately, so one string waits instead of thousands of rows.
    const list = formatCardList(rows.map(toTuple));
    lists.push(list);
    cards += rows.length;
    length += list.length;
    for (const row of await packEntries(rows)) {
      entries.push(row);
      length += row[2].length;
    }
  }
  yield {
    list: joinCardLists(lists),
    cards,
    readBytes,
    isLast: true,
    ...formatEntries(entries),
    ...formatNotes(notes),
  };
}

function formatEntries(entries: readonly PackedEntries[]): Pick<FilePart, 'entries'> {
  return entries.length > 0 ? { entries: JSON.stringify(entries) } : {};
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

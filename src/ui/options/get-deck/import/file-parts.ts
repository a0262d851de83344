import type { CardRow } from '../../../../library/formats/card-row.ts';
import { type FileFormat, readCardRows } from '../../../../library/formats/read-card-rows.ts';
import { formatCardList, joinCardLists } from '../../../../messaging/card-list.ts';
import { type StoredCard, toCardTail } from '../../../../model/card.ts';

/** Some cards of a file, as they are sent to the background. */
export interface FilePart {
  /** A list of `messaging/card-list.ts`. */
  list: string;
  cards: number;
  /** Of the file, when this part was whole. */
  readBytes: number;
  isLast: boolean;
}

/** @throws {AppError} What is wrong with the file; see `readCardRows`. */
export type ReadParts = (file: File, format: FileFormat) => AsyncIterable<FilePart>;

/** Batches in one part: enough that the way to the background and showing where it stands cost little, few enough that it is seen to go on. */
const BATCHES = 40;
/** The background reads what it needs for the first part while the second is made. */
const FIRST_BATCHES = 4;
/** A part of very long texts ends sooner, so that no message is large: UTF-16 code units. */
const PART_LENGTH = 1_000_000;

export async function* readParts(file: File, format: FileFormat): AsyncGenerator<FilePart> {
  let readBytes = 0;
  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  let [lists, cards, length] = [[] as string[], 0, 0];
  let batches = FIRST_BATCHES;
  for await (const rows of readCardRows(file, format, { onRead })) {
    // The last part is only known to be the last when there is no more, so that a whole one waits for the next batch.
    if (lists.length === batches || length >= PART_LENGTH) {
      yield { list: joinCardLists(lists), cards, readBytes, isLast: false };
      batches = BATCHES;
      [lists, cards, length] = [[], 0, 0];
    }
    // Written at once: what waits is one text, not thousands of rows.
    const list = formatCardList(rows.map(toTuple));
    lists.push(list);
    cards += rows.length;
    length += list.length;
  }
  yield { list: joinCardLists(lists), cards, readBytes, isLast: true };
}

function toTuple({ rank, word, meanings, forms, details }: CardRow): StoredCard {
  return [rank, word, meanings, ...toCardTail(forms, details)];
}

import { openScratchFile, type ScratchFile } from './scratch-file.ts';

/** Texts of any number and length that are put in order, with a small part of them in memory. */
export interface TextOrder {
  /** @param orders - One for each text. @throws {DOMException} `QuotaExceededError`. */
  add(orders: readonly number[], texts: readonly string[]): Promise<void>;
  /** Reads all texts by their numbers, the lowest first, and those of the same number as they were added. */
  read(): AsyncGenerator<string[]>;
  close(): Promise<void>;
}

/** Bytes of texts that are put in order at once. Most dictionaries have fewer. */
const STRETCH_BYTES = 24_000_000;
/** Bytes that are read at once from each ordered stretch. */
const READ_BYTES = 256 * 1024;
/** Bytes that are written at once. */
const WRITE_BYTES = 1_000_000;
const TEXTS_AT_ONCE = 256;
/** Bytes of a number and a length before each text. */
const HEAD_BYTES = 12;

interface Bounds {
  stretchBytes: number;
  readBytes: number;
  writeBytes: number;
}

/** A text in the bytes of those that were added with it: as a string it would take several times the memory. */
interface OrderedText {
  order: number;
  bytes: Uint8Array<ArrayBuffer>;
  start: number;
  end: number;
}

/** An ordered stretch in the file. */
interface Stretch {
  start: number;
  end: number;
}

/** Orders texts in stretches, which go to a file and are merged from there. */
export function createTextOrder(
  open: () => Promise<ScratchFile> = openScratchFile,
  { stretchBytes, readBytes, writeBytes }: Bounds = {
    stretchBytes: STRETCH_BYTES,
    readBytes: READ_BYTES,
    writeBytes: WRITE_BYTES,
  },
): TextOrder {
  let file: ScratchFile | undefined;
  let fileBytes = 0;
  const stretches: Stretch[] = [];
  let texts: OrderedText[] = [];
  let textBytes = 0;

  async function store(): Promise<void> {
    file ??= await open();
    const start = fileBytes;
    for (const piece of joinRecords(sort(texts), writeBytes)) {
      file.write(piece);
      fileBytes += piece.length;
    }
    stretches.push({ start, end: fileBytes });
    [texts, textBytes] = [[], 0];
  }

  return {
    async add(orders, added) {
      const { bytes, ends } = packTexts(added);
      for (const [place, order] of orders.entries()) {
        texts.push({ order, bytes, start: ends[place - 1] ?? 0, end: ends[place] ?? 0 });
      }
      textBytes += bytes.length;
      if (textBytes >= stretchBytes) await store();
    },
    async *read() {
      if (!file) {
        yield* unpack(sort(texts));
        return;
      }
      if (texts.length > 0) await store();
      const from = file;
      yield* unpack(merge(stretches.map((stretch) => readStretch(from, stretch, readBytes))));
    },
    async close() {
      await file?.close();
    },
  };
}

/** Sorts in place, and keeps texts of the same number in their order. Two infinities have no difference. */
const sort = (texts: OrderedText[]) => texts.sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));

function packTexts(texts: readonly string[]): { bytes: Uint8Array<ArrayBuffer>; ends: number[] } {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(texts.join(''));
  let end = 0;
  const ends = texts.map((text) => {
    end += encoder.encode(text).length;
    return end;
  });
  return { bytes, ends };
}

function* unpack(texts: Iterable<OrderedText>): Generator<string[]> {
  const decoder = new TextDecoder();
  let some: string[] = [];
  for (const { bytes, start, end } of texts) {
    some.push(decoder.decode(bytes.subarray(start, end)));
    if (some.length < TEXTS_AT_ONCE) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** @returns Pieces of at least so many bytes, but for the last one. */
function* joinRecords(texts: Iterable<OrderedText>, leastBytes: number): Generator<Uint8Array<ArrayBuffer>> {
  let some: OrderedText[] = [];
  let size = 0;
  for (const text of texts) {
    some.push(text);
    size += HEAD_BYTES + text.end - text.start;
    if (size < leastBytes) continue;
    yield joinSome(some, size);
    [some, size] = [[], 0];
  }
  if (some.length > 0) yield joinSome(some, size);
}

function joinSome(texts: readonly OrderedText[], size: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(size);
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const { order, bytes, start, end } of texts) {
    view.setFloat64(at, order);
    view.setUint32(at + 8, end - start);
    joined.set(bytes.subarray(start, end), at + HEAD_BYTES);
    at += HEAD_BYTES + end - start;
  }
  return joined;
}

function* readStretch(file: ScratchFile, { start, end }: Stretch, readBytes: number): Generator<OrderedText> {
  let offset = start;
  let bytes = new Uint8Array();
  let at = 0;
  /** Makes sure that so many bytes follow. */
  const need = (length: number) => {
    if (at + length <= bytes.length) return;
    offset += at;
    bytes = file.read(offset, Math.min(end - offset, Math.max(length, readBytes)));
    at = 0;
  };
  while (offset + at < end) {
    need(HEAD_BYTES);
    const head = new DataView(bytes.buffer, bytes.byteOffset + at, HEAD_BYTES);
    const [order, length] = [head.getFloat64(0), head.getUint32(8)];
    need(HEAD_BYTES + length);
    yield { order, bytes, start: at + HEAD_BYTES, end: at + HEAD_BYTES + length };
    at += HEAD_BYTES + length;
  }
}

/** Merges ordered lists; of equal numbers, the one of an earlier list comes first. */
function* merge(lists: readonly Generator<OrderedText>[]): Generator<OrderedText> {
  const open = lists.flatMap((list) => {
    const { value, done } = list.next();
    return done ? [] : [{ list, value }];
  });
  while (open.length > 0) {
    let first = 0;
    for (let place = 1; place < open.length; place += 1) {
      if ((open[place]?.value.order ?? 0) < (open[first]?.value.order ?? 0)) first = place;
    }
    const taken = open[first];
    if (!taken) return;
    yield taken.value;
    const { value, done } = taken.list.next();
    if (done) open.splice(first, 1);
    else taken.value = value;
  }
}

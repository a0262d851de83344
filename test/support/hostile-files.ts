import { constants, crc32, deflateRawSync } from 'node:zlib';
import { writeTar } from './tar.ts';
import { createZipWriter, writeDictionaryZip, writeZip } from './zip.ts';

/** A file that is large, packed or made to be slow. */
export interface HostileFile {
  title: string;
  name: string;
  /** Bytes of the file, in order. */
  write(): Iterable<string | Uint8Array>;
}

function* times(count: number, toText: (index: number) => string): Generator<string> {
  let text = '';
  for (let index = 0; index < count; index += 1) {
    text += toText(index);
    if (text.length > 1_000_000) {
      yield text;
      text = '';
    }
  }
  yield text;
}

function* repeat(text: string, megabytes: number): Generator<string> {
  const block = text.repeat(Math.ceil(1_000_000 / text.length));
  for (let left = megabytes; left > 0; left -= 1) yield block;
}

/** The fields of a deck file besides its cards. */
export const DECK_FIELDS = {
  format: 'wayword-deck',
  version: 2,
  from: { iso639_3: 'deu', name: 'German' },
  to: { iso639_3: 'eng', name: 'English' },
  licence: { id: 'CC0-1.0', url: 'https://example.org' },
  sources: [],
  changes: 'none',
};
const DECK_HEAD = JSON.stringify(DECK_FIELDS).slice(0, -1);

const OP = { v: 1, kind: 'know', device: 'one', zoneMinutes: 60, day: 20_000, pair: 'deu-eng' };
const toOp = (index: number) =>
  JSON.stringify({
    ...OP,
    seq: index + 1,
    id: `one-${index}-${'x'.repeat(40)}`,
    at: 1_700_000_000_000 + index,
    wallAt: 1_700_000_000_000 + index,
    word: `wort${index}${'y'.repeat(100)}`,
  });

/** A StarDict index of words that share one article. */
function* writeStardictTar(words: number): Generator<Uint8Array> {
  const index = Buffer.concat(
    Array.from({ length: words }, (_, place) => Buffer.from(`w${place}\0\0\0\0\0\0\0\0\u0005`, 'latin1')),
  );
  const ifo = `StarDict's dict ifo file\nversion=3.0.0\nbookname=A\nwordcount=${words}\nidxfilesize=${index.length}\nsametypesequence=m\n`;
  yield writeTar(
    { name: 'a.ifo', content: ifo },
    { name: 'a.idx', content: index },
    { name: 'a.dict', content: 'house' },
  );
}

/** A packed tar with a file of zeros. Each piece is packed alone, so that the same bytes stand for all of them. */
function* writePackedZeros(pieces: number): Generator<Uint8Array> {
  const piece = Buffer.alloc(10_000_000);
  const { length } = piece;
  const tar = Buffer.from(
    writeTar({ name: 'zeros.dict', edit: (head) => void head.write(toOctal(pieces * length), 124) }),
  );
  const head = tar.subarray(0, 512);
  const end = Buffer.alloc(1_024);
  const pack = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const packed = pack(piece);
  let sum = crc32(head);
  for (let count = 0; count < pieces; count += 1) sum = crc32(piece, sum);
  sum = crc32(end, sum);
  yield Buffer.from('\x1f\x8b\x08\0\0\0\0\0\0\x03', 'latin1');
  yield pack(head);
  for (let count = 0; count < pieces; count += 1) yield packed;
  yield deflateRawSync(end);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE((head.length + pieces * length + end.length) % 2 ** 32, 4);
  yield trailer;
}

const toOctal = (bytes: number) => bytes.toString(8).padStart(11, '0');

/** A dictionary for dictd whose lines share one article. */
function* writeDictdTar(lines: number): Generator<Uint8Array> {
  const index = [...times(lines, (place) => `w${place}\tA\tF\n`)].join('');
  yield writeTar({ name: 'a.index', content: index }, { name: 'a.dict', content: 'house' });
}

function* writeEmptyEntries(count: number): Generator<Uint8Array> {
  const parts: Buffer[] = [];
  const zip = createZipWriter((bytes) => parts.push(bytes));
  for (let index = 0; index < count; index += 1) zip.add(`${index}`, '');
  zip.end();
  yield* parts;
}

const LONG = 'x'.repeat(9_999);

/** The worst inputs for a page that imports a file. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { title: '100 MB of line feeds', name: 'feeds.csv', write: () => repeat('\n', 100) },
  { title: '100 MB of brackets', name: 'brackets.csv', write: () => repeat('[', 100) },
  { title: '20 MB of quotes that do not close', name: 'quotes.csv', write: () => repeat('a,"b\n', 20) },
  { title: 'a text of 50 MB in one line', name: 'line.txt', write: () => repeat('a', 50) },
  {
    title: 'a deck whose card 250,000 is broken',
    name: 'deck.json',
    *write() {
      yield `${DECK_HEAD},"cards":[`;
      yield* times(249_999, (index) => `["wort${index}",["word ${index}"]],\n`);
      yield '["",[]]]}';
    },
  },
  {
    title: 'a deck file of 100 MB',
    name: 'large.json',
    *write() {
      yield `${DECK_HEAD},"cards":[`;
      yield* times(1_000_000, (index) => `["wort${index}",["${'word '.repeat(14)}${index}"]],\n`);
      yield '["ende",["end"]]]}';
    },
  },
  {
    title: 'JSON lines of another program of 100 MB',
    name: 'other.jsonl',
    write: () => times(500_000, (index) => `{"front":"wort${index}","back":"${'word '.repeat(34)}${index}"}\n`),
  },
  {
    title: 'a JSON list of another program of 48 MB',
    name: 'list.json',
    *write() {
      yield '[';
      yield* times(230_000, (index) => `{"front":"wort${index}","back":"${'word '.repeat(34)}${index}"},\n`);
      yield '{"front":"ende","back":"end"}]';
    },
  },
  {
    title: 'a JSON line with a million keys',
    name: 'keys.jsonl',
    *write() {
      yield '{"word":"a","meanings":["b"]';
      yield* times(1_000_000, (index) => `,"k${index}":1`);
      yield '}\n';
    },
  },
  {
    title: 'a line of JSON of 80 MB',
    name: 'wide.jsonl',
    *write() {
      yield '{"word":"a","meanings":["b"';
      yield* times(8_000_000, () => `,"meaning"`);
      yield ']}\n';
    },
  },
  {
    title: 'cards of meanings of the greatest length',
    name: 'long.jsonl',
    *write() {
      const meanings = JSON.stringify(Array.from({ length: 390 }, () => LONG));
      yield* times(20, (index) => `{"word":"${index}","meanings":${meanings}}\n`);
    },
  },
  {
    title: 'a row of the longest cells',
    name: 'cells.csv',
    write: () => times(20, () => `${`${LONG},`.repeat(300)}\n`),
  },
  {
    title: '10,000 tiny banks',
    name: 'banks.zip',
    *write() {
      const banks: Record<string, unknown> = {};
      for (let index = 1; index <= 10_000; index += 1)
        banks[`term_bank_${index}`] = [['猫', '', '', '', 0, ['cat'], 1, '']];
      yield writeDictionaryZip(banks);
    },
  },
  {
    title: 'a tar of 50,000 empty files',
    name: 'empty.tar',
    *write() {
      yield writeTar(...Array.from({ length: 50_000 }, (_, index) => ({ name: `a${index}` })));
    },
  },
  { title: 'a zip with 200,000 empty entries', name: 'entries.zip', write: () => writeEmptyEntries(200_000) },
  { title: 'a packed tar of 1 GB', name: 'zeros.tar.gz', write: () => writePackedZeros(100) },
  { title: 'a dictd index of 1,000,000 lines', name: 'lines.tar', write: () => writeDictdTar(1_000_000) },
  { title: 'a StarDict index of 1,500,000 words', name: 'index.tar', write: () => writeStardictTar(1_500_000) },
  {
    title: 'a zip of a long text of one letter',
    name: 'bomb.zip',
    *write() {
      yield writeZip({
        'index.json': '{"title":"A","format":3,"revision":"1"}',
        'term_bank_1.json': Buffer.alloc(300_000_000, 'a'),
      });
    },
  },
];

/** 60 MB: 180,000 answers. @param deckBytes - Of a deck that stands before them. */
export function* writeLargeBackup(deckBytes = 0): Generator<string> {
  yield '{"format":"wayword-study","version":3,';
  if (deckBytes > 0) {
    yield '"decks":[{"file":"a","name":"a","from":{"iso639_3":"deu","name":"German"},"to":{"iso639_3":"eng","name":"English"},';
    yield '"inLookups":true,"inStudy":true,"cards":[';
    yield* times(
      deckBytes / 100,
      (index) => `${index === 0 ? '' : ','}[${index + 1},"w${index}",["${'m'.repeat(85)}"]]`,
    );
    yield ']}],';
  }
  yield '"ops":[';
  yield* times(180_000, (index) => `${index === 0 ? '' : ','}${toOp(index)}`);
  yield ']}';
}

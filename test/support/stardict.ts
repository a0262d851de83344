import { gzipSync } from 'node:zlib';
import { packTar } from '../../src/ui/options/get-deck/import/pack-tar.ts';

/** Files of a dictionary by name. */
export type DictionaryFiles = Record<string, Uint8Array<ArrayBuffer>>;

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

function toBytes(value: number | bigint): Uint8Array {
  const bytes = Buffer.alloc(typeof value === 'bigint' ? 8 : 4);
  if (typeof value === 'bigint') bytes.writeBigUInt64BE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

interface StardictOptions {
  /** Added to the `.ifo`, or in place of its fields. */
  ifo?: Record<string, string>;
  /** Words by the number of their entry. */
  synonyms?: readonly [word: string, entry: number][];
  isPacked?: boolean;
  isLarge?: boolean;
}

/**
 * Writes a StarDict dictionary by its specification.
 *
 * @param entries - Each word with its article; entries with one article share its place.
 */
export function writeStardict(
  entries: readonly [word: string, article: string | Uint8Array][],
  { ifo = {}, synonyms, isPacked = false, isLarge = false }: StardictOptions = {},
): DictionaryFiles {
  const places = new Map<string | Uint8Array, [offset: number, size: number]>();
  const articles: Uint8Array[] = [];
  let offset = 0;
  const rows = entries.map(([word, article]) => {
    const bytes = typeof article === 'string' ? encode(article) : article;
    let place = places.get(article);
    if (!place) {
      place = [offset, bytes.length];
      places.set(article, place);
      articles.push(bytes);
      offset += bytes.length;
    }
    return concat(encode(`${word}\0`), toBytes(isLarge ? BigInt(place[0]) : place[0]), toBytes(place[1]));
  });
  const idx = concat(...rows);
  const dict = concat(...articles);
  const fields = {
    version: '3.0.0',
    bookname: 'Test dictionary',
    wordcount: String(entries.length),
    idxfilesize: String(idx.length),
    ...(isLarge ? { idxoffsetbits: '64' } : {}),
    sametypesequence: 'm',
    ...ifo,
  };
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}\n`);
  return {
    'test.ifo': encode(`StarDict's dict ifo file\n${lines.join('')}`),
    'test.idx': idx,
    ...(isPacked ? { 'test.dict.dz': new Uint8Array(gzipSync(dict)) } : { 'test.dict': dict }),
    ...(synonyms
      ? { 'test.syn': concat(...synonyms.map(([word, entry]) => concat(encode(`${word}\0`), toBytes(entry)))) }
      : {}),
  };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const toDigits = (value: number): string =>
  (value >= 64 ? toDigits(Math.floor(value / 64)) : '') + DIGITS.charAt(value % 64);

/** Writes a dictionary for dictd. */
export function writeDictd(entries: readonly [word: string, article: string][]): DictionaryFiles {
  let offset = 0;
  const lines = entries.map(([word, article]) => {
    const size = encode(article).length;
    const line = `${word}\t${toDigits(offset)}\t${toDigits(size)}\n`;
    offset += size;
    return line;
  });
  const dict = encode(entries.map(([, article]) => article).join(''));
  return { 'deu-eng.index': encode(lines.join('')), 'deu-eng.dict.dz': new Uint8Array(gzipSync(dict)) };
}

/** The files as a person chooses them together. */
export function toTar(files: DictionaryFiles): File {
  return packTar(
    Object.entries(files).map(([name, bytes]) => new File([bytes], name)),
    'test.tar',
  );
}

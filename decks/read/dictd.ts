import { gunzipSync } from 'node:zlib';

/** One article of a dictd database, with every headword that its index files it under. */
export interface DictdArticle {
  headwords: string[];
  text: string;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** dictd writes numbers as base-64 digits, the highest first: `B` is 1, `BA` is 64. */
function toNumber(digits: string): number {
  let value = 0;
  for (const digit of digits) value = value * 64 + BASE64.indexOf(digit);
  return value;
}

/**
 * Reads a whole dictd database in the order of its text file.
 *
 * @param index - Text of the `.index` file: headword, offset and length, then the spelling with its case if that differs.
 * @param dictDz - Bytes of the `.dict.dz` file, which to an inflater is a plain gzip stream.
 */
export function readDictd(index: string, dictDz: Uint8Array): DictdArticle[] {
  const data = gunzipSync(dictDz);
  const articles = new Map<number, { length: number; headwords: string[] }>();
  for (const line of index.split('\n')) {
    const [word, offset, length, spelling] = line.split('\t');
    if (!word || offset === undefined || length === undefined || /^00-?database/.test(word)) continue;
    const start = toNumber(offset);
    const article = articles.get(start) ?? { length: toNumber(length), headwords: [] };
    article.headwords.push(spelling || word);
    articles.set(start, article);
  }
  return [...articles]
    .sort(([a], [b]) => a - b)
    .map(([start, { length, headwords }]) => ({
      headwords,
      text: data.subarray(start, start + length).toString('utf8'),
    }));
}

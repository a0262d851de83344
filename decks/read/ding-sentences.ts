import type { SentencePair } from './sentences.ts';

/** No brackets, slashes or marks, no quotes, no gaps, one sentence or a few. */
const PLAIN = /^\p{Lu}[\p{L}\d ,'.?!-]*[.!?]$/u;
const PLACEHOLDER = /\b(?:etw|jdn|jdm|jds|sb|sth|usw|bzw|etc)\b/;
/** Spellings from before the reform of 1996. */
const OLD_SPELLING = /(?<!\p{L})(?:da|mu|mü|lä|fa|wu|wü|i)ß(?:t|te|ten)?(?!\p{L})|Schluß|Fluß|bißchen|rauh/u;

/** Marks of the lines whose examples are technical, dated, rude or sayings. */
const UNUSUAL =
  /\[(?:[^\]]*\b)?(?:obs|veraltet|veraltend|altmod|poet|hist|vulg|slang|humor|iron|pej|Sprw|prov|archaic|dated|rare|Jägersprache|techn|mach|min|chem|phys|math|comp|telco|naut|aviat|mil|jur|adm|geol|statist|print|fin|insur|relig|pol|ling|stock|econ|Ös|Schw)\b/;

const MIN_WORDS = 4;
const MAX_WORDS = 14;

function isSentence(text: string): boolean {
  const count = text.split(' ').length;
  const isPlain = PLAIN.test(text) && !PLACEHOLDER.test(text) && !OLD_SPELLING.test(text);
  return isPlain && count >= MIN_WORDS && count <= MAX_WORDS;
}

/**
 * Reads the example sentences of Ding's German-English word list: the later columns of a line that are whole sentences on both sides.
 *
 * @returns Each German sentence once, with its English translation.
 */
export function readDingSentences(text: string): SentencePair[] {
  const pairs = new Map<string, SentencePair>();
  for (const line of text.normalize('NFC').split('\n')) {
    const [left, right] = line.split(' :: ');
    if (line.startsWith('#') || left === undefined || right === undefined) continue;
    const [head = '', ...german] = left.split(/\s*\|\s*/);
    const [, ...english] = right.split(/\s*\|\s*/);
    if (german.length !== english.length || UNUSUAL.test(head)) continue;
    for (const [index, column] of german.entries()) {
      const sentence = column.trim();
      const translation = (english[index] ?? '').trim().replaceAll('’', "'");
      if (!isSentence(sentence) || !isSentence(translation) || sentence.at(-1) !== translation.at(-1)) continue;
      if (!pairs.has(sentence)) pairs.set(sentence, { text: sentence, translation });
    }
  }
  return [...pairs.values()];
}

import { cleanText, isUsableMeaning, removeStress } from './clean.ts';
import { readDictd } from './dictd.ts';

/** Parts of speech, as far as they distinguish homographs; `x` is any closed class, `''` unknown. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r' | 'x' | 'name' | 'affix' | '';

export interface Sense {
  /** Best first. */
  translations: string[];
  /** 1 for an ordinary sense, less for one that is marked as rare, old, vulgar or technical. */
  weight: number;
}

export interface Entry {
  word: string;
  pos: PartOfSpeech;
  /** In the order of the dictionary, the main one first. */
  senses: Sense[];
}

const POS_RULES: readonly [RegExp, PartOfSpeech][] = [
  [/abbrev|acronym|prefix|suffix|infix|affix|symbol|letter|initial|proverb|idiom/i, 'affix'],
  [/^pn\b|proper/i, 'name'],
  [
    /pronoun|article|preposition|postposition|conjunction|determiner|particle|numeral|interjection|possessive|^(prep|conj|pron|num|art|int|interj)\b/i,
    'x',
  ],
  [/^adv\b|adverb/i, 'r'],
  [/^adj\b|adjective|participle/i, 'a'],
  [/^v\b|verb|modal/i, 'v'],
  [/(^|, ?)(n|noun|pl)\b/i, 'n'],
];

export function toPartOfSpeech(label: string): PartOfSpeech {
  for (const [pattern, pos] of POS_RULES) if (pattern.test(label)) return pos;
  return '';
}

/** Labels that dictionaries of several languages put in brackets before a definition of a sense few people mean. */
const RARE_LABEL =
  /obsolete|archaic|dated|rare|historical|dialect|vulgar|offensive|slang|nonstandard|poetic|veraltet|selten|landschaftlich|derb|vulgär|anticuad|desusad|arcaic|vieilli|désuet|rare|argot|vulgaire|устар|редк|груб|жарг|прост|przestarzał|rzadk|daw\.|wulgarn|slangow|ålderdomlig|vardagligt|arkais|vulgair|verouderd|desuet|volgare/i;
const FIELD_LABEL =
  /math|chem|phys|heraldr|nautical|military|computing|linguist|grammar|law\b|legal|sports?\b|cricket|baseball|golf|chess|astrolog|geolog|geomet|typograph|technik|recht|seemann|militär|sprachwiss|informatik|marine|blason|héraldique|grammaire|architect|матем|физ\.|хим\.|мор\.|воен|спец|техн|юр\.|лингв/i;

function toSenseWeight(definition: string): number {
  const label = /^\s*((?:\([^)]*\)\s*)+)/.exec(definition)?.[1] ?? /^[\p{Ll}-]+\.,? /u.exec(definition)?.[0] ?? '';
  if (RARE_LABEL.test(label)) return 0.2;
  return FIELD_LABEL.test(label) ? 0.45 : 1;
}

/** Endings that a dictionary prints behind a noun: `Bau -s, -en`, `England -s/=`. */
const ENDING = /(^|\s)[-–][\p{Ll}/=]{0,6}\s*$/u;
/** A stressed vowel: `<u>E</u>ngland`. */
const UNDERLINE = /<\/?u>/g;

function toTranslations(line: string): string[] {
  const found: string[] = [];
  for (const part of line
    .replace(UNDERLINE, '')
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,;](?:\s+|$)/)) {
    const text = cleanText(part.replace(ENDING, ''));
    if (isUsableMeaning(text) && !found.includes(text)) found.push(text);
  }
  return found;
}

/**
 * Parses an article of the WikDict family or of the older FreeDict dictionaries: headword, pronunciation and class on the first
 * line, then a line of translations a sense, numbered when there are several, each followed by lines of definition.
 * WikDict puts the number of a sense's second definition at the end of the translations (`casa 2.`).
 */
export function parseArticle(text: string): Entry | undefined {
  const [head = '', ...body] = text.split('\n');
  const word = cleanText(head.split(/\s+\/|\s+</)[0] ?? '');
  if (!word) return undefined;
  const pos = toPartOfSpeech(/<([^<>]+)>\s*$/.exec(head)?.[1] ?? '');
  const senses: Sense[] = [];
  const numbered = body.some((line) => /^1\.\s/.test(line));
  let next = 1;
  for (const [at, line] of body.entries()) {
    if (numbered ? !line.startsWith(`${next}. `) : at !== body.findIndex((l) => l.trim() !== '')) continue;
    next += 1;
    const translations = toTranslations(line.replace(/^\d+\.\s+/, '').replace(/\s\d+\.\s*$/, ''));
    if (translations.length > 0) senses.push({ translations, weight: toSenseWeight(body[at + 1] ?? '') });
  }
  return senses.length > 0 ? { word, pos, senses } : undefined;
}

/**
 * Reads a FreeDict database of the WikDict or the older kind.
 *
 * @param prepare - Changes the text of an article before it is parsed.
 */
export function readFreedict(index: string, dictDz: Uint8Array, prepare = (text: string) => text): Entry[] {
  const entries: Entry[] = [];
  for (const { text } of readDictd(index, dictDz)) {
    const entry = parseArticle(prepare(text));
    if (entry) entries.push(entry);
  }
  return entries;
}

/** The same entries without Russian stress marks in headwords and translations. */
export function removeStressMarks(entries: readonly Entry[]): Entry[] {
  return entries.map(({ word, pos, senses }) => ({
    word: removeStress(word),
    pos,
    senses: senses.map((sense) => ({ ...sense, translations: sense.translations.map(removeStress) })),
  }));
}

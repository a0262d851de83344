import { cleanText, isUsableMeaning } from './clean.ts';
import type { Entry, PartOfSpeech, Sense } from './freedict.ts';

/** Ding's words with their translations, and the genders and plurals of its nouns. */
export interface Ding {
  entries: Entry[];
  /** Marks of gender by noun: `m`, `f`, `n`. */
  genders: Map<string, Set<string>>;
  /** Plurals by singular, as written. */
  plurals: Map<string, string[]>;
}

/** One German word of a line, with the English of the same column. */
interface Pairing {
  word: string;
  pos: PartOfSpeech;
  translations: string[];
  weight: number;
  /** Position of the word among its synonyms, from 0. */
  place: number;
  /** Columns of the line: a common word has many, with its forms and examples. */
  columns: number;
}

const RARE_MARK =
  /\[(?:[^\]]*\b)?(?:obs|veraltet|veraltend|selten|alt|altmod|poet|hist|vulg|slang|humor|euphem|pej|dialect|archaic|dated|rare|Ös|Schw|Süddt|Norddt|Mitteldt|Ostdt|Westdt|Bayr)\b[^\]]*\]/;
const FIELD_MARK =
  /\[(?:techn|mach|min|chem|biochem|phys|math|med|electr|electron|constr|comp|telco|naut|aviat|mil|jur|adm|geol|geogr|envir|astron|statist|textil|print|agr|fin|insur|photo|phil|relig|arch|art|auto|myth|her|meteo|pharm|ling|psych|biol|bot|zool|ornith|fish)[^\]]*\]/;

/** Spellings from before the reform of 1996. */
const OLD_SPELLING = /\[alt\]/;

/** Classes of the marks in braces; gender makes a noun. */
const CLASSES: readonly [RegExp, PartOfSpeech][] = [
  [/\{(?:m|f|n|pl)[,;}]/, 'n'],
  [/\{v[tir]?[,;}]/, 'v'],
  [/\{adj\b[^}]*\}/, 'a'],
  [/\{adv\b[^}]*\}/, 'r'],
  [/\{(?:prp|conj|pron|interj|num|art|ppron|part)\b[^}]*\}/, 'x'],
];

const toClass = (text: string): PartOfSpeech | undefined => CLASSES.find(([mark]) => mark.test(text))?.[1];

/** Splits at semicolons outside of brackets. */
function splitSynonyms(column: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of column) {
    if (/[([{]/.test(letter)) depth += 1;
    if (/[)\]}]/.test(letter)) depth -= 1;
    if (letter === ';' && depth <= 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((text) => text.trim());
}

const removeMarks = (text: string) => text.replace(/\{[^}]*\}|\[[^\]]*\]|<[^>]*>|\([^()]*\)/g, ' ').trim();
const stripMarks = (text: string) => cleanText(removeMarks(text));

/** `etw. annehmen` and `sich freuen` are filed as `annehmen` and `freuen`. */
function toGermanWord(text: string): string {
  return stripMarks(text)
    .replace(/^(?:sich|(?:etw|jdn|jdm|jds)\.?(?:\/(?:etw|jdn|jdm)\.?)?)\s+/, '')
    .replace(/^(?:etw|jdn|jdm)\.?\s+/, '');
}

/** `to accept sth.` is `to accept`; a placeholder elsewhere makes the text no meaning, which is `''`. */
function toEnglish(text: string): string {
  const bare = removeMarks(text).replace(/\s+(?:sth|sb|sb\.?\/sth|sth\.?\/sb)\.?$/, '');
  return /\b(?:sth|sb)\b/.test(bare) ? '' : cleanText(bare);
}

function toWeight(german: string): number {
  if (RARE_MARK.test(german)) return 0.25;
  if (FIELD_MARK.test(german)) return 0.5;
  // A remark in brackets narrows the sense: `abbauen (Druck)`.
  return /\([^)]*\)/.test(german) ? 0.7 : 1;
}

/** Longer translations explain; no card shows them. */
const MAX_WORDS = 3;
/** Of a long list of synonyms the last are far from the sense. */
const MAX_SYNONYMS = 4;

const isWord = (text: string) => /^\p{L}[\p{L}-]*\p{L}$/u.test(text);

function readColumn(german: string, english: string, columns: number): Pairing[] {
  const translations = [...new Set(splitSynonyms(english).map(toEnglish))].filter(
    (text) => isUsableMeaning(text) && text.split(' ').length <= MAX_WORDS,
  );
  if (translations.length === 0) return [];
  const synonyms = splitSynonyms(german);
  const shared = toClass(german) ?? toClass(english);
  return synonyms.flatMap((text, index): Pairing[] => {
    const word = toGermanWord(text);
    if (!isWord(word) || OLD_SPELLING.test(text)) return [];
    const pos = toClass(text) ?? shared ?? (/^\p{Lu}/u.test(word) ? 'n' : '');
    // Only a noun has a capital; any other capital begins a sentence.
    if (pos !== 'n' && pos !== 'a' && /^\p{Lu}/u.test(word)) return [];
    if (pos === 'n' && !/^\p{Lu}/u.test(word)) return [];
    return [
      {
        word,
        pos,
        translations: translations.slice(0, MAX_SYNONYMS),
        weight: toWeight(text) * (index === 0 ? 1 : toWeight(german) ** 0.5),
        place: index,
        columns,
      },
    ];
  });
}

/** A noun has the genders of its own marks: `Butter {f}`, `Joghurt {m} {n}`, `Angestellte {m,f}`. */
function readGenders(column: string, genders: Map<string, Set<string>>): void {
  for (const text of splitSynonyms(column)) {
    const word = stripMarks(text);
    const marks = [...text.matchAll(/\{([mfn](?:,[mfn])*)\}/g)].flatMap(([, list = '']) => list.split(','));
    if (!isWord(word) || marks.length === 0 || OLD_SPELLING.test(text)) continue;
    genders.set(word, new Set([...(genders.get(word) ?? []), ...marks]));
  }
}

function readPlurals(german: readonly string[], plurals: Map<string, string[]>): void {
  const singulars = splitSynonyms(german[0] ?? '').map(stripMarks);
  const column = german[1];
  if (column === undefined || !/\{pl\}/.test(column)) return;
  const many = splitSynonyms(column).map(stripMarks);
  if (many.length !== singulars.length) return;
  for (const [i, singular] of singulars.entries()) {
    const plural = many[i] ?? '';
    const known = plurals.get(singular) ?? [];
    if (isWord(singular) && isWord(plural) && !known.includes(plural)) plurals.set(singular, [...known, plural]);
  }
}

/** The senses of a word, the plainest and best explained first. */
function toSenses(pairings: readonly Pairing[]): Sense[] {
  return pairings
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        Math.min(a.place, 1) - Math.min(b.place, 1) ||
        b.columns - a.columns ||
        a.place - b.place,
    )
    .map(({ translations, weight, place }) => ({ translations, weight: weight / (1 + 0.3 * place) }));
}

/**
 * Reads Ding's German-English word list.
 *
 * A line is `Haus {n} [constr.] | Häuser {pl} :: house | houses`: columns that correspond, of synonyms. The first column is the
 * headword; a later one counts if its German has a class of its own (`Reihenhaus {n}`), otherwise it is a form or an example.
 */
export function readDing(text: string): Ding {
  const pairings = new Map<string, Pairing[]>();
  const genders = new Map<string, Set<string>>();
  const plurals = new Map<string, string[]>();
  for (const line of text.normalize('NFC').split('\n')) {
    if (line.startsWith('#')) continue;
    const [left, right] = line.split(' :: ');
    if (left === undefined || right === undefined) continue;
    const german = left.split(/\s*\|\s*/);
    const english = right.split(/\s*\|\s*/);
    readPlurals(german, plurals);
    for (const [i, column] of german.entries()) {
      readGenders(column, genders);
      if (i > 0 && (!/\{(?:m|f|n|adj|adv|vt|vi|vr|v)\}/.test(column) || german.length !== english.length)) continue;
      for (const pairing of readColumn(column, english[i] ?? '', i === 0 ? german.length : 1)) {
        const key = `${pairing.word}\t${pairing.pos}`;
        const known = pairings.get(key);
        if (known) known.push(pairing);
        else pairings.set(key, [pairing]);
      }
    }
  }
  const entries = [...pairings].map(([key, list]): Entry => {
    const [word = '', pos = ''] = key.split('\t');
    return { word, pos: pos as PartOfSpeech, senses: toSenses(list) };
  });
  return { entries, genders, plurals };
}

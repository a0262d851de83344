import { cleanText, isUsableMeaning, MAX_MEANING_LENGTH } from './clean.ts';

export interface CedictEntry {
  traditional: string;
  simplified: string;
  /** Syllables with the number of their tone: `ni3 hao3`. */
  pinyin: string;
  english: string[];
}

/** One sense of an entry: its synonyms, the plainest first. */
export interface CedictSense {
  words: string[];
  /** The same sense in more words, where a card must show something. */
  long: string[];
  /** 1 for a plain sense, less for one that the dictionary marks as rare, old or part of longer words. */
  weight: number;
}

const TONES: Readonly<Record<string, string>> = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' };

/** `hao3` to `hǎo`. The mark stands on a or e, on the o of ou, and otherwise on the last vowel. */
function toMarkedSyllable(syllable: string): string {
  const [, letters = '', tone = ''] = /^([a-zü:]+?)([1-5])?$/i.exec(syllable.replaceAll('u:', 'ü')) ?? [];
  const at = /[ae]/.exec(letters)?.index ?? /o(?=u)/.exec(letters)?.index ?? letters.search(/[iouü](?=[^iouü]*$)/);
  const marked = TONES[letters[at] ?? '']?.[Number(tone) - 1];
  return marked === undefined ? letters : letters.slice(0, at) + marked + letters.slice(at + 1);
}

/** `ni3 hao3` to `nǐ hǎo`; empty if a part is not a syllable. */
export function toPinyin(numbered: string): string {
  const syllables = numbered.toLowerCase().split(' ').map(toMarkedSyllable);
  return syllables.includes('') ? '' : syllables.join(' ');
}

const POINTERS =
  /^(?:surname \p{Lu}|(?:old |erhua |Japanese )?variant of|see |used in|also written|abbr\. for|Kangxi|Taiwan pr|(?:same as|equivalent to) \p{Script=Han})/u;
const NOT_MEANINGS =
  /^(?:CL:|also pr|also written|Taiwan pr|(?:old |erhua |archaic |Japanese )?variant of|see |abbr\.|used (?:in|as|before|after|to|for)|prefix used|(?:equivalent to|same as) \p{Script=Han}|surname \p{Lu}|Kangxi|classifier|\(classifier|pr\.|pinyin)/u;
/** Labels of senses that running text seldom means. */
const RARE =
  /^\((?:[^()]*\b)?(?:literary|archaic|old|dialect|Tw|Cantonese|Internet slang|slang|bound form|Buddhism|Japanese)\b[^()]*\)/;

export const isName = ({ pinyin }: CedictEntry): boolean => /^\p{Lu}/u.test(pinyin);

/** Marks of an entry that names one person or family: a surname, a given name, years of a life. */
const PERSON =
  /\bsurname\b|\(name\)|\bgiven name\b|\bfirst name\b|\((?:born |b\. |c\. |ca\. )?\d{2,4}\s?(?:BC|AD)?\s?[-–]|\((?:born|b\.|d\.|reigned?|r\.) |\b(?:actor|actress|singer|politician|emperor|king|poet|writer|novelist|footballer|player|general|composer|philosopher|painter|president)\b/i;

/** Whether an entry names nothing but a person. */
export function isPersonName(entry: CedictEntry): boolean {
  return isName(entry) && PERSON.test(entry.english[0] ?? '');
}

/** How much an entry says about its word: names, variants and pointers to other entries say little. */
export function toWorth(entry: CedictEntry): number {
  const { simplified, english } = entry;
  // `秊` has senses of its own and is a variant of `年` all the same; `坐` only has one sense in common with `座`.
  const isTwin = english.some(
    (text) => /^(?:old )?variant of/.test(text) && new RegExp(`[ |]${simplified}(?:\\[|$)`, 'u').test(text),
  );
  const isPointer = isTwin || POINTERS.test(english[0] ?? '');
  return english.length * (isName(entry) ? 0.01 : 1) * (isPointer ? 0.05 : 1);
}

/** Words that an entry only points to: `erhua variant of 花[hua1]` gives 花. */
export function toTargets({ simplified, english }: CedictEntry): string[] {
  const targets = english.flatMap((text) => {
    const [, target] =
      /^(?:(?:old |erhua )?variant of|see(?: also)?|abbr\. for|same as|equivalent to|also written) (?:\p{Script=Han}+\|)?(\p{Script=Han}+)/u.exec(
        text,
      ) ?? [];
    return target === undefined || target === simplified ? [] : [target];
  });
  return [...new Set(targets)];
}

/** The meanings of an entry in its order, a sense an item, synonyms together. */
export function toSenses({ english }: CedictEntry): CedictSense[] {
  return english
    .filter((text) => !NOT_MEANINGS.test(text))
    .map((text) => ({
      words: toWords(text).filter(isUsableMeaning),
      long: toWords(text).map(shorten).filter(isShortEnough),
      weight: RARE.test(text) ? 0.35 : /^\((?:coll|fig|loanword|math|physics|chemistry)/.test(text) ? 0.7 : 1,
    }))
    .filter(({ long }) => long.length > 0);
}

/** Turns the note on a measure word into a meaning: `classifier for vehicles` gives "(measure word: vehicles)". */
export function toMeasureWord({ english }: CedictEntry): string | undefined {
  const [, counted = ''] =
    english.map((text) => /^\(?classifier for (?:a )?([\p{L} -]+)/u.exec(text)).find((match) => match) ?? [];
  const plain = counted.replace(/ (?:etc|and|or)\b.*$/, '').trim();
  if (plain === '') return undefined;
  const meaning = `(measure word: ${plain})`;
  return meaning.length <= MAX_MEANING_LENGTH ? meaning : '(measure word)';
}

/** Leaves out what explains a long gloss: `dismiss students at the end of the school day`. */
function shorten(text: string): string {
  if (text.length <= MAX_MEANING_LENGTH) return text.replace(/, \d.*$/, '');
  return text.replace(
    /^(.{8,40}?) (?:for|at|to|in|where|which|that|who|from|by|with|when|as|on|other|after|before)\b.*$/,
    '$1',
  );
}

/** Whether a gloss fits a card although it has many words. */
const isShortEnough = (text: string) => text.length <= MAX_MEANING_LENGTH && /^\p{L}[\p{L}' ,-]*$/u.test(text);

function toWords(text: string): string[] {
  // Of `lit. … ; fig. …` the second is what people mean.
  const meant = /\bfig\. (.+)$/.exec(text)?.[1] ?? text;
  return meant
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\p{Script=Han}+(?:\|\p{Script=Han}+)?\[[^\]]*\]/gu, ' ')
    .split(/;\s*|,\s+(?=\p{Ll})/u)
    .map((part) => toPlain(part, /[!?]/.test(text)))
    .filter((part) => !NOT_MEANINGS.test(part));
}

/** A gloss without article and `to`; an exclamation keeps no capital of its own. */
function toPlain(part: string, isExclamation: boolean): string {
  const plain = cleanText(part)
    .replace(/^(?:lit|fig|esp|i\.e)\.?[ ,]+/, '')
    .replace(/^(?:to be|to|a|an|the) (?=\p{L})/u, (start) => (start === 'to be ' ? 'be ' : ''))
    .replace(/ (?:sb|sth|etc|one's|somebody|something)(?: or (?:sb|sth))?$/, '');
  return isExclamation && !/^I\b/.test(plain) ? plain.slice(0, 1).toLowerCase() + plain.slice(1) : plain;
}

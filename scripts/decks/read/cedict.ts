import { cleanText, isUsableMeaning } from './clean.ts';

export interface CedictEntry {
  traditional: string;
  simplified: string;
  /** Syllables with the number of their tone: `ni3 hao3`. */
  pinyin: string;
  english: string[];
}

const TONES: Readonly<Record<string, string>> = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' };

/** `hao3` to `hǎo`. The mark stands on a or e, on the o of ou, else on the last vowel. */
function toMarkedSyllable(syllable: string): string {
  const [, letters = '', tone = ''] = /^([a-zü:]+?)([1-5])?$/i.exec(syllable.replaceAll('u:', 'ü')) ?? [];
  const at = /[ae]/.exec(letters)?.index ?? /o(?=u)/.exec(letters)?.index ?? letters.search(/[iouü](?=[^iouü]*$)/);
  const marked = TONES[letters[at] ?? '']?.[Number(tone) - 1];
  return marked === undefined ? letters : letters.slice(0, at) + marked + letters.slice(at + 1);
}

/** `ni3 hao3` to `nǐ hǎo`; empty when a part is no syllable. */
export function toPinyin(numbered: string): string {
  const syllables = numbered.toLowerCase().split(' ').map(toMarkedSyllable);
  return syllables.includes('') ? '' : syllables.join(' ');
}

const POINTERS =
  /^(?:surname|variant of|old variant|see |used in|\(literary\)|\(archaic\)|\(old\)|\(dialect\)|also written|abbr\. for|Kangxi|Taiwan pr)/;
const NOT_MEANINGS =
  /^(?:CL:|also pr|Taiwan pr|variant of|old variant|see |abbr\.|surname|classifier for$)|\bsurname\b/;

/** How much an entry says by itself: names, variants and pointers to other entries say little. */
export function toWorth({ pinyin, english }: CedictEntry): number {
  const isName = /^\p{Lu}/u.test(pinyin);
  // `秊` has senses of its own and is a variant of `年` all the same.
  const isPointer = POINTERS.test(english[0] ?? '') || english.some((text) => /^(?:old )?variant of/.test(text));
  return english.length * (isName ? 0.01 : 1) * (isPointer ? 0.05 : 1);
}

/** The meanings of an entry in its order, a sense an item, synonyms together. */
export function toSenses({ english }: CedictEntry): string[][] {
  return english
    .filter((text) => !NOT_MEANINGS.test(text))
    .map((text) =>
      text
        .replace(/\([^()]*\)/g, ' ')
        .split(/;\s*|,\s+(?=\p{Ll})/u)
        .map((part) =>
          cleanText(part).replace(/^(?:to be|to|a|an|the) (?=\p{L})/u, (start) => (start === 'to be ' ? 'be ' : '')),
        )
        .filter(isUsableMeaning),
    )
    .filter((sense) => sense.length > 0);
}

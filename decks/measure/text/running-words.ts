import type { TextWord } from './measure-coverage.ts';

/** As much of the text as a page sends, on each side. */
const REACH = 128;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** Takes a word out of its sentence with as much text around it as a page sends. */
export function toTextWord(sentence: string, at: number, form: string): TextWord {
  const start = Math.max(0, at - REACH);
  return { text: sentence.slice(start, at + REACH), offset: at - start, form };
}

const ELISION = /(?<=['’])/;
/** Where words are cut in languages that join one to the word before it by an apostrophe: `l'arbre` is two words, Catalan `agafa'l` is not. */
const ELISIONS: Readonly<Record<string, RegExp>> = { fra: ELISION, ita: ELISION, cat: /(?<=^\p{L}['’])/u };

function* findWords(sentence: string, language: string): Generator<{ form: string; at: number }> {
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    let at = index;
    const elision = ELISIONS[language];
    for (const form of elision ? word.split(elision) : [word]) {
      yield { form, at };
      at += form.length;
    }
  }
}

/** Words that begin with a capital inside an English sentence: names. */
export function collectNames(sentences: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const sentence of sentences)
    for (const { form, at } of findWords(sentence, 'eng')) if (at > 2 && /^\p{Lu}/u.test(form)) names.add(form);
  return names;
}

/**
 * The words of sentences with spaces that are vocabulary: no names, no words of capitals alone.
 *
 * @param language - ISO 639-3.
 * @param names - Names of the English original. Where nouns have a capital, only these are known to be names.
 */
export function toRunningWords(
  sentences: readonly string[],
  language: string,
  { names, nounsAreCapitalised }: { names: ReadonlySet<string>; nounsAreCapitalised: boolean },
): TextWord[] {
  return sentences.flatMap((sentence) =>
    [...findWords(sentence, language)].flatMap(({ form, at }) => {
      const isCapital = /^\p{Lu}/u.test(form);
      if (isCapital && (names.has(form) || (at > 2 && !nounsAreCapitalised))) return [];
      if (form.length > 1 && form === form.toUpperCase()) return [];
      return [toTextWord(sentence, at, form)];
    }),
  );
}

/** A word of a sentence, and the dictionary words that it is a form of: more than one where it is written of several parts. */
export interface LemmatisedWord {
  /** The sentence that contains it. */
  text: string;
  /** Where it begins, in UTF-16 code units. */
  offset: number;
  form: string;
  lemmas: string[];
  /** Universal tags of its parts: `NOUN`, `VERB`. */
  tags: string[];
}

const SENTENCE = /^# text = (.*)$/;
const ID = /^(\d+)(?:-(\d+))?$/;

/**
 * Reads a treebank in the CoNLL-U format; columns beyond the fourth may be missing.
 *
 * @param conllu - Lines of `# text = …` and, below each, of tokens: number, form, lemma, universal tag. Parts of what is written as one word
 *   stand below it (`3-4 du _ _`).
 * @returns All words in order. Of a form that its sentence does not hold there is none.
 */
export function readConllu(conllu: string): LemmatisedWord[] {
  const words: LemmatisedWord[] = [];
  let text = '';
  let end = 0;
  /** Number of the last part of what is written as one. */
  let lastPart = 0;
  for (const line of conllu.split(/\r?\n/)) {
    const sentence = SENTENCE.exec(line)?.[1];
    if (sentence !== undefined) [text, end, lastPart] = [sentence, 0, 0];
    const [id = '', form = '', lemma = '', tag = ''] = line.split('\t');
    const [, first, last] = ID.exec(id) ?? [];
    if (first === undefined) continue;
    const isPart = Number(first) <= lastPart;
    if (last !== undefined) lastPart = Number(last);
    if (!isPart) {
      const offset = text.indexOf(form, end);
      if (offset < 0) continue;
      end = offset + form.length;
      words.push({ text, offset, form, lemmas: [], tags: [] });
    }
    if (last !== undefined) continue;
    words.at(-1)?.lemmas.push(lemma);
    words.at(-1)?.tags.push(tag);
  }
  return words;
}

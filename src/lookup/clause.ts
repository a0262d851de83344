import type { InflectionRules } from '../inflection/inflection.ts';
import type { ClauseRules } from '../inflection/word-rules.ts';
import { lazily } from '../language/lazily.ts';
import type { TextRange } from '../model/text-range.ts';

/** A word of a clause. */
export interface ClauseWord extends TextRange {
  /** In lower case. */
  text: string;
}

/** End of a clause: punctuation, a spaced dash, a quotation mark. The full stop of an abbreviation also counts, because it is rare. */
const EDGE = /[.!?;:,…–—()[\]"«»„“”‟]/u;
/** `n'`, `s'`, `qu'`, `dell'`. */
const ELIDED_HEAD = /^(\p{L}{1,6}['’])\p{L}/u;
const WORD = lazily(() => /[\p{L}\p{M}\p{N}'’\u00AD-]+/gu);

const BRACKETS = /\([^()]*\)|\s[–—] [^–—]* [–—](?=\s)/gu;
const insertions = new WeakMap<ClauseRules, RegExp>();

/** Pattern of a subordinate clause in the middle of another clause. */
function getInsertion(rules: ClauseRules): RegExp {
  const known = insertions.get(rules);
  if (known) return known;
  const begins = `(?:\\p{Ll}{2,6}\\s)?(?:${rules.subordinators.replaceAll(' ', '|')})\\s`;
  const continues = `(?!\\s*(?:${rules.openers.replaceAll(' ', '|')})\\s)`;
  const insertion = new RegExp(`,\\s${begins}[^,.;:!?]*,${continues}`, 'gu');
  insertions.set(rules, insertion);
  return insertion;
}

/**
 * Finds the words of the clause around a position, in order.
 *
 * @param rules - Of a language whose clauses continue behind another clause or brackets.
 */
export function findClause(text: string, offset: number, rules?: ClauseRules): ClauseWord[] {
  if (!rules) return findWords(text, offset);
  const blank = (found: string, at: number) =>
    at <= offset && offset < at + found.length ? found : ' '.repeat(found.length);
  return findWords(
    text.replace(BRACKETS, blank).replace(getInsertion(rules), blank).replace(rules.coordinated, ';'),
    offset,
  );
}

/** Separates joined words: `n'ai` is two words of a phrase, and so is French `as-tu`. */
export function splitJoined(words: readonly ClauseWord[], { elides, inverted }: InflectionRules): ClauseWord[] {
  if (!elides) return [...words];
  return words.flatMap((word) => {
    const [, verb, sign = '', pronoun] = inverted?.exec(word.text) ?? [];
    if (verb !== undefined && pronoun !== undefined) {
      const middle = word.start + verb.length;
      return [
        { ...word, end: middle, text: verb },
        { ...word, start: middle + sign.length, text: pronoun },
      ];
    }
    const [, head] = ELIDED_HEAD.exec(word.text) ?? [];
    if (head === undefined) return word;
    const middle = word.start + head.length;
    return [
      { ...word, end: middle, text: head.replace(/.$/u, "'") },
      { ...word, start: middle, text: word.text.slice(head.length) },
    ];
  });
}

function findWords(text: string, offset: number): ClauseWord[] {
  const before = text.slice(0, offset).split(EDGE).at(-1) ?? '';
  const [after = ''] = text.slice(offset).split(EDGE, 1);
  const start = offset - before.length;
  return Array.from((before + after).matchAll(WORD()), ({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    text: word.toLowerCase(),
  }));
}

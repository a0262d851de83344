import type { LookupResult } from '../../../src/model/lookup.ts';

/** A word of running text. */
export interface TextWord {
  text: string;
  /** Where the word begins, in UTF-16 code units. */
  offset: number;
  form: string;
}

/** How a deck answers a word: with a card it knows by this spelling, with a card a rule led to, with parts of the word or a guess, or not at all. */
export type AnswerKind = 'certain' | 'rule' | 'parts' | 'none';

export interface AnsweredWord extends TextWord {
  kind: AnswerKind;
  /** Rank of the first entry. */
  rank: number | undefined;
  /** Word of the first entry. */
  answer: string | undefined;
}

/** Counts by kind of answer. */
export type KindCount = Record<AnswerKind | 'all', number>;

export interface Coverage {
  /** Every word, as often as it occurs. */
  running: KindCount;
  /** Each spelling once, ignoring case. */
  different: KindCount;
  /** Those among the different words that none of the deck's first cards answers. */
  beyond: KindCount;
}

/** A card of this rank or below belongs to the first cards of a deck. */
export const FIRST_CARDS = 1000;

/** Decides how a look-up answered the word. A card counts for the whole word only if its range covers the word. */
export function toAnswer(word: TextWord, { range, entries }: LookupResult): AnsweredWord {
  const [first] = entries;
  if (!range || !first) return { ...word, kind: 'none', rank: undefined, answer: undefined };
  const isWhole = range.start <= word.offset && range.end >= word.offset + word.form.length;
  // An elision only joins the word to another: `l'homme` holds `homme` as written.
  const isAsWritten = first.rule === undefined || first.rule === 'elision';
  const isPart = !isWhole || first.rule === 'compound' || first.rule === 'guess';
  const kind = isPart ? 'parts' : isAsWritten ? 'certain' : 'rule';
  return { ...word, kind, rank: first.rank, answer: first.word };
}

const createCount = (): KindCount => ({ certain: 0, rule: 0, parts: 0, none: 0, all: 0 });

function count(words: readonly AnsweredWord[]): KindCount {
  const counts = createCount();
  for (const { kind } of words) {
    counts[kind] += 1;
    counts.all += 1;
  }
  return counts;
}

/** Counts the answers to the words of a text. Of a word that occurs several times, its first occurrence counts as the different word. */
export function countCoverage(words: readonly AnsweredWord[]): Coverage {
  const firsts = new Map<string, AnsweredWord>();
  for (const word of words) {
    const key = word.form.toLowerCase();
    if (!firsts.has(key)) firsts.set(key, word);
  }
  const different = [...firsts.values()];
  return {
    running: count(words),
    different: count(different),
    beyond: count(different.filter(({ rank }) => rank === undefined || rank > FIRST_CARDS)),
  };
}

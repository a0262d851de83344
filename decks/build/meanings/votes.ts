import type { PairPlan } from '../pairs.ts';
import { isOldFreedict } from '../sources/catalogue.ts';
import type { Sources } from '../sources/sources.ts';
import { memoise } from './memoise.ts';
import { findMeanings, type Pivot } from './translate.ts';

/** Scores of a word's meanings in Wiktionary, directly and through other languages; the best has 1. */
export type FindVotes = (word: string) => ReadonlyMap<string, number>;

export function toVotes(plan: PairPlan, sources: Sources): FindVotes {
  // FreeDict names Chinese `zho`. Its `jpn-eng` is JMdict, which is not a vote of Wiktionary.
  const from = plan.from === 'cmn' ? 'zho' : plan.from;
  const isVoter = (pair: string) => pair !== 'jpn-eng' && !isOldFreedict(pair);
  const direct = sources.findBridge(from, plan.to, isVoter);
  const pivots = plan.pivots.flatMap((language): Pivot[] => {
    const first = sources.findBridge(from, language, isVoter);
    const second = sources.findBridge(language, plan.to, isVoter);
    return first && second ? [{ language, first, second }] : [];
  });
  return memoise((word) => {
    const meanings = findMeanings(direct, pivots, word, '');
    const top = meanings[0]?.score ?? 1;
    return new Map(meanings.map(({ word: meaning, score }) => [meaning.toLowerCase(), score / top]));
  });
}

/** Counts the words of other languages that the dictionaries into the deck's language translate as this word alone. */
export function countTranslations(word: string, plan: PairPlan, sources: Sources): number {
  const from = plan.from === 'cmn' ? 'zho' : plan.from;
  const found = [plan.to, ...plan.pivots].flatMap((language) =>
    (sources.lexicons.find(language, from)?.translateBack(word, '') ?? []).map((back) => `${language} ${back.word}`),
  );
  return new Set(found).size;
}

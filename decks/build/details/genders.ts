import type { Gender } from '../../../src/model/card.ts';
import { type Analysis, analyse, type Dictionary } from '../../read/lttoolbox.ts';

/** Tags of Apertium. Polish has separate tags for masculine persons, animals and things; Italian neuter words count as masculine. */
const GENDERS: Readonly<Record<string, readonly Gender[]>> = {
  m: ['masculine'],
  mp: ['masculine'],
  ma: ['masculine'],
  mi: ['masculine'],
  f: ['feminine'],
  mf: ['masculine', 'feminine'],
  nt: ['neuter'],
  ut: ['common'],
};
const ORDER: readonly Gender[] = ['masculine', 'feminine', 'neuter', 'common'];

/** Whether the analysis is of the noun as dictionaries print it. The feminine of a pair is filed under the masculine: `hermana` under `hermano`. */
function isHeadword({ lemma, tags }: Analysis, word: string): boolean {
  if (tags[0] !== 'n' || tags.some((tag) => tag.includes('compound'))) return false;
  return (
    lemma === word || (tags.includes('f') && (tags.includes('sg') || tags.includes('sp')) && !tags.includes('gen'))
  );
}

/** Finds the genders that analysers give a noun, in a fixed order; `[]` when none knows it. */
export function findGenders(word: string, dictionaries: readonly Dictionary[]): Gender[] {
  const analyses = dictionaries
    .flatMap((dictionary) => analyse(dictionary, word))
    .filter((one) => isHeadword(one, word));
  const own = analyses.filter(({ lemma }) => lemma === word);
  const found = new Set(
    (own.length > 0 ? own : analyses).flatMap(({ tags }) => tags.flatMap((tag) => GENDERS[tag] ?? [])),
  );
  return sortGenders(found);
}

export const sortGenders = (genders: ReadonlySet<Gender>): Gender[] => ORDER.filter((gender) => genders.has(gender));

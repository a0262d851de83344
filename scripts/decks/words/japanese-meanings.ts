import { chooseMeanings, MAX_MEANINGS } from '../meanings/polish.ts';
import type { ShareOf } from '../meanings/translate.ts';
import type { FindVotes } from '../meanings/votes.ts';
import { isProfane } from '../meanings/vulgar.ts';
import type { JapaneseEntry } from '../read/jmdict.ts';
import { compare } from './frequency.ts';
import type { JapaneseHomographs } from './japanese-homographs.ts';

const NEAR_ENOUGH = 0.42;
/** How much another dictionary's word counts beside the dictionary's own order of senses. */
const VOTE_WEIGHT = 1.2;

export interface MeaningSources {
  englishShare: ShareOf;
  findVotes: FindVotes;
}

function chooseOf(word: string, entry: JapaneseEntry, { englishShare, findVotes }: MeaningSources): string[] {
  const spellings = [...new Set([word, ...entry.kanji.slice(0, 2)])];
  const votes = spellings.map(findVotes);
  const scored = entry.senses.flatMap((sense, s) =>
    sense.map((meaning, t) => {
      const commonness = (Math.max(englishShare(meaning, ''), 1e-8) / 1e-8) ** 0.06;
      const vote = Math.max(...votes.map((of) => of.get(meaning.toLowerCase()) ?? 0));
      return {
        word: meaning,
        score: commonness / ((1 + 0.7 * s) * (1 + 0.45 * t)) + VOTE_WEIGHT * vote,
        sources: 1,
      };
    }),
  );
  scored.sort((a, b) => b.score - a.score || compare(a.word, b.word));
  return chooseMeanings(scored, 'eng', NEAR_ENOUGH, isProfane(word, 'jpn'));
}

const isKnown = ({ isCommon, isBasic }: JapaneseEntry) => isCommon || isBasic;

/**
 * Chooses what a spelling means: the meanings of the commonest word that is written so, and the first one of the next if that is as common
 * (金: gold, money).
 */
export function chooseJapaneseMeanings({ word, entries }: JapaneseHomographs, sources: MeaningSources): string[] {
  const [first, second] = entries;
  const own = chooseOf(word, first, sources);
  if (!second || (isKnown(first) && !isKnown(second))) return own;
  const [other] = chooseOf(word, second, sources).filter(
    (meaning) => !own.some((known) => known.toLowerCase() === meaning.toLowerCase()),
  );
  if (other === undefined) return own;
  return [...own.slice(0, MAX_MEANINGS - 1), other];
}

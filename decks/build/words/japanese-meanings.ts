import type { JapaneseEntry } from '../../read/jmdict.ts';
import { findShowable, MAX_MEANINGS, pickNear } from '../meanings/polish.ts';
import { areOneFamily } from '../meanings/senses.ts';
import type { Meaning, ShareOf } from '../meanings/translate.ts';
import type { FindVotes } from '../meanings/votes.ts';
import { isProfane } from '../meanings/vulgar.ts';
import { compare } from './frequency.ts';
import type { JapaneseHomographs } from './japanese-homographs.ts';

const NEAR_ENOUGH = 0.42;
/** How much another dictionary's word counts beside the dictionary's own order of senses. */
const VOTE_WEIGHT = 1.2;

/** How much of the best gloss's score the best gloss of another sense needs. */
const SENSE_FLOOR = 0.18;
/** A gloss with this share of running English is common: one word in 300,000. */
const COMMON_SHARE = 3e-6;
/** Cards hold other senses up to this many meanings. */
const USUAL_MEANINGS = 3;

export interface MeaningSources {
  englishShare: ShareOf;
  findVotes: FindVotes;
}

interface Gloss extends Meaning {
  /** Position of the sense in the entry. */
  sense: number;
  /** Whether another dictionary has it, or it is a common word for the second sense. */
  isSure: boolean;
}

function chooseOf(word: string, entry: JapaneseEntry, { englishShare, findVotes }: MeaningSources): string[] {
  const spellings = [...new Set([word, ...entry.kanji.slice(0, 2)])];
  const votes = spellings.map(findVotes);
  const scored = entry.senses.flatMap((sense, s) =>
    sense.map((meaning, t): Gloss => {
      const commonness = (Math.max(englishShare(meaning, ''), 1e-8) / 1e-8) ** 0.06;
      const vote = Math.max(...votes.map((of) => of.get(meaning.toLowerCase()) ?? 0));
      return {
        word: meaning,
        score: commonness / ((1 + 0.7 * s) * (1 + 0.45 * t)) + VOTE_WEIGHT * vote,
        sources: 1,
        sense: s,
        isSure: vote > 0 || (s === 1 && englishShare(meaning, '') >= COMMON_SHARE),
      };
    }),
  );
  scored.sort((a, b) => b.score - a.score || compare(a.word, b.word));
  const showable = findShowable(scored, 'eng', isProfane(word, 'jpn'));
  return withOtherSenses(pickNear(showable, 'eng', NEAR_ENOUGH), showable).map(({ word: meaning }) => meaning);
}

/**
 * Adds the best sure gloss of each sense that the card lacks. A card that is full loses its last glosses of a sense that it has twice.
 */
function withOtherSenses(chosen: readonly Gloss[], showable: readonly Gloss[]): Gloss[] {
  const best = showable[0]?.score ?? 0;
  const others: Gloss[] = [];
  for (const gloss of showable) {
    if (gloss.score < best * SENSE_FLOOR) break;
    if (!gloss.isSure) continue;
    const known = [...chosen, ...others];
    if (!known.some(({ word, sense }) => sense === gloss.sense || areOneFamily(word, gloss.word, 'eng')))
      others.push(gloss);
  }
  const distinct = chosen.filter(
    ({ sense }, at) => at < 2 || !chosen.slice(0, at).some((other) => other.sense === sense),
  );
  const added = others.slice(0, Math.max(0, USUAL_MEANINGS - distinct.length));
  const synonyms = chosen.filter((gloss) => !distinct.includes(gloss));
  return added.length === 0 ? [...chosen] : [...distinct, ...added, ...synonyms].slice(0, MAX_MEANINGS);
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

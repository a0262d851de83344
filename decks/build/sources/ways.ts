import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import { getLanguage } from '../languages.ts';
import { createEnglishCheck, type EnglishCheck } from '../meanings/english-check.ts';
import type { Bridge, Pivot } from '../meanings/translate.ts';
import type { PairPlan } from '../pairs.ts';
import { isOldFreedict } from './catalogue.ts';
import { createEnglishPivot } from './english-pivot.ts';
import { readReverseLexicon } from './reverse-deck.ts';
import type { Sources } from './sources.ts';

/** The ways from the words of a deck to their meanings. */

/** Languages that write no spaces, in scripts of their own. */
export const UNSPACED: ReadonlySet<string> = new Set(['jpn', 'cmn']);

/** Languages whose decks into English give many words a single ambiguous English one. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['cmn']);

export interface Ways {
  /** Absent if the pair has no dictionary. */
  direct: Bridge | undefined;
  /** The decks with English, where the plan says so. */
  english: readonly Pivot[];
  /** Over other languages. */
  foreign: readonly Pivot[];
  englishCheck: EnglishCheck | undefined;
}

export function findWays(plan: PairPlan, sources: Sources): Ways {
  const { from, to, pivots } = plan;
  // FreeDict's jpn-eng is JMdict, which the Japanese deck reads from a better edition.
  const isWikdict = (pair: string) => !isOldFreedict(pair) && pair !== 'jpn-eng';
  const direct = findDirect(plan, sources, isWikdict);
  const foreign = pivots.flatMap((language): Pivot[] => {
    const first = sources.findBridge(from, language, isWikdict, true);
    const second = sources.findBridge(language, to, isWikdict, true);
    return first && second ? [{ language, first, second }] : [];
  });
  const englishCheck = plan.isOverEnglish
    ? createEnglishCheck(readEnglishDecks(from, to), {
        isWide: UNSPACED.has(from) || UNSPACED.has(to),
        isStrict: AMBIGUOUS.has(from),
      })
    : undefined;
  const english = englishCheck
    ? [createEnglishPivot(from, to, (code) => sources.shares.toShareOf(code), englishCheck)]
    : [];
  return { direct, english, foreign, englishCheck };
}

/** The decks with English of both languages. */
export const readEnglishDecks = (from: string, to: string) => ({
  from: readDeck(`${from}-eng`),
  to: readDeck(`eng-${to}`),
  back: readDeck(`${to}-eng`),
});

/** Dictionaries that have the words of an explanation in the order of the alphabet: only what another source has too is a translation. */
const SORTED: ReadonlySet<string> = new Set(['cmn-rus']);
const SORTED_VOTE = 0.25;

function findBridge(
  { from, to, isOverEnglish }: PairPlan,
  sources: Sources,
  allowed: (pair: string) => boolean,
): Bridge | undefined {
  const bridge = sources.findBridge(from, to, allowed, true);
  if (!bridge || !isOverEnglish) return bridge;
  const weigh = (pair: string, lexicons: Bridge['forward']) =>
    SORTED.has(pair) ? lexicons.map((lexicon) => lexicon.toPoor(SORTED_VOTE)) : lexicons;
  return {
    ...bridge,
    forward: weigh(`${from}-${to}`, bridge.forward),
    backward: weigh(`${to}-${from}`, bridge.backward),
  };
}

/** The dictionaries of the pair, and the deck of the other direction where the plan says so. */
function findDirect(plan: PairPlan, sources: Sources, allowed: (pair: string) => boolean): Bridge | undefined {
  const { from, to, isReadBack } = plan;
  const bridge = findBridge(plan, sources, allowed);
  if (!bridge || !isReadBack) return bridge;
  const reverse = readReverseLexicon(to, from, () => sources.asian.readChineseCounts());
  return { ...bridge, backward: [...bridge.backward, reverse] };
}

/** Whether a meaning is written in its language: dictionaries mix Latin transcriptions into Chinese and Japanese. */
export function toScriptCheck(to: string): (meaning: string) => boolean {
  if (!UNSPACED.has(to)) return () => true;
  const { script } = getLanguage(to);
  return (meaning) => script.test(meaning);
}

import type { VerbPlaces } from '../inflection/inflection.ts';
import { toWordKey } from '../language/normalise.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';

/** Length of the text before a word that is considered, in UTF-16 code units: about five words. */
const REACH = 40;

/** Expected kinds of words at a position: any verb, an inflected verb, an infinitive, anything but a verb. */
export type ExpectedKind = 'verb' | 'inflected-verb' | 'infinitive' | 'other';

/**
 * Predicts the kind of word from the words before it: a verb after a subject or object pronoun or, as a participle, after an auxiliary; `other`
 * after an article or a form of "to be"; `undefined` without such evidence.
 */
export function findExpectedKind(
  text: string,
  { start, end }: { start: number; end: number },
  language: string,
  places: VerbPlaces,
): ExpectedKind | undefined {
  const { hasFiniteInfinitives, before, between, auxiliaries, copulas, adverbs, beforeInfinitive, beforeOthers } =
    places;
  const key = toWordKey(text.slice(start, end), language);
  // `I would` is not a form of `will`.
  if (beforeInfinitive?.has(key)) return undefined;
  const words = text
    .slice(Math.max(0, start - REACH), start)
    .split(places.keepsApostrophes ? /\s+/ : /(?<=['’])|\s+/)
    .filter((word) => word !== '')
    .map((word) => toWordKey(word, language));
  const nearest = (skipped?: ReadonlySet<string>) => words.findLast((word) => !skipped?.has(word)) ?? '';
  if (before.has(nearest(between))) return hasFiniteInfinitives ? 'verb' : 'inflected-verb';
  if (beforeInfinitive?.has(nearest(between))) return 'infinitive';
  const isParticiple = places.participle?.test(key);
  if (isParticiple && auxiliaries?.has(nearest(adverbs))) return 'inflected-verb';
  if (!isParticiple && copulas?.has(nearest(adverbs))) return 'other';
  return beforeOthers.has(nearest()) ? 'other' : undefined;
}

/**
 * Guesses whether a card is a verb by the ending of its word, which some nouns share. If verbs have no special ending, the ending of the first
 * meaning decides: English `leave` is "verlassen".
 */
export function isVerb(
  { word, meanings, pair }: Pick<LookupEntry, 'word' | 'meanings' | 'pair'>,
  { verb, verbMeaning }: VerbPlaces,
): boolean {
  return verb ? verb.test(word) : (verbMeaning?.[toLanguagePair(pair).to]?.test(meanings[0] ?? '') ?? false);
}

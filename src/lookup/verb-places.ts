import type { VerbPlaces } from '../inflection/inflection.ts';
import { toWordKey } from '../language/normalise.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';

/** Text before a word that is looked at, in UTF-16 code units: some five words. */
const REACH = 40;

/** Kinds of words that one may expect at a position of a text: any verb, one that is not in its dictionary form, one that is, no verb. */
export type ExpectedKind = 'verb' | 'inflected-verb' | 'infinitive' | 'other';

/**
 * Decides which kind of word the words before a stretch of a text announce: a verb behind a pronoun that is its subject or object, or where
 * a participle stands behind an auxiliary; `other` behind an article or a form of "to be"; `undefined` where they announce nothing.
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
    .split(language === 'eng' ? /\s+/ : /(?<=['’])|\s+/)
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
 * Guesses whether a card is a verb by the ending of its word; some nouns end alike. Where verbs have no ending of their own, the ending
 * of the first meaning decides: English `leave` is "verlassen".
 */
export function isVerb(
  { word, meanings, pair }: Pick<LookupEntry, 'word' | 'meanings' | 'pair'>,
  { verb, verbMeaning }: VerbPlaces,
): boolean {
  return verb ? verb.test(word) : (verbMeaning?.[toLanguagePair(pair).to]?.test(meanings[0] ?? '') ?? false);
}

import type { VerbPlaces } from '../inflection/inflection.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { toWordKey } from '../language/normalise.ts';
import { getBasics } from '../languages/get-basics.ts';
import { type LookupEntry, MATCH_KINDS } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { TextRange } from '../model/text-range.ts';
import { beginsSentence, fitsCapital, startsWithCapital } from './capitals.ts';
import type { Inflections } from './inflections.ts';
import { keysOf, type Lead } from './lead.ts';

/** Context of the word that the entries answer. */
export interface EntryContext {
  text: string;
  lead: Lead;
  /** Loaded inflections, which decide the expected kind of word. */
  inflections: Inflections;
}

/** Penalty for an entry whose capitalisation contradicts the text. */
const MISFIT = 2;

/** Length of the text before a word that is considered, in UTF-16 code units: about five words. */
const REACH = 40;

/** Expected kinds of words at a position: any verb, an inflected verb, an infinitive, anything but a verb. */
type ExpectedKind = 'verb' | 'inflected-verb' | 'infinitive' | 'other';

/** Sorts the entries of one lead, best first. */
export function sortEntries(entries: readonly LookupEntry[], context: EntryContext): LookupEntry[] {
  if (entries.length < 2) return [...entries];
  const evidence = new Map<string, Evidence>();
  for (const { pair } of entries) {
    const language = languageOf(pair);
    if (!evidence.has(language)) evidence.set(language, findEvidence(language, context));
  }
  const scored = entries.map((entry) => ({
    entry,
    scores: toScores(entry, context, evidence.get(languageOf(entry.pair)) ?? {}),
  }));
  return scored.sort((a, b) => compareScores(a.scores, b.scores)).map(({ entry }) => entry);
}

/** Whether an entry has a better kind of match than another one of the same card. */
export function isBetterMatch(entry: LookupEntry, other: LookupEntry): boolean {
  return MATCH_KINDS.indexOf(entry.match) < MATCH_KINDS.indexOf(other.match);
}

function isInOneLanguage(pair: string): boolean {
  const { from, to } = toLanguagePair(pair);
  return from === to;
}

export const languageOf = (pair: string) => toLanguageCode(toLanguagePair(pair).from) ?? '';

/** Evidence of the surrounding text for entries from one language. */
interface Evidence {
  places?: VerbPlaces;
  expected?: ExpectedKind | undefined;
}

function findEvidence(language: string, { text, lead, inflections }: EntryContext): Evidence {
  const places = inflections.get(language)?.verbPlaces;
  return places ? { places, expected: findExpectedKind(text, lead, language, places) } : {};
}

/** Penalties of an entry, the weightiest first. */
function toScores(entry: LookupEntry, context: EntryContext, { places, expected }: Evidence): number[] {
  const misfit = countMisfits(entry, context);
  const language = languageOf(entry.pair);
  const isForm = entry.match === 'form' || entry.match === 'folded-form';
  const isOwnWord = toWordKey(entry.core ?? entry.word, language) === keysOf(context.lead, language)[0];
  const fitsVerb =
    expected === 'verb' || (expected === 'inflected-verb' && isForm) || (expected === 'infinitive' && isOwnWord);
  const isVerbHere = places !== undefined && isVerb({ ...entry, word: entry.core ?? entry.word }, places);
  return [
    // A dictionary that explains words in their own language follows on those in another one.
    Number(isInOneLanguage(entry.pair)),
    // `ich liebe` is a form of the verb, although the noun is written with the same letters.
    Number(misfit === MISFIT),
    // So is `il porte`. Behind an article the word as written is first in any case.
    Number(!(isVerbHere && fitsVerb)),
    isNounBegun(entry, context) ? 0 : MATCH_KINDS.indexOf(entry.match),
    // Orders forms: `les portes`.
    Number(!(expected === 'other' && !isVerbHere)),
    // A headword that the deck calls a form is rarer in running text than the other cards' form: Dutch `was`.
    Number(isForm && isOwnWord),
    misfit,
    entry.rank ?? 0,
  ];
}

/** In a language that capitalises nouns, where a sentence begins, the form of a noun is as likely as a word without a capital: `Dingen` is of `Ding`, seldom `dingen`. */
function isNounBegun(
  { word, core = word, pair, match }: LookupEntry,
  { text, lead: { start } }: EntryContext,
): boolean {
  const isCapital = startsWithCapital(core) && startsWithCapital(text.slice(start));
  return (
    match === 'form' &&
    getBasics(languageOf(pair)).capitalisesNouns === true &&
    isCapital &&
    beginsSentence(text, start)
  );
}

function compareScores(a: readonly number[], b: readonly number[]): number {
  for (const [index, score] of a.entries()) {
    const other = b[index] ?? 0;
    if (score !== other) return score - other;
  }
  return 0;
}

/**
 * Penalty for the capitalisation of an entry: 0 as written, 1 for another case that is allowed, `MISFIT` for one that is not. At the start of a
 * sentence the capital is not evidence: `Ich` is seldom the noun.
 */
function countMisfits({ word, core = word, pair }: LookupEntry, { text, lead: { start, end } }: EntryContext): number {
  const spelling = text.slice(start, end);
  if (core === spelling.normalize('NFC')) return 0;
  const language = languageOf(pair);
  return fitsCapital({ text, start, spelling, language }, { word: core })
    ? Number(!beginsSentence(text, start))
    : MISFIT;
}

/**
 * Predicts the kind of word from the words before it: a verb after a subject or object pronoun or, as a participle, after an auxiliary; `other`
 * after an article or a form of "to be"; `undefined` without such evidence.
 */
function findExpectedKind(
  text: string,
  { start, end }: TextRange,
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
function isVerb(
  { word, meanings, pair }: Pick<LookupEntry, 'word' | 'meanings' | 'pair'>,
  { verb, verbMeaning }: VerbPlaces,
): boolean {
  return verb ? verb.test(word) : (verbMeaning?.[toLanguagePair(pair).to]?.test(meanings[0] ?? '') ?? false);
}

import type { PlaceEvidence } from '../inflection/inflection.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { toWordKey } from '../language/normalise.ts';
import { getBasics } from '../languages/get-basics.ts';
import { type LookupEntry, MATCH_KINDS } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';
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

/** A word of capitals is one in capitals: `SA` of a company is not French `sa`. */
const ABBREVIATION = /^\p{Lu}{2,}$/u;

/** Penalty for an entry whose capitalisation contradicts the text. */
const MISFIT = 2;

/** Sorts the entries of one lead, best first. */
export function sortEntries(entries: readonly LookupEntry[], context: EntryContext): LookupEntry[] {
  if (entries.length < 2) return [...entries];
  const evidence = new Map<string, PlaceEvidence | undefined>();
  for (const { pair } of entries) {
    const language = languageOf(pair);
    if (!evidence.has(language)) evidence.set(language, findEvidence(language, context));
  }
  const scored = entries.map((entry) => ({
    entry,
    scores: toScores(entry, context, evidence.get(languageOf(entry.pair))),
  }));
  return scored.sort((a, b) => compareScores(a.scores, b.scores)).map(({ entry }) => entry);
}

/** Whether an entry has a better kind of match than another one of the same card. */
export function isBetterMatch(entry: LookupEntry, other: LookupEntry): boolean {
  return MATCH_KINDS.indexOf(entry.match) < MATCH_KINDS.indexOf(other.match);
}

export const languageOf = (pair: string) => toLanguageCode(toLanguagePair(pair).from) ?? '';

/** Finds the evidence of the surrounding text about entries from one language. */
export function findEvidence(
  language: string,
  { text, lead: { start, end }, inflections }: EntryContext,
): PlaceEvidence | undefined {
  const toKey = (spelling: string) => toWordKey(spelling, language);
  return inflections.get(language)?.readPlace?.({ text, start, end, toKey });
}

/** Penalties of an entry, the weightiest first. */
function toScores(entry: LookupEntry, context: EntryContext, evidence: PlaceEvidence | undefined): number[] {
  const misfit = countMisfits(entry, context);
  const { from, to } = toLanguagePair(entry.pair);
  const language = languageOf(entry.pair);
  const word = entry.core ?? entry.word;
  const isForm = entry.match === 'form' || entry.match === 'folded-form';
  const isOwnWord = toWordKey(word, language) === keysOf(context.lead, language)[0];
  const { expected, meant = word } = evidence ?? {};
  const isVerbHere = evidence?.isVerb(word, entry.meanings, to);
  const fitsVerb =
    expected === 'verb' || (expected === 'inflected-verb' && isForm) || (expected === 'infinitive' && isOwnWord);
  const isExpected = expected === 'own' ? isOwnWord : isVerbHere && fitsVerb;
  return [
    // A dictionary that explains words in their own language follows on those in another one.
    Number(from === to),
    // `ich liebe` is a form of the verb, although the noun is written with the same letters.
    Number(misfit === MISFIT),
    Number(meant !== word),
    // So is `il porte`. Behind an article the word as written is first in any case.
    Number(!isExpected),
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
  if (ABBREVIATION.test(core)) return MISFIT;
  const language = languageOf(pair);
  return fitsCapital({ text, start, spelling, language }, { word: core })
    ? Number(!beginsSentence(text, start))
    : MISFIT;
}

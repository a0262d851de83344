import type { KnownWord } from '../inflection/inflection.ts';
import { findHeadwordPart } from '../language/headword-part.ts';
import { toLanguageCode } from '../language/language-code.ts';
import { foldKey, toFoldedKey, toWordKey } from '../language/normalise.ts';
import { findScript } from '../language/script.ts';
import { listDeckLanguages } from '../languages/list-deck-languages.ts';
import { type LookupEntry, type LookupResult, MATCH_KINDS, type MatchKind } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { findFacts } from '../store/content/read/find-facts.ts';
import { findLanguages, type KeyMatch, searchWords } from '../store/content/read/word-search.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { type DefinitionIndex, getDefinitions, listSpellings } from '../store/study/caches/definitions.ts';
import type { DefinitionRow } from '../store/study/study-database.ts';
import { acceptLanguage } from './accept-language.ts';
import { findCandidates } from './candidates.ts';
import type { Search } from './collector.ts';
import type { Inflections, LoadInflections } from './inflections.ts';
import { joinSources, type SourcedEntry } from './join-sources.ts';
import { isLedTo, keysOf, type Lead } from './lead.ts';
import { groupMeanings } from './meaning-groups.ts';
import { findOwnMeaning, withoutDefinition } from './meanings.ts';
import { toOpposites } from './opposite.ts';
import { findEvidence, isBetterMatch, languageOf, sortEntries } from './order.ts';
import { findReason } from './reason.ts';
import { search } from './search.ts';

/** Most entries of one answer. A folded key can find many cards. */
const MAX_ENTRIES = 8;
/** Most cards of one part of a compound, or of a separable verb. */
const MAX_ENTRIES_OF_PART = 2;

/** Several words. The letters of an abbreviation with full stops are none. Without spaces, a particle tells, or three characters. */
const SPACED = /^[^.]+\s[^.]+$|\p{sc=Han}[がにはをの]|^\p{sc=Han}{3}/u;

export interface DefineRequest {
  text: string;
  offset: number;
  /** ISO 639-3 code of the text's language; undefined when unknown. */
  language?: string | undefined;
  /** Whether the text is one word as a person typed it, so that a word of a script without spaces ends where the text ends. */
  isWord?: boolean | undefined;
}

/**
 * Finds the entries for the text at an offset: the longest phrase in a deck, otherwise the word, otherwise the word without case and
 * diacritics, otherwise the words that the rules of the language derive (see `search.ts`). Only decks from the text's language answer. If
 * the language is unknown, decks answer whose language uses the text's script.
 *
 * @throws {AppError} `storage-unavailable`.
 *
 * @param isAsked - Which of the decks answer; all by default.
 *
 * At most one read transaction of the decks; where the language is unknown, one more after a change of the sources. The first look-up in a
 * language loads its inflection.
 */
export async function define(
  store: LookupStore,
  request: DefineRequest,
  loadInflections: LoadInflections,
  isAsked: (pair: PairId) => boolean = () => true,
): Promise<LookupResult> {
  const { text, offset, isWord } = request;
  const language = request.language === undefined ? undefined : (toLanguageCode(request.language) ?? request.language);
  const candidates = findCandidates(text, offset, language);
  const word = candidates.at(-1);
  if (!word) return { range: undefined, entries: [] };
  const accept = acceptLanguage(language, findScript(text.slice(word.start, word.end)));
  const answers = ({ pair, from, inLookups }: SourceRow) => inLookups && accept(from.iso639_3) && isAsked(pair);
  const loadAll = async () =>
    loadInflections(language === undefined ? await findLanguages(store, answers) : listDeckLanguages(language));
  const [inflections, definitions] = await Promise.all([loadAll(), getDefinitions(store)]);
  const found = await searchWords(store, answers, (index, ofFacts) => {
    const result = search({ text, offset, language, candidates, inflections, isWord }, index);
    const { groups, matches } = result;
    const words = [...matches.map(toFactWord), ...groups.flat().flatMap((lead) => findOwnWords(lead, definitions))];
    return { ...result, sources: index.sources, facts: findFacts(ofFacts, words) };
  });
  return toResult(text, found, { definitions, accept, inflections, sources: found.sources, facts: found.facts });
}

const toFactWord = ({ deck, word }: KeyMatch) => ({ word, language: deck.from.iso639_3 });

/** The words that the learner has defined and that a lead may lead to. */
const findOwnWords = ({ wordKey, foldedKey }: Lead, { findByKey }: DefinitionIndex) =>
  [wordKey, foldedKey]
    .flatMap(findByKey)
    .flatMap((row) => listSpellings(row).map((word) => ({ word, language: toLanguagePair(row.pair).from })));

interface Learner {
  definitions: DefinitionIndex;
  accept: (from: string) => boolean;
  inflections: Inflections;
  /** The decks that were asked. */
  sources: readonly SourceRow[];
  /** What sources of facts say about the matched words. */
  facts: readonly KeyMatch[];
}

/** The first group of leads with a card or a definition answers; behind a phrase, also its pointed word. */
export function toResult(text: string, { groups, matches, word }: Search, learner: Learner): LookupResult {
  for (const group of groups) {
    const entries = new Map<string, SourcedEntry>();
    let range: LookupResult['range'];
    for (const lead of group) {
      const found = collectEntries(lead, text, matches, learner);
      if (found.length > 0) range ??= { start: lead.start, end: lead.end };
      for (const sourced of group.length > 1 && lead.rule ? found.slice(0, MAX_ENTRIES_OF_PART) : found) {
        const id = toId(sourced);
        if (!entries.has(id)) entries.set(id, sourced);
      }
    }
    if (range) {
      const collect = (lead: Lead) => collectEntries(lead, text, matches, learner);
      addOfSameWord(entries, group, groups, collect);
      const isBehindPhrase = word && !group.includes(word) && SPACED.test(text.slice(range.start, range.end));
      for (const sourced of isBehindPhrase ? collect(word) : []) {
        if (!entries.has(toId(sourced))) entries.set(toId(sourced), sourced);
      }
      nameParts(entries, text.slice(range.start, range.end));
      return {
        range,
        entries: joinSources([...entries.values()], learner.sources, learner.facts).slice(0, MAX_ENTRIES),
      };
    }
  }
  return { range: undefined, entries: [] };
}

/**
 * Gives each part of a compound all parts: `Hausboot` is `Haus` and `Boot`. A name, with a capital inside, is often made of something else:
 * `AgileBits` of `agil`.
 */
function nameParts(entries: ReadonlyMap<string, SourcedEntry>, form: string): void {
  const parts = [...entries.values()].filter(({ entry: { why } }) => why?.reason === 'compound');
  const words = new Set(parts.map(({ entry: { core, word } }) => core ?? word));
  const reason = /\p{Ll}\p{Lu}/u.test(form) ? 'cut' : 'compound';
  for (const { entry } of parts) entry.why = { steps: [form, ...words], reason };
}

/**
 * If the text contains a headword with its article, other cards of the word also answer: `Haus` as well as `das Haus`. A card found both by a
 * phrase and by the word alone shows that the rest of the phrase is only an article.
 */
function addOfSameWord(
  entries: Map<string, SourcedEntry>,
  answering: readonly Lead[],
  groups: Search['groups'],
  collect: (lead: Lead) => SourcedEntry[],
): void {
  for (const lead of groups.slice(groups.indexOf(answering) + 1).flat()) {
    if (lead.rule) continue;
    const found = collect(lead);
    if (!found.some((sourced) => sourced.entry.core !== undefined && entries.has(toId(sourced)))) continue;
    for (const sourced of found) {
      const known = entries.get(toId(sourced));
      // A card found by the whole phrase does not show which part of it is the word.
      const entry = known ? { ...known.entry, ...toCore(known.entry.word, sourced.entry.core) } : sourced.entry;
      entries.set(toId(sourced), { ...sourced, entry });
    }
  }
}

/** A deck may have the same word twice with different meanings, which are two cards. The same card found twice is one. */
const toId = ({ entry: { pair, word, meanings }, source }: SourcedEntry) =>
  JSON.stringify([source?.id, pair, word, ...meanings.toSorted()]);
const toWordId = ({ pair, word }: { pair: string; word: string }) => `${pair} ${word}`;

function collectEntries(
  lead: Lead,
  text: string,
  matches: readonly KeyMatch[],
  { definitions, accept, inflections }: Learner,
): SourcedEntry[] {
  const found = new Map<string, SourcedEntry>();
  for (const match of matches) {
    if (!isLedTo(lead, match)) continue;
    const sourced = { entry: toEntry(match, lead, definitions), card: match.card, source: match.deck };
    const known = found.get(toId(sourced));
    if (!known || isBetterMatch(sourced.entry, known.entry)) found.set(toId(sourced), sourced);
  }
  const words = new Set(Array.from(found.values(), ({ entry }) => toWordId(entry)));
  for (const pair of definitions.pairs) {
    const language = toLanguagePair(pair).from;
    if (!accept(language)) continue;
    const add = (key: string, toMatch: (coreKey: string) => MatchKind | undefined) => {
      const isWhole = (row: DefinitionRow) => toWordKey(row.word, language) === key;
      // The word itself comes before a headword that holds it: `كتاب` before `الكتاب`.
      const rows = definitions.findByKey(key).toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
      for (const row of rows) {
        if (row.pair !== pair || words.has(toWordId(row))) continue;
        const core = findOwnPart(row, key, language);
        const match = toMatch(toWordKey(core, language));
        if (!match) continue;
        words.add(toWordId(row));
        found.set(toWordId(row), { entry: toOwnEntry(row, core, match), card: undefined, source: undefined });
      }
    };
    const cards = [...found.values()].filter(({ entry }) => entry.pair === pair);
    const keys = keysOf(lead, language);
    for (const key of keys) add(key, (coreKey) => (coreKey === keys[0] ? 'word' : 'folded'));
    // `Häuser` leads to the card `Haus`, and so to the learner's `das Haus`.
    for (const { entry } of cards) {
      const key = toWordKey(entry.core ?? entry.word, language);
      add(key, (coreKey) => (coreKey === key ? entry.match : undefined));
    }
  }
  const sourcedOf = new Map(Array.from(found.values(), (sourced) => [sourced.entry, sourced]));
  const context = { text, lead, inflections };
  const all = sortEntries([...sourcedOf.keys()], context);
  const form = text.slice(lead.start, lead.end);
  return preferWholeWords(all).map((entry) => {
    const reasoned = withReason(entry, lead);
    const { card, source } = sourcedOf.get(entry) ?? {};
    const language = languageOf(entry.pair);
    const explain = (spelling: string, known: KnownWord) =>
      inflections.get(language)?.explain?.(toWordKey(spelling, language), entry.core ?? entry.word, known);
    const { classes = [], meaningClasses = [], parts = [] } = card?.[4] ?? {};
    const known = { classes: [...classes, ...meaningClasses], parts };
    const why = findReason(form, reasoned, (spelling) => explain(spelling, known));
    const explained = why === undefined ? reasoned : { ...reasoned, why };
    const evidence = {
      explain: (ofClass: KnownWord) => explain(form, ofClass),
      findExpected: () => findEvidence(language, context)?.expected,
    };
    return { entry: card ? groupMeanings(explained, card, evidence) : explained, card, source };
  });
}

/** Describes how a rule changed the text before the entry matched. */
function withReason(entry: LookupEntry, { rule, written, wordKey, isRespelt }: Lead): LookupEntry {
  if (isRespelt) return { ...entry, match: entry.match === 'form' ? 'folded-form' : 'folded' };
  if (rule === undefined) return entry;
  const isForm = entry.match === 'form' || entry.match === 'folded-form';
  return {
    ...entry,
    rule,
    ...(written === undefined ? {} : { written }),
    ...(isForm ? { via: wordKey } : {}),
  };
}

function toEntry(
  { deck, card, word: core, key, kind }: KeyMatch,
  lead: Lead,
  definitions: DefinitionIndex,
): LookupEntry {
  const [rank, word, meanings] = card;
  const own = findOwnMeaning(definitions, deck.pair, word);
  // The key without diacritics that happens to be how another word is written is still only a folded match.
  const isExact = key === keysOf(lead, deck.from.iso639_3)[0] && kind % 2 === 0;
  const match = lead.lemmas?.includes(key) ? 'form' : (MATCH_KINDS[isExact ? kind : kind | 1] ?? 'folded');
  const shown = withoutDefinition(meanings, own.definition);
  return {
    pair: deck.pair,
    word,
    ...toCore(word, core),
    rank,
    ...own,
    meanings: lead.isOpposite ? toOpposites(shown, toLanguagePair(deck.pair).to) : shown,
    match,
  };
}

/** Finds the part of an own word, as it was met or of its headword, that a key leads to. */
function findOwnPart({ word, headword = word }: DefinitionRow, key: string, language: string): string {
  const isMet = toFoldedKey(word, language) === foldKey(key);
  return findHeadwordPart(isMet ? word : headword, key, false, language);
}

/** An entry for a word that only the learner has defined. It is joined with the deck's card of its headword. */
function toOwnEntry(row: DefinitionRow, core: string, match: MatchKind): LookupEntry {
  const { pair, word, headword, cores, text } = row;
  const shown =
    headword === undefined ? toCore(word, core) : { headword, ...toCore(headword, core === word ? cores?.[0] : core) };
  return { pair, word, ...shown, rank: undefined, definition: text, meanings: [], match };
}

const toCore = (word: string, core = word) => (core === word ? {} : { core });

/** The exact word excludes words that only look like it: `año` under the pointer is not `ano`. Forms stay: "fue" belongs to two verbs. */
function preferWholeWords(entries: LookupEntry[]): LookupEntry[] {
  const hasExact = entries.some(({ match }) => match === 'word' || match === 'form');
  return hasExact ? entries.filter(({ match }) => match === 'word' || match === 'form') : entries;
}

import type { DeckFileCard } from '../../src/library/formats/deck-file.ts';
import type { Handwork, SharedCard } from './handwork.ts';
import { findShowable, isNameLike, MAX_MEANINGS, pickNear } from './meanings/polish.ts';
import {
  type SenseCandidate,
  type SenseInput,
  withClasses,
  withOtherSenses,
  withUsualFirst,
} from './meanings/senses.ts';
import type { Meaning } from './meanings/translate.ts';
import { isProfane } from './meanings/vulgar.ts';
import type { PartOfSpeech } from './read/freedict.ts';
import { type BasicConcept, liftBasic, withConcepts } from './words/basic.ts';
import { liftClosed, withUnlisted } from './words/closed.ts';
import { settleSpellings } from './words/contested.ts';
import { findForms } from './words/forms.ts';
import { compare, type FormFrequency } from './words/frequency.ts';
import { CLOSED_TAG, type Lemma, type Reading, splitAmongLemmas } from './words/lemmas.ts';
import { createOwnFeminines, type OwnFeminines } from './words/own-feminines.ts';
import { createParticipleCheck } from './words/participles.ts';
import { createWeigher } from './words/weight.ts';

/** The inputs of a deck, all of it data or queries that hide where the answers come from. */
export interface DeckInput {
  to: string;
  forms: readonly FormFrequency[];
  handwork: Handwork;
  nounsAreCapitalised: boolean;
  /** Whether the look-up finds verbs by the words before them. */
  verbsShowInContext: boolean;
  /** Other spellings under which dictionaries may file a lemma: reflexive verbs, older or newer orthography. */
  toAliases(lemma: string, pos: PartOfSpeech): readonly string[];
  from: string;
  /** Readings by the language's tables and analysers. */
  findReadings(form: FormFrequency): readonly Reading[];
  /** Every form of a lemma in a class, attested or not. */
  findParadigm(lemma: string, pos: PartOfSpeech): readonly string[];
  /** Classes in which the dictionaries know a spelling; empty when they do not. */
  findClasses(spelling: string): readonly PartOfSpeech[];
  findMeanings(word: string, pos: PartOfSpeech): readonly Meaning[];
  /** Words of daily life that the deck holds early, each with what it means. */
  basic?: readonly BasicConcept[];
  /** Whether a meaning with a capital names a people or a language, not one person or place. */
  isPeople?(meaning: string): boolean;
  /** Forms of a feminine noun that the tables file under a masculine, itself first; `[]` when there are none. */
  findFeminines(masculine: string): readonly string[];
  /** How common a meaning is in its own language, as a share of running text. */
  shareOf(meaning: string, pos: PartOfSpeech): number;
  /** Words that a meaning translates back into, as `spa sentido`, with how much each is meant; empty when no dictionary says. */
  findBack(meaning: string, pos: PartOfSpeech): ReadonlyMap<string, number>;
}

export interface CardsOutput {
  cards: DeckFileCard[];
  /** Words that were common enough for a card but got none, in the order of their frequency. */
  dropped: { word: string; reason: string }[];
  /** Which word's card each form of the frequency lists leads to, for the coverage figures. */
  cardsOfForm: Map<string, string[]>;
}

/** A deck whose words were chosen by their lemmas. */
export interface DeckOutput extends CardsOutput {
  /** Classes of a card's word, the most frequent first; absent for words by hand. */
  classes: Map<string, readonly PartOfSpeech[]>;
  /** Share of running text of the cards of the frequency lists, by word. */
  shares: ReadonlyMap<string, number>;
}

/** A form that is written with a capital more often than this is a name, if it can be one. */
const MOSTLY_CAPITALISED = 0.8;
/** A German form that is capitalised less often than this is not a noun. */
const SELDOM_CAPITALISED = 0.15;
/** How much of the best meaning's score another needs to stand beside it. */
const NEAR_ENOUGH = 0.24;
/** A class of a word that is rarer than this beside its others adds no meanings. */
const MIN_CLASS_PART = 0.04;
/** The best meaning of every class stands on the card, if it is well below the first: `train` is `trainieren` and also `Zug`. */
const CLASS_FLOOR = 0.34;

/** Of a word that is as well a noun as an adjective the adjective is what most people mean. */
const ADJECTIVE_BONUS = 1.15;

export interface Group {
  word: string;
  share: number;
  lemmas: Lemma[];
}

/** The spelling under which the dictionaries, or a person in their place, give a lemma a meaning: itself or an alias. */
function findSpelling(
  input: DeckInput,
  lemma: string,
  pos: PartOfSpeech,
  onlyByHand: ReadonlySet<string>,
): string | undefined {
  return [lemma, ...input.toAliases(lemma, pos)].find(
    (spelling) =>
      onlyByHand.has(spelling) ||
      (input.findClasses(spelling).length > 0 && input.findMeanings(spelling, pos).length > 0),
  );
}

/** Words with meanings by hand for which no two dictionaries agree on any: without these they would get no card. */
function findOnlyByHand({ handwork, findClasses, findMeanings }: DeckInput): Set<string> {
  const words = [...handwork.meanings.keys()];
  return new Set(words.filter((word) => findClasses(word).every((pos) => findMeanings(word, pos).length === 0)));
}

function toReadings(
  input: DeckInput,
  closed: ReadonlyMap<string, string[]>,
  feminines: OwnFeminines,
): (form: FormFrequency) => Reading[] {
  const onlyByHand = findOnlyByHand(input);
  const ownersByHand = new Map<string, string[]>();
  for (const word of onlyByHand)
    for (const form of [word, ...(input.handwork.meanings.get(word)?.forms ?? [])])
      ownersByHand.set(form, [...(ownersByHand.get(form) ?? []), word]);
  const closedWords = new Set([...closed.values()].flat());
  const isClosed = (lemma: string) => closedWords.has(lemma);
  const weigh = createWeigher(input);
  const isMereParticiple = createParticipleCheck(input);
  const findOthers = (form: FormFrequency) => {
    const own = closed.get(form.form);
    if (own) return own.map((lemma): Reading => ({ lemma, pos: 'x', tags: CLOSED_TAG }));
    const all = input.findReadings(form);
    // Paris is not a plural of `pari`, and Roma is not a form of `romo`.
    if (
      (form.capitalised ?? 0) > MOSTLY_CAPITALISED &&
      all.some(({ pos }) => pos === 'name') &&
      !input.nounsAreCapitalised
    )
      return [];
    const analysed: Reading[] = [];
    for (const reading of all) {
      // A closed-class word has the forms that were written by hand, not those of a noun of the same spelling.
      if (isClosed(reading.lemma) && reading.pos !== 'v' && reading.pos !== 'a') continue;
      const filed = feminines.findWord(reading);
      const lemma = reading.pos === 'name' ? undefined : findSpelling(input, filed, reading.pos, onlyByHand);
      if (lemma !== undefined && !isMereParticiple(lemma, reading.pos)) analysed.push({ ...reading, lemma });
    }
    const readings = [...analysed];
    // If neither a dictionary nor a table knows a word, use the forms written by hand.
    if (analysed.length === 0)
      for (const lemma of ownersByHand.get(form.spelling) ?? ownersByHand.get(form.form) ?? [])
        readings.push({ lemma, pos: 'x', tags: 'headword' });
    for (const own of new Set([form.spelling, form.form])) {
      for (const pos of input.findClasses(own)) {
        if (pos === 'name' || pos === 'affix' || input.findMeanings(own, pos).length === 0) continue;
        if (isMereParticiple(own, pos)) continue;
        // A dictionary also has inflected forms as headwords; where an analyser knows better, only uninflected classes are added.
        const isUninflected = (pos === 'r' || pos === 'x') && own === form.form;
        // Swedish `vidare` is an adverb of its own beside the comparative of `vid`.
        const isBesideAdjective = pos === 'r' && analysed.every((reading) => reading.pos === 'a');
        if (analysed.length > 0 && !(isUninflected && (input.nounsAreCapitalised || isBesideAdjective))) continue;
        if (!readings.some((reading) => reading.lemma === own && reading.pos === pos))
          readings.push({ lemma: own, pos, tags: 'headword' });
      }
    }
    // Some dictionaries write `Leraar` for `leraar`: the spelling of the running text is the word's.
    const isTwin = (lemma: string) =>
      !input.nounsAreCapitalised &&
      (form.capitalised ?? 0) < 0.5 &&
      lemma !== lemma.toLowerCase() &&
      readings.some((other) => other.lemma === lemma.toLowerCase());
    // A word that gets no card keeps no form from one that does.
    // German `näher` is hardly ever the noun, so it is better unread than read as one.
    const isOnlyNoun = (lemma: string) =>
      input.nounsAreCapitalised && (form.capitalised ?? 1) < SELDOM_CAPITALISED && /^\p{Lu}/u.test(lemma);
    if (readings.length > 0 && readings.every(({ lemma }) => isOnlyNoun(lemma))) return [];
    const kept = readings.filter(({ lemma }) => !input.handwork.dropped.has(lemma) && !isTwin(lemma));
    return (kept.length > 0 ? kept : readings).map((reading) => ({ ...reading, weight: weigh(reading) }));
  };
  return toShared(input.handwork, findOthers);
}

/** Gives the words that share a form with others their part of it, and the others what is left. */
function toShared(
  { shared }: Handwork,
  findOthers: (form: FormFrequency) => Reading[],
): (form: FormFrequency) => Reading[] {
  const sharers = new Map<string, SharedCard>();
  for (const card of shared.values())
    for (const form of [card.word, ...card.forms]) sharers.set(form.toLowerCase(), card);
  return (form) => {
    const sharer = sharers.get(form.form);
    const readings = findOthers(form);
    if (!sharer) return readings;
    const others = readings.filter(({ lemma }) => lemma !== sharer.word);
    const { word, part } = sharer;
    return [{ lemma: word, pos: 'n', tags: CLOSED_TAG, part: others.length === 0 ? 1 : part }, ...others];
  };
}

/** Lemmas of one spelling share a card. */
function groupByWord(lemmas: readonly Lemma[]): Group[] {
  const groups = new Map<string, Group>();
  for (const lemma of lemmas) {
    const group = groups.get(lemma.lemma) ?? { word: lemma.lemma, share: 0, lemmas: [] };
    group.share += lemma.share;
    group.lemmas.push(lemma);
    groups.set(lemma.lemma, group);
  }
  return [...groups.values()].sort((a, b) => b.share - a.share || compare(a.word, b.word));
}

/** Part of each class in the uses of a word; rare classes are left out. */
function toClassParts({ share, lemmas }: Group): Map<PartOfSpeech, number> {
  const parts = new Map<PartOfSpeech, number>();
  for (const { pos, possibleShare } of lemmas) {
    // Where all forms of two classes are the same (`político`), the split between them is a guess: they share evenly.
    const peers = lemmas.filter((other) => Math.abs(other.possibleShare - possibleShare) <= 0.03 * possibleShare);
    const evenly = peers.reduce((sum, other) => sum + other.share, 0) / peers.length;
    const part = (evenly / share) * (pos === 'a' ? ADJECTIVE_BONUS : 1);
    if (part >= MIN_CLASS_PART || lemmas.length === 1) parts.set(pos, part);
  }
  return parts;
}

/** A class that is rarer than this among the uses of a word is not named. */
const MAIN_CLASS_PART = 0.2;

/** Classes in which a word is much used, the most frequent first. */
function findMainClasses(group: Group): PartOfSpeech[] {
  const parts = [...toClassParts(group)].sort((a, b) => b[1] - a[1]);
  return parts.filter(([, part]) => part >= MAIN_CLASS_PART).map(([pos]) => pos);
}

/** Meanings of all classes of a word that a card may show, best first, each class weighing as much as it is used. */
function scoreMeanings(
  input: DeckInput,
  word: string,
  parts: ReadonlyMap<PartOfSpeech, number>,
): readonly SenseCandidate[] {
  const scores = new Map<string, SenseCandidate & { most: number }>();
  for (const [pos, part] of parts) {
    const meanings = input.findMeanings(word, pos === 'x' ? '' : pos);
    const top = meanings[0]?.score ?? 1;
    for (const [index, meaning] of meanings.entries()) {
      const key = input.to === 'deu' ? meaning.word : meaning.word.toLowerCase();
      const score = (meaning.score / top) * (index === 0 ? Math.max(part, CLASS_FLOOR) : part);
      const known = scores.get(key) ?? { ...meaning, score: 0, pos, most: 0 };
      known.score += score;
      if (score > known.most) Object.assign(known, { pos, most: score, evidence: meaning.evidence });
      scores.set(key, known);
    }
  }
  const sorted = [...scores.values()].sort((a, b) => b.score - a.score || compare(a.word, b.word));
  return findShowable(sorted, input.to, isProfane(word, input.from));
}

/** The meanings of a word that are near enough to its best one. */
export function findNearMeanings(input: DeckInput, group: Group): string[] {
  const showable = scoreMeanings(input, group.word, toClassParts(group));
  return pickNear(showable, input.to, NEAR_ENOUGH).map(({ word }) => word);
}

/** The meanings of a word of the frequency lists: near ones, and other senses and classes that are well confirmed. */
export function findGroupMeanings(input: DeckInput, group: Group): string[] {
  const parts = toClassParts(group);
  const senses: SenseInput = { ...input, word: group.word, share: group.share, parts };
  const showable = withUsualFirst(scoreMeanings(input, group.word, parts), senses);
  const near = pickNear(showable, input.to, NEAR_ENOUGH);
  return withClasses(withOtherSenses(near, showable, senses), showable, senses).map(({ word }) => word);
}

/** Why a word gets no card, or `undefined` if it gets one. */
function findObjection(input: DeckInput, word: string, meanings: readonly string[]): string | undefined {
  const byHand = input.handwork.dropped.get(word);
  if (byHand !== undefined) return `by hand: ${byHand}`;
  if (meanings.length === 0) return 'no meaning that two sources agree on';
  const [first = ''] = meanings;
  // Peoples, languages and adjectives of places are lower-case in many languages.
  const isPeople = input.from !== 'eng' && (!/^\p{Lu}/u.test(word) || input.isPeople?.(first));
  if (isNameLike(first, input.to) && !isPeople) return `a name: ${first}`;
  if (word.length === 1) return 'a letter';
  return undefined;
}

/** Creates a group for a basic concept that no listed form leads to: its usual word in the classes that dictionaries know. */
function toMissingGroup(input: DeckInput, { words: [word] }: BasicConcept): Group | undefined {
  if (word === undefined) return undefined;
  const classes = input.findClasses(word).filter((pos) => pos !== 'name' && pos !== 'affix');
  const lemmas = classes.map((pos): Lemma => ({ lemma: word, pos, share: 1, forms: [], possibleShare: 1 }));
  return { word, share: Math.max(1, lemmas.length), lemmas };
}

/**
 * Builds the cards of a deck in the order of their lemmas' frequency.
 *
 * @param limit - Most cards wanted.
 */
export function buildDeck(input: DeckInput, limit: number): DeckOutput {
  const closed = new Map<string, string[]>();
  const byHand = new Map([...input.handwork.meanings, ...input.handwork.shared]);
  for (const card of input.handwork.closed) {
    byHand.set(card.word, card);
    for (const form of new Set([card.word.toLowerCase(), ...card.forms.map((form) => form.toLowerCase())])) {
      closed.set(form, [...(closed.get(form) ?? []), card.word]);
    }
  }
  const feminines = createOwnFeminines(input);
  const lemmas = splitAmongLemmas(
    withUnlisted(input.forms, closed.keys(), input.from),
    toReadings(input, closed, feminines),
    input.nounsAreCapitalised,
  );
  const found: (Group & { meanings: string[]; forms: string[] })[] = [];
  const dropped: DeckOutput['dropped'] = [];
  const cardsOfForm = new Map<string, string[]>();
  const classes: DeckOutput['classes'] = new Map();
  const taken = new Set<string>();
  // A listed form that no reading was found for is free to be what the tables say, unless it is a name.
  const decided = new Set([...lemmas.flatMap(({ forms }) => forms.map(({ form }) => form)), ...closed.keys()]);
  for (const { form, capitalised } of input.nounsAreCapitalised ? [] : input.forms)
    if ((capitalised ?? 0) > MOSTLY_CAPITALISED) decided.add(form);
  const closedWords = new Set([...closed.values()].flat());
  const basic = input.basic ?? [];
  const basicWords = new Set(basic.flatMap(({ words }) => words));
  const ordered = liftClosed(groupByWord(lemmas), closedWords);
  for (const group of liftBasic(ordered, basic, (concept) => toMissingGroup(input, concept))) {
    if (found.length === limit) break;
    const hand = byHand.get(group.word);
    const meanings = hand?.meanings ?? withConcepts(group.word, findGroupMeanings(input, group), basic, MAX_MEANINGS);
    const objection = hand || basicWords.has(group.word) ? undefined : findObjection(input, group.word, meanings);
    if (objection !== undefined) {
      dropped.push({ word: group.word, reason: objection });
      continue;
    }
    if (taken.has(group.word)) continue;
    taken.add(group.word);
    const paradigm = closedWords.has(group.word) ? [] : feminines.findParadigm(group);
    const unattested = paradigm.filter((form) => !decided.has(form.toLowerCase()));
    const forms = findForms(group, hand?.forms ?? [], unattested);
    found.push({ ...group, meanings, forms });
    classes.set(group.word, findMainClasses(group));
    for (const form of [group.word.toLowerCase(), ...forms])
      cardsOfForm.set(form, [...(cardsOfForm.get(form) ?? []), group.word]);
  }
  const { contested, lost } = settleSpellings(found, input);
  const cards = found.map(({ word, meanings, forms }): DeckFileCard => {
    const kept = forms.filter((form) => !lost.get(word)?.has(form.toLowerCase()));
    const all = contested.has(word) ? [word, ...kept] : kept;
    return all.length > 0 ? [word, meanings, all] : [word, meanings];
  });
  return { cards, dropped, classes, shares: new Map(found.map(({ word, share }) => [word, share])), cardsOfForm };
}

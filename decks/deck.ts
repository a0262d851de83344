import type { DeckFileCard } from '../src/library/formats/deck-file.ts';
import type { Handwork } from './handwork.ts';
import { findGroupMeanings, findMainClasses } from './meanings/group-meanings.ts';
import { isNameLike, MAX_MEANINGS } from './meanings/polish.ts';
import type { Meaning } from './meanings/translate.ts';
import type { PartOfSpeech } from './read/freedict.ts';
import { type BasicConcept, liftBasic, withConcepts } from './words/basic.ts';
import { liftClosed, withUnlisted } from './words/closed.ts';
import { settleSpellings } from './words/contested.ts';
import { MOSTLY_CAPITALISED, toReadings } from './words/deck-readings.ts';
import { findForms } from './words/forms.ts';
import { compare, type FormFrequency } from './words/frequency.ts';
import { type Lemma, type Reading, splitAmongLemmas } from './words/lemmas.ts';
import { createOwnFeminines } from './words/own-feminines.ts';

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

export interface Group {
  word: string;
  share: number;
  lemmas: Lemma[];
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

const isListed = ({ forms }: Lemma) => forms.length > 0;

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
  const withMeanings = [...input.handwork.shared].filter(([, { meanings }]) => meanings.length > 0);
  const byHand = new Map([...input.handwork.meanings, ...withMeanings]);
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
  // A word of daily life that no list has is without listed forms: its share is made up.
  const shares = found.map(({ word, share, lemmas }) => [word, lemmas.some(isListed) ? share : 0] as const);
  return { cards, dropped, classes, shares: new Map(shares), cardsOfForm };
}

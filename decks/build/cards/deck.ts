import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { findGroupMeanings, findMainClasses } from '../meanings/group-meanings.ts';
import { isNameLike, MAX_MEANINGS } from '../meanings/polish.ts';
import { type BasicConcept, liftBasic, withConcepts } from '../words/basic.ts';
import { liftClosed, withUnlisted } from '../words/closed.ts';
import { settleSpellings } from '../words/contested.ts';
import { createFormReader, MOSTLY_CAPITALISED } from '../words/deck-readings.ts';
import { findForms } from '../words/forms.ts';
import { compare } from '../words/frequency.ts';
import { type Lemma, splitAmongLemmas } from '../words/lemmas.ts';
import { createOwnFeminines } from '../words/own-feminines.ts';
import type { DeckInput, Group } from './deck-input.ts';
import type { HandCard, Handwork } from './handwork.ts';

export interface CardsOutput {
  cards: DeckFileCard[];
  /** Words that were common enough for a card but got none, most frequent first. */
  dropped: { word: string; reason: string }[];
  /** Words of the cards that each form of the frequency lists leads to, for the coverage figures. */
  cardsOfForm: Map<string, string[]>;
}

/** A deck whose words were chosen by their lemmas. */
export interface DeckOutput extends CardsOutput {
  /** Classes of a card's word, the most frequent first; absent for words by hand. */
  classes: Map<string, readonly PartOfSpeech[]>;
  /** Share of running text of the cards of the frequency lists, by word. */
  shares: ReadonlyMap<string, number>;
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

/** The reason why a word gets no card; `undefined` if it gets one. */
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

/** Closed-class words by each of their forms, in lower case, and every card whose meanings were written by hand, by its word. */
function indexHandwork({ closed: cards, meanings, shared }: Handwork): {
  closed: Map<string, string[]>;
  byHand: Map<string, HandCard>;
} {
  const closed = new Map<string, string[]>();
  const withMeanings = [...shared].filter(([, card]) => card.meanings.length > 0);
  const byHand = new Map<string, HandCard>([...meanings, ...withMeanings]);
  for (const card of cards) {
    byHand.set(card.word, card);
    for (const form of new Set([card.word, ...card.forms].map((spelling) => spelling.toLowerCase()))) {
      closed.set(form, [...(closed.get(form) ?? []), card.word]);
    }
  }
  return { closed, byHand };
}

/** Forms that no table may claim: those with a reading, and names. */
function listDecided({ forms, nounsAreCapitalised }: DeckInput, lemmas: readonly Lemma[]): string[] {
  const names = nounsAreCapitalised ? [] : forms.filter(({ capitalised }) => (capitalised ?? 0) > MOSTLY_CAPITALISED);
  return [...lemmas.flatMap((lemma) => lemma.forms), ...names].map(({ form }) => form);
}

/**
 * Builds the cards of a deck in the order of their lemmas' frequency.
 *
 * @param limit - Maximum number of cards.
 */
export function buildDeck(input: DeckInput, limit: number): DeckOutput {
  const { closed, byHand } = indexHandwork(input.handwork);
  const feminines = createOwnFeminines(input);
  const lemmas = splitAmongLemmas(
    withUnlisted(input.forms, closed.keys(), input.from),
    createFormReader(input, closed, feminines),
    input.nounsAreCapitalised,
  );
  const found: (Group & { meanings: string[]; forms: string[] })[] = [];
  const dropped: DeckOutput['dropped'] = [];
  const cardsOfForm = new Map<string, string[]>();
  const classes: DeckOutput['classes'] = new Map();
  const taken = new Set<string>();
  const decided = new Set([...listDecided(input, lemmas), ...closed.keys()]);
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
  // The share of a basic word without listed forms is invented.
  const shares = found.map(({ word, share, lemmas }) => [word, lemmas.some(isListed) ? share : 0] as const);
  return { cards, dropped, classes, shares: new Map(shares), cardsOfForm };
}

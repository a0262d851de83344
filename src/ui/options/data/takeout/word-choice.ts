import type { PairId } from '../../../../model/pair.ts';
import { type DeckSummary, isDictionary, isOfFacts } from '../../../../model/source.ts';
import {
  type AnkiFormat,
  OTHERS,
  PAGES,
  type PairGroups,
  WORD_GROUPS,
  type WordChoice,
  type WordGroup,
  type WordSource,
} from '../../../../model/takeout.ts';
import { nameLanguageAlone } from '../../../shared/written-language.ts';

/** What the form has. */
export interface ExportChoice {
  groups: readonly WordGroup[];
  pairs: readonly PairId[];
  withoutSources: readonly WordSource[];
  /** A date as its field has it; empty for none. */
  since: string;
  hasSchedule: boolean;
  format: AnkiFormat;
}

/** Words to learn, of all languages. Known ones would be asked in Anki as new ones are. */
export const makeChoice = (pairs: readonly PairGroups[]): ExportChoice => ({
  groups: ['learning', 'wanted', 'own'],
  pairs: pairs.map(({ pair }) => pair),
  withoutSources: [],
  since: '',
  hasSchedule: false,
  format: 'package',
});

/** The date begins at midnight, local time. */
export function toWordChoice({ groups, pairs, withoutSources, since }: ExportChoice, words: LearnersWords): WordChoice {
  const at = since === '' ? Number.NaN : new Date(`${since}T00:00`).getTime();
  const all = listSources(words, pairs);
  const sources = all.filter((source) => !withoutSources.includes(source));
  const isChoice = sources.length < all.length;
  return { groups, pairs, ...(Number.isNaN(at) ? {} : { since: at }), ...(isChoice ? { sources } : {}) };
}

/** The learner's words in numbers, and the library. */
interface LearnersWords {
  pairs: readonly PairGroups[];
  sources: readonly DeckSummary[];
}

/** The decks of some pairs that words are studied from. */
export const listDecks = (sources: readonly DeckSummary[], pairs: readonly PairId[]): DeckSummary[] =>
  sources.filter((source) => pairs.includes(source.pair) && !isOfFacts(source) && !isDictionary(source.origin));

/** The sources that the words of some pairs may be from; none if there is nothing to choose. */
export function listSources({ pairs: counts, sources }: LearnersWords, pairs: readonly PairId[]): WordSource[] {
  const decks = listDecks(sources, pairs).map(({ id }) => id);
  const hasMet = counts.some(({ pair, met }) => met > 0 && pairs.includes(pair));
  const found = hasMet ? [...decks, PAGES] : decks;
  return found.length > 1 ? [...found, OTHERS] : [];
}

/** The list with an item in it or without it. */
export const toggle = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** How many words of each group the chosen pairs have. */
export function countGroups(counts: readonly PairGroups[], pairs: readonly PairId[]): Record<WordGroup, number> {
  const chosen = counts.filter(({ pair }) => pairs.includes(pair));
  const sum = (group: WordGroup) => chosen.reduce((total, { groups }) => total + groups[group], 0);
  return Object.fromEntries(WORD_GROUPS.map((group) => [group, sum(group)])) as Record<WordGroup, number>;
}

/** The languages of a pair, even if its deck is gone. */
export function findLanguages(pair: PairId, sources: readonly DeckSummary[]) {
  const [from = '', to = ''] = pair.split('-');
  const source = sources.find((candidate) => candidate.pair === pair);
  return source ?? { from: { iso639_3: from, name: '' }, to: { iso639_3: to, name: '' } };
}

/** Anki's deck of a pair: two colons would begin a deck in it. */
export function nameDeck(pair: PairId, sources: readonly DeckSummary[]): string {
  const { from, to } = findLanguages(pair, sources);
  const names = [from, to].map((language) => nameLanguageAlone(language).replaceAll(/[:"]+/g, ' '));
  return `Wayword::${names.join(' – ')}`;
}

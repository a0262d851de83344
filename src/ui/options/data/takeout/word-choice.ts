import type { PairId } from '../../../../model/pair.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import {
  type AnkiFormat,
  type PairGroups,
  WORD_GROUPS,
  type WordChoice,
  type WordGroup,
} from '../../../../model/takeout.ts';
import { nameLanguageAlone } from '../../../shared/written-language.ts';

/** What the form has. */
export interface ExportChoice {
  groups: readonly WordGroup[];
  pairs: readonly PairId[];
  /** A date as its field has it; empty for none. */
  since: string;
  hasSchedule: boolean;
  format: AnkiFormat;
}

/** Words to learn, of all languages. Known ones would be asked in Anki as new ones are. */
export const makeChoice = (pairs: readonly PairGroups[]): ExportChoice => ({
  groups: ['learning', 'wanted', 'own'],
  pairs: pairs.map(({ pair }) => pair),
  since: '',
  hasSchedule: false,
  format: 'package',
});

/** The date begins at midnight, local time. */
export function toWordChoice({ groups, pairs, since }: ExportChoice): WordChoice {
  const at = since === '' ? Number.NaN : new Date(`${since}T00:00`).getTime();
  return { groups, pairs, ...(Number.isNaN(at) ? {} : { since: at }) };
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

import type { PageWord, WordClass } from './page-word.ts';
import type { ReadPage } from './read-page.ts';

/** A word of a page as it is written. */
export interface WrittenForm {
  word: PageWord;
  form: string;
  /** ISO 639-3 code. */
  language: string;
}

/** How words count, in the order in which they are shown. */
export const WORD_GROUPS = ['known', 'learning', 'new', 'none'] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

type Counts = Record<WordGroup, number>;

/** How many words of a page the learner knows. */
export interface PageCounts {
  /** Each time that a word is written. */
  running: Counts;
  /** Each word once, in all of its forms. */
  words: Counts;
  /** New words among the 500 that come next. */
  next: number;
  /** Words that do not count, each once. */
  names: number;
  ignored: number;
}

/** A compound of known words is understood. A name needs no studying, and nor does what the learner set aside: they count nowhere. */
const GROUP_OF: Record<WordClass, WordGroup | 'names' | 'ignored'> = {
  known: 'known',
  compound: 'known',
  learning: 'learning',
  due: 'learning',
  wanted: 'learning',
  new: 'new',
  none: 'none',
  name: 'names',
  ignored: 'ignored',
};

export function countWords(words: readonly WrittenForm[], reach: ReadPage['reach']): PageCounts {
  const counts: PageCounts = { running: zero(), words: zero(), next: 0, names: 0, ignored: 0 };
  const seen = new Set<string>();
  for (const written of words) {
    const { word } = written;
    const group = GROUP_OF[word.class];
    const isCounted = group !== 'names' && group !== 'ignored';
    if (isCounted) counts.running[group] += 1;
    const id = toLemmaId(written);
    if (seen.has(id)) continue;
    seen.add(id);
    if (isCounted) counts.words[group] += 1;
    else counts[group] += 1;
    if (isNext(word, reach)) counts.next += 1;
  }
  return counts;
}

/** Whether a word is new and among those that come next. */
export function isNext({ class: own, card }: PageWord, reach: ReadPage['reach']): boolean {
  return own === 'new' && card?.rank !== undefined && card.rank <= (reach[card.pair] ?? 0);
}

/** Forms of one word have one id. A word without a card has the id of its spelling. */
export function toLemmaId({ word: { class: own, card }, form, language }: WrittenForm): string {
  return card ? `${own} ${card.pair} ${card.word}` : `${own} ${language} ${form.toLocaleLowerCase(language)}`;
}

/** The share of a group, 0 to 1. That of the known words is rounded down to a percent: 100 % means every word. */
export function toShare(group: WordGroup, counts: Counts): number {
  const whole = WORD_GROUPS.reduce((sum, each) => sum + counts[each], 0);
  if (whole === 0) return 0;
  const share = counts[group] / whole;
  return group === 'known' ? Math.floor(share * 100) / 100 : share;
}

const zero = (): Counts => ({ known: 0, learning: 0, new: 0, none: 0 });

import type { ClassifiedPage, PageWord } from '../../model/page-word.ts';

/** How words are marked. `learning`: in study. `next`: new, and among those that come next. `new`: any other new word. */
export const MARKS = ['learning', 'next', 'new'] as const;
export type Mark = (typeof MARKS)[number];

/** Decides how a word is marked; undefined for one that is not. @param hasNew - Whether all new words are marked. */
export function findMark(word: PageWord, reach: ClassifiedPage['reach'], hasNew: boolean): Mark | undefined {
  switch (word.class) {
    case 'learning':
    case 'due':
    case 'wanted':
      return 'learning';
    case 'new': {
      const { pair, rank } = word.card ?? {};
      if (pair !== undefined && rank !== undefined && rank <= (reach[pair] ?? 0)) return 'next';
      return hasNew ? 'new' : undefined;
    }
    default:
      return undefined;
  }
}

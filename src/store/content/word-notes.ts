import type { WordNotes } from '../../model/deck.ts';
import type { SourceRow } from './content-database.ts';

/** Picks the notes of a deck or a deck file. A field without a value is left out. */
export function toWordNotes({ respelt, vulgar }: Pick<SourceRow, 'respelt' | 'vulgar'>): WordNotes {
  return { ...(respelt ? { respelt } : {}), ...(vulgar ? { vulgar } : {}) };
}

/** Whether a stored deck has the notes of a file. */
export function hasWordNotes(deck: Pick<SourceRow, 'respelt' | 'vulgar'>, file: WordNotes): boolean {
  return JSON.stringify(toWordNotes(deck)) === JSON.stringify(toWordNotes(file));
}

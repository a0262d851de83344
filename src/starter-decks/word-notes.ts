import type { DeckRow } from '../store/content-database.ts';

/** What a deck says of single words beside its cards. */
export type WordNotes = Pick<DeckRow, 'respelt' | 'vulgar'>;

/** Picks the notes of a deck or a deck file as the store keeps them: absent without any. */
export function toWordNotes({ respelt, vulgar }: WordNotes): WordNotes {
  return { ...(respelt ? { respelt } : {}), ...(vulgar ? { vulgar } : {}) };
}

/** Whether a stored deck has the notes of a file. */
export function hasWordNotes(deck: WordNotes, file: WordNotes): boolean {
  return JSON.stringify(toWordNotes(deck)) === JSON.stringify(toWordNotes(file));
}

import type { DeckNotes } from '../../../model/deck.ts';
import type { SourceRow } from '../content-database.ts';

type NotedRow = Pick<SourceRow, keyof DeckNotes>;

/** Picks the notes of a deck or a deck file, without empty fields. */
export function toDeckNotes({ respelt, vulgar, coverage }: NotedRow): DeckNotes {
  return { ...(respelt ? { respelt } : {}), ...(vulgar ? { vulgar } : {}), ...(coverage ? { coverage } : {}) };
}

/** Whether a stored deck has the notes of a file. */
export function hasDeckNotes(deck: NotedRow, file: DeckNotes): boolean {
  return JSON.stringify(toDeckNotes(deck)) === JSON.stringify(toDeckNotes(file));
}

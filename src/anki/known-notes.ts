import type { AnkiQuestion } from './ask.ts';

/** Where known notes of Anki are, and which field has their word. */
export interface FollowedNotes {
  deck: string;
  noteType: string;
  field: string;
}

export interface AskParts {
  /** @throws {AnkiError} */
  ask(question: AnkiQuestion): Promise<unknown>;
  /** Creates the error for an answer in another form. */
  stranger(): Error;
}

/** Interval from which a word is known, as in an import. */
const KNOWN_DAYS = 21;
/** Notes whose fields are read at once, which may be long. */
const NOTES_AT_ONCE = 50;
const TIMEOUT_MS = 30_000;

/** A term of Anki's search. Stars and underscores would stand for other characters. */
const toTerm = (name: string, value: string) => `"${name}:${value.replace(/[\\"*_]/g, '\\$&')}"`;

/** Finds the notes that have a card with an interval of three weeks or more. */
export async function findKnown({ ask, stranger }: AskParts, { deck, noteType }: FollowedNotes): Promise<number[]> {
  const query = `${toTerm('deck', deck)} ${toTerm('note', noteType)} prop:ivl>=${KNOWN_DAYS} -is:suspended`;
  const ids = await ask({ action: 'findNotes', params: { query }, timeoutMs: TIMEOUT_MS });
  if (!Array.isArray(ids) || !ids.every(Number.isSafeInteger)) throw stranger();
  return ids;
}

/** Reads a field of notes. @returns By their ids, without those that are gone. */
export async function readField(
  { ask, stranger }: AskParts,
  notes: readonly number[],
  field: string,
): Promise<Map<number, string>> {
  const read = new Map<number, string>();
  for (let first = 0; first < notes.length; first += NOTES_AT_ONCE) {
    const params = { notes: notes.slice(first, first + NOTES_AT_ONCE) };
    const found = await ask({ action: 'notesInfo', params, timeoutMs: TIMEOUT_MS });
    if (!Array.isArray(found)) throw stranger();
    for (const note of found) {
      // A note that is gone is an empty object.
      const value: unknown = note?.fields?.[field]?.value;
      if (typeof value === 'string') read.set(Number(note.noteId), value);
    }
  }
  return read;
}

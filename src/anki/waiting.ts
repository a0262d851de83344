import { type AnkiWord, MAX_ANKI_WAITING, type WaitingNote } from '../model/anki.ts';

/** A word on its way to Anki. */
export interface StoredNote {
  id: string;
  word: AnkiWord;
}

/** The part of `storage.local` that is used. */
interface KeyValues {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/** The stored name. It never changes. */
export const WAITING_KEY = 'ankiWaiting';

/** The words that wait for Anki, the oldest first. Callers take turns. */
export interface Waiting {
  read(): Promise<StoredNote[]>;
  /**
   * Stores words before anything is asked of Anki, so that a background that is stopped loses none. A word that waits already takes over what is
   * new about it.
   *
   * @returns The ids of the words in order; undefined where there is no room.
   */
  add(words: readonly AnkiWord[]): Promise<(string | undefined)[]>;
  remove(ids: ReadonlySet<string>): Promise<void>;
}

export function createWaiting(keyValues: KeyValues, newId: () => string): Waiting {
  const read = async () => {
    const { [WAITING_KEY]: stored } = await keyValues.get([WAITING_KEY]);
    return Array.isArray(stored) ? stored.filter(isNote) : [];
  };
  const write = (notes: StoredNote[]) => keyValues.set({ [WAITING_KEY]: notes });
  return {
    read,
    async add(words) {
      const notes = await read();
      const ids = words.map((word) => {
        const known = notes.find((note) => note.word.pair === word.pair && note.word.word === word.word);
        if (known) {
          known.word = word;
          return known.id;
        }
        if (notes.length >= MAX_ANKI_WAITING) return undefined;
        const id = newId();
        notes.push({ id, word });
        return id;
      });
      await write(notes);
      return ids;
    },
    async remove(ids) {
      const notes = await read();
      const left = notes.filter(({ id }) => !ids.has(id));
      // Without an entry, nothing is loaded for Anki when the browser starts.
      if (left.length === 0) await keyValues.remove([WAITING_KEY]);
      else if (left.length < notes.length) await write(left);
    },
  };
}

export const toWaitingNote = ({ id, word: { pair, word } }: StoredNote): WaitingNote => ({ id, pair, word });

function isNote(value: unknown): value is StoredNote {
  const { id, word } = (value ?? {}) as Partial<StoredNote>;
  return typeof id === 'string' && typeof word?.pair === 'string' && typeof word.word === 'string';
}

import { createQueue } from '../async/queue.ts';
import type { AnkiFollowed } from '../model/anki.ts';
import type { PairId } from '../model/pair.ts';
import { type AskParts, type FollowedNotes, findKnown, readField } from './known-notes.ts';

/** A note that is known in Anki, with its word in the spelling that counts here; empty for a note without one. */
type FollowedNote = [id: number, word: string];

/** Words that became known together, so that they are taken back together when Anki forgets one of them. */
interface FollowedPart {
  name: string;
  notes: FollowedNote[];
}

interface Following {
  /** Of the import that the words are. */
  id: string;
  pair: PairId;
  notes: FollowedNotes;
  parts: FollowedPart[];
  at?: number;
}

export interface FollowParts extends AskParts {
  /** The part of `storage.local` that is used. */
  keyValues: {
    get(keys: string[]): Promise<Record<string, unknown>>;
    set(items: Record<string, unknown>): Promise<void>;
    remove(keys: string[]): Promise<void>;
  };
  /** @throws {AnkiError} If Anki is switched off or not set up. */
  findNotes(): Promise<FollowedNotes>;
  /** The word of a field with HTML; empty if it has none. */
  toWord(field: string): string;
  words: FollowedWords;
  newId(): string;
  now(): number;
}

/** What is known here, as imports change it. */
export interface FollowedWords {
  /** @returns For each word that of its card; undefined if no deck has it. */
  match(pair: PairId, words: readonly string[]): Promise<(string | undefined)[]>;
  add(import_: { id: string; part: string; pair: PairId; known: readonly string[] }): Promise<unknown>;
  /** @param ref - An import, or `import:part`. */
  takeBack(ref: string): Promise<unknown>;
}

/** Words that are known in Anki count as known here. */
export interface Follow {
  look(): Promise<AnkiFollowed | undefined>;
  /**
   * Reads Anki.
   *
   * @param pair - Followed from now on; absent: what is followed already, if anything is.
   * @throws {AnkiError} Then the last state stays.
   */
  read(pair?: PairId): Promise<void>;
  stop(): Promise<void>;
}

/** The stored name. It never changes. */
export const FOLLOWED_KEY = 'ankiFollowed';

/** A part is an op of the log. Fewer words would be more ops, and more would be stored again when one of them is forgotten. */
const WORDS_OF_PART = 100;
/** Words whose cards are looked for at once, so that look-ups have their turn. */
const WORDS_OF_MATCH = 500;

export function createFollow(parts: FollowParts): Follow {
  const { keyValues, words, newId, now } = parts;
  const enqueue = createQueue();
  const read = async () => (await keyValues.get([FOLLOWED_KEY]))[FOLLOWED_KEY] as Following | undefined;
  const keep = (following: Following) => keyValues.set({ [FOLLOWED_KEY]: following });

  /** Asks only for the fields of notes that are new among the known ones. */
  async function refresh(following: Following, known: ReadonlySet<number>): Promise<void> {
    const { pair, notes, id } = following;
    const held = new Set(following.parts.flatMap((part) => part.notes.map(([note]) => note)));
    const added = await readNotes(
      pair,
      notes.field,
      [...known].filter((note) => !held.has(note)),
    );
    const { kept, gone } = splitParts(following.parts, known);
    for (const { name } of gone) await words.takeBack(`${id}:${name}`);
    const again = gone.flatMap((part) => part.notes).filter(([note]) => known.has(note));
    const next = { ...following, parts: kept };
    const open = [...again, ...added];
    for (let first = 0; first < open.length; first += WORDS_OF_PART) {
      const part = { name: newId().slice(0, 8), notes: open.slice(first, first + WORDS_OF_PART) };
      const spellings = part.notes.flatMap(([, word]) => (word === '' ? [] : [word]));
      if (spellings.length > 0) await words.add({ id, part: part.name, pair, known: spellings });
      next.parts.push(part);
      await keep(next);
    }
    await keep({ ...next, at: now() });
  }

  async function readNotes(pair: PairId, field: string, ids: readonly number[]): Promise<FollowedNote[]> {
    const fields = await readField(parts, ids, field);
    const notes = ids.map((note): FollowedNote => [note, parts.toWord(fields.get(note) ?? '')]);
    const named = notes.filter(([, word]) => word !== '');
    for (let first = 0; first < named.length; first += WORDS_OF_MATCH) {
      const some = named.slice(first, first + WORDS_OF_MATCH);
      const found = await words.match(
        pair,
        some.map(([, word]) => word),
      );
      for (const [index, note] of some.entries()) note[1] = found[index] ?? note[1];
    }
    return notes;
  }

  return {
    async look() {
      const following = await read();
      if (!following) return undefined;
      const all = following.parts.flatMap((part) => part.notes).filter(([, word]) => word !== '');
      return { pair: following.pair, words: new Set(all.map(([, word]) => word)).size, at: following.at };
    },
    read: (pair) =>
      enqueue(async () => {
        const before = await read();
        const asked = pair ?? before?.pair;
        if (asked === undefined) return;
        const notes = await parts.findNotes();
        // First, because nothing changes while Anki is closed.
        const known = new Set(await findKnown(parts, notes));
        const isSame = before?.pair === asked && JSON.stringify(before.notes) === JSON.stringify(notes);
        if (before && !isSame) await words.takeBack(before.id);
        const following = before && isSame ? before : { id: newId(), pair: asked, notes, parts: [] };
        await keep(following);
        await refresh(following, known);
      }),
    stop: () =>
      enqueue(async () => {
        const before = await read();
        if (!before) return;
        await words.takeBack(before.id);
        await keyValues.remove([FOLLOWED_KEY]);
      }),
  };
}

/** Parts with a note that is not known any more are gone, as are those that share a word with them: only the first of two notes made it known. */
function splitParts(parts: readonly FollowedPart[], known: ReadonlySet<number>) {
  const gone = new Set(parts.filter(({ notes }) => notes.some(([note]) => !known.has(note))));
  const lost = new Set([...gone].flatMap(({ notes }) => notes.map(([, word]) => word)));
  lost.delete('');
  for (const part of parts) if (part.notes.some(([, word]) => lost.has(word))) gone.add(part);
  return { kept: parts.filter((part) => !gone.has(part)), gone: [...gone] };
}

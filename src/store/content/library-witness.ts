import { createQueue } from '../../async/queue.ts';
import type { LostDeck } from '../../model/source.ts';
import type { KeyValues } from '../key-values.ts';
import type { LookupStore } from '../lookup-store.ts';
import { listSources } from './sources.ts';

/**
 * Remembers the sources of the library in `storage.local`, which the browsers keep apart from IndexedDB: a deleted or damaged database
 * opens empty, or with fewer sources, without an error.
 */
export interface LibraryWitness {
  /**
   * Sources that were there and are not, and that the learner neither removed nor got again. The first call compares.
   *
   * @throws {AppError} `storage-unavailable`.
   */
  lost(): Promise<LostDeck[]>;
  /** Compares again, after the database was replaced. */
  compare(): Promise<void>;
  /** Remembers the sources as they are now, and which are lost. Call it after each change. */
  note(): Promise<void>;
  /** Forgets a source that the learner is about to remove: a background that is stopped in between must not call it lost. */
  drop(id: string): Promise<void>;
  /** Forgets the lost sources. */
  forgetLost(): Promise<void>;
}

interface Remembered {
  v: 1;
  decks: LostDeck[];
  lost: LostDeck[];
}

const KEY = 'library.decks';

export function createLibraryWitness(keyValues: KeyValues, store: LookupStore): LibraryWitness {
  // In sequence, so that an older state never overwrites a newer one.
  const enqueue = createQueue();
  let remembered: Remembered | undefined;
  /** Of the database, when they were compared. */
  let openings = 0;
  /** Ids of the sources that are being removed. */
  const leaving = new Set<string>();

  const write = async (next: Remembered) => {
    if (JSON.stringify(next) !== JSON.stringify(remembered)) await keyValues.set({ [KEY]: next });
    remembered = next;
    return next;
  };

  const listDecks = async () => (await listSources(store)).map(toLostDeck);

  /** Compares the library with what it was when the background ended. */
  const check = async (): Promise<Remembered> => {
    if (remembered && store.contentConnection.openings === openings) return remembered;
    const decks = await listDecks();
    openings = store.contentConnection.openings;
    const before = (await keyValues.get([KEY]))[KEY] as Remembered | undefined;
    const ids = new Set(decks.map(({ id }) => id));
    const gone = before?.decks.filter(({ id }) => !ids.has(id)) ?? [];
    return write({ v: 1, decks, lost: [...(before?.lost ?? []), ...gone] });
  };

  return {
    lost: () => enqueue(async () => (await check()).lost),
    compare: () =>
      enqueue(async () => {
        remembered = undefined;
        await check();
      }),
    note: () =>
      enqueue(async () => {
        const known = await check();
        const listed = await listDecks();
        for (const id of leaving) if (!listed.some((deck) => deck.id === id)) leaving.delete(id);
        const decks = listed.filter(({ id }) => !leaving.has(id));
        const gone = known.decks.filter(({ id }) => !listed.some((deck) => deck.id === id));
        const lost = [...known.lost, ...gone].filter((deck) => !decks.some((other) => isSame(deck, other)));
        await write({ v: 1, decks, lost });
      }),
    drop: (id) =>
      enqueue(async () => {
        const { decks, lost } = await check();
        leaving.add(id);
        await write({ v: 1, decks: decks.filter((deck) => deck.id !== id), lost });
      }),
    forgetLost: () =>
      enqueue(async () => {
        const { decks } = await check();
        await write({ v: 1, decks, lost: [] });
      }),
  };
}

const toLostDeck = ({ id, name, pair, from, to, origin }: LostDeck): LostDeck => ({ id, name, pair, from, to, origin });

/** Whether a source has taken the place of a lost one. The ids of lost sources are given again. */
function isSame(lost: LostDeck, deck: LostDeck): boolean {
  return lost.pair === deck.pair && placeOf(lost) === placeOf(deck);
}

function placeOf({ origin }: LostDeck): string {
  if (origin.kind === 'upstream') return `upstream ${origin.address}`;
  return origin.kind === 'file' ? `file ${origin.name}` : origin.kind;
}

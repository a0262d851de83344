import { debounce } from '../../src/async/debounce.ts';
import { watchRemovals, watchSources } from '../../src/store/content/content-database.ts';
import type { LibraryWitness } from '../../src/store/content/library-witness.ts';
import { deleteRemoved } from '../../src/store/content/write/delete-copy.ts';
import { storeDirectories } from '../../src/store/content/write/store-directories.ts';
import type { Store } from '../../src/store/store.ts';
import { warn } from '../background/warn.ts';
import { afterStart, keepAwake } from './lifetime.ts';

/** While a sync stores cards, its deck's directory soon changes again. */
const DIRECTORIES_QUIET_MS = 2_000;
/** A removed deck disappears from the screens first. */
const REMOVAL_QUIET_MS = 1_000;

interface LibraryUpkeepParts {
  store: Store;
  witness: Pick<LibraryWitness, 'note'>;
}

/** Follows changes of the list of decks: stores directories, deletes the rows of removed decks, and remembers the list. */
export function startLibraryUpkeep({ store, witness }: LibraryUpkeepParts): void {
  const storeDirectoriesSoon = debounce(() => storeDirectories(store), {
    quietMs: DIRECTORIES_QUIET_MS,
    onFailure: warn('Directories were not stored'),
  });
  const deleteRemovedSoon = debounce(() => keepAwake(() => deleteRemoved(store)), {
    quietMs: REMOVAL_QUIET_MS,
    onFailure: warn('A removed deck was not deleted'),
  });
  const onSources = () => {
    storeDirectoriesSoon();
    witness.note().catch(warn('The decks were not remembered'));
  };
  watchRemovals(store.content, deleteRemovedSoon);
  watchSources(store.content, onSources);
  afterStart(() => {
    onSources();
    // The background may have ended before all rows of a removed deck were deleted.
    deleteRemovedSoon();
  });
}

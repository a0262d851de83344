import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { RequestOf } from '../../messaging/messages.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { LanguagePair, PairId } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import type { SyncStatus } from '../../model/sync.ts';
import { updateSignal } from './update-signal.ts';

export type SyncControl = 'sync.pause' | 'sync.resume' | 'sync.cancel';

/** The sources on this device and the syncs under way, as the background last reported them. */
export interface Library {
  /** All sources, each pair's in the order in which they are asked. Undefined until the background has answered for the first time. */
  sources: ReadonlySignal<DeckSummary[] | undefined>;
  /** The main source of each pair. */
  decks: ReadonlySignal<DeckSummary[] | undefined>;
  syncs: ReadonlySignal<SyncStatus[]>;
  /** Why the lists could not be read, or why the last action failed. */
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Asks for both lists. Calls made while one is under way are answered by a single further one. */
  refresh(): Promise<void>;
  /** Does one thing and shows its effect. @returns Whether it was done. */
  startSync(pair: LanguagePair): Promise<boolean>;
  controlSync(control: SyncControl, pair: PairId): Promise<boolean>;
  changeSource(id: string, change: RequestOf<'deck.change'>['change']): Promise<boolean>;
  /** @param keepWords - Makes words being learnt that only this source has the learner's own. */
  removeSource(id: string, keepWords: boolean): Promise<boolean>;
  dismissProblem(): void;
}

export function createLibrary(send: Send): Library {
  const sources = signal<DeckSummary[] | undefined>(undefined);
  const decks = computed(() => sources.value?.filter(({ isMain }) => isMain));
  const syncs = signal<SyncStatus[]>([]);
  const problem = signal<ErrorCode | undefined>(undefined);
  let didListingFail = false;

  const read = async () => {
    try {
      const [deckList, syncList] = await Promise.all([send('deck.list', {}), send('sync.status', {})]);
      updateSignal(sources, deckList);
      updateSignal(syncs, syncList);
      // A failed action stays on the screen until it is dismissed; a failed listing is over when one succeeds.
      if (didListingFail) problem.value = undefined;
      didListingFail = false;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      didListingFail = true;
    }
  };
  const refresh = coalesce(read);

  const act = async (action: () => Promise<unknown>) => {
    try {
      await action();
      problem.value = undefined;
      return true;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      didListingFail = false;
      return false;
    } finally {
      await refresh();
    }
  };

  return {
    sources,
    decks,
    syncs,
    problem,
    refresh,
    startSync: ({ from, to }) => act(() => send('sync.start', { from, to })),
    controlSync: (control, pair) => act(() => send(control, { pair })),
    changeSource: (id, change) => act(() => send('deck.change', { id, change })),
    removeSource: (id, keepWords) => act(() => send('deck.remove', { id, ...(keepWords ? { keepWords: true } : {}) })),
    dismissProblem() {
      problem.value = undefined;
    },
  };
}

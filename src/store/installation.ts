import { createQueue } from '../async/queue.ts';
import type { Damage } from '../model/check.ts';
import { listSources } from './content/sources.ts';
import type { KeyValues } from './key-values.ts';
import type { Store } from './store.ts';

/**
 * Notices that the browser has lost every store at once: both databases and `storage.local`. Wayword then starts like a new installation,
 * except that no installation was reported, or that a page's `localStorage` still has a trace of earlier use.
 */
export interface Installation {
  /**
   * @param hasTrace - Whether a page found a trace of earlier use in its `localStorage`.
   * @throws {AppError} `storage-unavailable`.
   */
  check(hasTrace: boolean): Promise<InstallationState>;
  /** Reports an installation or an update. */
  begin(): Promise<void>;
  /** Looks at the stores at a start of the background, after the browser has had time to report an installation. */
  noteStart(): Promise<void>;
  /** Accepts that everything is gone. */
  startOver(): Promise<void>;
}

type InstallationState = Damage['state'];

const KEY = 'installation';

export function createInstallation(keyValues: KeyValues, store: Store): Installation {
  // In sequence, so that two pages do not decide from the same old state.
  const enqueue = createQueue();

  const read = async () => (await keyValues.get([KEY]))[KEY] as InstallationState | undefined;
  const write = async (state: InstallationState) => {
    await keyValues.set({ [KEY]: state });
    return state;
  };
  const isEmpty = async () => {
    const [sources, ops] = await Promise.all([listSources(store), store.study.read((tables) => tables.ops.count())]);
    return sources.length === 0 && ops === 0;
  };

  /** @returns undefined for a start without any mark, which a reported installation still explains. */
  const find = async (hasTrace: boolean): Promise<InstallationState | undefined> => {
    const state = await read();
    // The list of decks and the second copy of the log, which are stored beside this mark, report a later loss.
    if (state === 'used') return state;
    if (!(await isEmpty())) return write('used');
    return hasTrace && state !== 'gone' ? write('gone') : state;
  };

  return {
    check: (hasTrace) => enqueue(async () => (await find(hasTrace)) ?? 'new'),
    begin: () =>
      enqueue(async () => {
        if ((await find(false)) === undefined) await write('new');
      }),
    noteStart: () =>
      enqueue(async () => {
        if ((await find(false)) === undefined) await write('gone');
      }),
    startOver: () => enqueue(async () => void (await write('new'))),
  };
}

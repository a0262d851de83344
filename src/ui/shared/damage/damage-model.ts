import { type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { Damage } from '../../../model/check.ts';
import { updateSignal } from '../update-signal.ts';

/** Trace of earlier use in `localStorage`, a store that the background has no access to. */
const KEY = 'wayword.used';

export interface DamageModel {
  /** Undefined until the background has answered, and if nothing is damaged. */
  damage: ReadonlySignal<Damage | undefined>;
  /** Whether a database cannot be read. Always false in the popup, whose study screen reports it. */
  isClosed: ReadonlySignal<boolean>;
  /** Whether a repair has failed. */
  isStuck: ReadonlySignal<boolean>;
  /** Replaces databases that cannot be read. */
  repair(): Promise<void>;
  /** Asks the background, and leaves or reads the trace. */
  load(): Promise<void>;
  /** Accepts that everything is gone. */
  startOver(): Promise<void>;
}

type Traces = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface DamageParts {
  /** Whether to look for databases that cannot be read. */
  asksForClosed?: boolean;
  /** May throw, for example if cookies are blocked. Then no trace is kept. */
  getStorage?: () => Traces;
}

export function createDamageModel(
  send: Send,
  { asksForClosed = false, getStorage = () => localStorage }: DamageParts = {},
): DamageModel {
  const damage = signal<Damage | undefined>(undefined);
  const isClosed = signal(false);
  const isStuck = signal(false);
  const attempt = <T>(work: (traces: Traces) => T): T | undefined => {
    try {
      return work(getStorage());
    } catch {
      return undefined;
    }
  };
  const load = async () => {
    const hasTrace = typeof attempt((traces) => traces.getItem(KEY)) === 'string';
    const [found, closed] = await Promise.all([
      send('check.damage', { hasTrace }).catch(() => undefined),
      asksForClosed ? send('check.closed', {}).catch(() => undefined) : undefined,
    ]);
    isClosed.value = closed !== undefined && (closed.log || closed.decks);
    if (found?.state === 'used' && !hasTrace) attempt((traces) => traces.setItem(KEY, '1'));
    updateSignal(damage, found && (found.state === 'gone' || found.lostDecks > 0) ? found : undefined);
  };
  return {
    damage,
    isClosed,
    isStuck,
    async repair() {
      isStuck.value = await send('check.repair', {}).then(
        () => false,
        () => true,
      );
      await load();
    },
    load,
    async startOver() {
      attempt((traces) => traces.removeItem(KEY));
      await send('check.startOver', {}).catch(() => undefined);
      await load();
    },
  };
}

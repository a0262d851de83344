import { type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { Damage } from '../../../model/check.ts';
import { updateSignal } from '../update-signal.ts';

/** Trace of earlier use in `localStorage`, a store that the background has no access to. */
const KEY = 'wayword.used';

export interface DamageModel {
  /** Undefined until the background has answered, and if nothing is damaged. */
  damage: ReadonlySignal<Damage | undefined>;
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

/** @param getStorage - May throw, for example if cookies are blocked. Then no trace is kept. */
export function createDamageModel(send: Send, getStorage: () => Traces = () => localStorage): DamageModel {
  const damage = signal<Damage | undefined>(undefined);
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
    // A database that does not open is reported by the page's other messages.
    const found = await send('check.damage', { hasTrace }).catch(() => undefined);
    if (found?.state === 'used' && !hasTrace) attempt((traces) => traces.setItem(KEY, '1'));
    updateSignal(damage, found && (found.state === 'gone' || found.lostDecks > 0) ? found : undefined);
  };
  return {
    damage,
    isStuck,
    async repair() {
      isStuck.value = await send('check.repair', {}).then(
        () => false,
        () => true,
      );
    },
    load,
    async startOver() {
      attempt((traces) => traces.removeItem(KEY));
      await send('check.startOver', {}).catch(() => undefined);
      await load();
    },
  };
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { type ErrorCode, toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { Settings, SettingsChange } from '../../settings/settings.ts';

/** What the learner chose, as the background last told it. */
export interface SettingsModel {
  /** Undefined until the background has answered for the first time. */
  settings: ReadonlySignal<Settings | undefined>;
  /** Why the settings could not be read, or the last change not be kept. */
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(): Promise<void>;
  /** Shown as made once it is stored. @returns Whether it is. */
  change(change: SettingsChange): Promise<boolean>;
}

export function createSettingsModel(send: Send): SettingsModel {
  const settings = signal<Settings | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  let isChangeLost = false;
  let latest = 0;

  /** An answer that another request has overtaken is not shown any more. */
  const ask = async (request: Promise<Settings>): Promise<ErrorCode | undefined> => {
    latest += 1;
    const mine = latest;
    try {
      const answered = await request;
      if (mine === latest) settings.value = answered;
      return undefined;
    } catch (thrown) {
      return toAppError(thrown).code;
    }
  };

  return {
    settings,
    problem,
    async load() {
      const failure = await ask(send('settings.get', {}));
      // That a change was not kept stays on the screen until one is.
      if (!isChangeLost) problem.value = failure;
    },
    async change(change) {
      const failure = await ask(send('settings.put', { change }));
      isChangeLost = failure !== undefined;
      problem.value = failure;
      // Fields still show what was chosen in vain: whoever shows settings is to draw them again.
      if (isChangeLost && settings.value) settings.value = { ...settings.value };
      return failure === undefined;
    },
  };
}

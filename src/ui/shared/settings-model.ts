import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { Settings, SettingsChange } from '../../settings/settings.ts';

/** What the learner chose, as the background last told it. */
export interface SettingsModel {
  /** Undefined until the background has answered for the first time. */
  settings: ReadonlySignal<Settings | undefined>;
  /** Why a section's last change was not kept, or the settings could not be read. Read while drawing: it follows both. */
  findProblem(section: keyof Settings): ErrorCode | undefined;
  load(): Promise<void>;
  /** Shown as made once it is stored. @returns Whether it is. */
  change(change: SettingsChange): Promise<boolean>;
}

type Problems = { readonly [Section in keyof Settings]?: ErrorCode | undefined };

export function createSettingsModel(send: Send): SettingsModel {
  const settings = signal<Settings | undefined>(undefined);
  const unread = signal<ErrorCode | undefined>(undefined);
  const lost = signal<Problems>({});
  let changes = 0;

  /** An answer is not shown any more once another change was made: it may not know of that. */
  const ask = async (request: Promise<Settings>): Promise<ErrorCode | undefined> => {
    const before = changes;
    try {
      const answered = await request;
      if (before === changes) settings.value = answered;
      return undefined;
    } catch (thrown) {
      return toAppError(thrown).code;
    }
  };

  return {
    settings,
    // That a change was not kept stays on the screen until another one of its section is.
    findProblem: (section) => lost.value[section] ?? unread.value,
    async load() {
      unread.value = await ask(send('settings.get', {}));
    },
    async change(change) {
      changes += 1;
      const failure = await ask(send('settings.put', { change }));
      const told = Object.keys(change).map((section) => [section, failure] as const);
      lost.value = { ...lost.value, ...Object.fromEntries(told) };
      if (failure === undefined) unread.value = undefined;
      // Fields still show what was chosen in vain: whoever shows settings is to draw them again.
      else if (settings.value) settings.value = { ...settings.value };
      return failure === undefined;
    },
  };
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { Settings, SettingsChange } from '../../settings/settings.ts';

/** The learner's settings, as last reported by the background. */
export interface SettingsModel {
  /** Undefined until the background first answers. */
  settings: ReadonlySignal<Settings | undefined>;
  /** Error of a section's last change or of reading the settings. Reactive: read it during rendering. */
  findProblem(section: keyof Settings): ErrorCode | undefined;
  load(): Promise<void>;
  /** The change shows once it is stored. @returns Whether it is stored. */
  change(change: SettingsChange): Promise<boolean>;
}

type Problems = { readonly [Section in keyof Settings]?: ErrorCode | undefined };

export function createSettingsModel(send: Send): SettingsModel {
  const settings = signal<Settings | undefined>(undefined);
  const unread = signal<ErrorCode | undefined>(undefined);
  const lost = signal<Problems>({});
  let changes = 0;

  /** Ignores an answer that is older than the latest change. */
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
    // The error of a change stays until another change of the section succeeds.
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
      // Fields still show the rejected values, so re-render them.
      else if (settings.value) settings.value = { ...settings.value };
      return failure === undefined;
    },
  };
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { toPrintedKeys } from '../../shared/shortcut.ts';

/** A command that the browser has a key for, or not. */
export interface KeyCommand {
  name: string;
  /** As printed on keyboards: `Alt+W`. Empty for none. */
  shortcut: string;
}

/** The commands of the extension and the place where the browser lets their keys be changed. */
export interface KeyCommands {
  /** Undefined until the browser has answered. */
  list: ReadonlySignal<readonly KeyCommand[] | undefined>;
  load(): Promise<void>;
  /** Opens the browser's own page. @returns Whether there is one that can be opened. */
  change(): Promise<boolean>;
}

/** The browser API used here. Only Firefox can open its settings by a call; only Chrome's have an address. */
export interface CommandBrowser {
  commands: {
    getAll(): Promise<{ name?: string; shortcut?: string }[]>;
    openShortcutSettings?: () => Promise<void>;
  };
  tabs: { create(options: { url: string }): Promise<unknown> };
}

const CHROME_PAGE = 'chrome://extensions/shortcuts';

export function createKeyCommands({ commands, tabs }: CommandBrowser): KeyCommands {
  const list = signal<readonly KeyCommand[] | undefined>(undefined);
  return {
    list,
    async load() {
      const all = await commands.getAll();
      list.value = all.flatMap(({ name, shortcut = '' }) =>
        name ? [{ name, shortcut: toPrintedKeys(shortcut) }] : [],
      );
    },
    async change() {
      try {
        if (commands.openShortcutSettings) await commands.openShortcutSettings();
        else await tabs.create({ url: CHROME_PAGE });
        return true;
      } catch {
        return false;
      }
    },
  };
}

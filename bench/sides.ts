import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/launch.ts';
import { stopBackground } from '../scripts/browser/stop-background.ts';
import { launchToMeasure } from './browser.ts';

/** Folders of the extensions that are compared; ours is the build output. */
const FOLDERS = { ours: undefined, floor: 'bench/floor', nothing: 'bench/nothing' } as const;

export type SideName = keyof typeof FOLDERS;

/** A browser with one of the extensions. */
export interface Side {
  extension: ExtensionBrowser;
  extensionDir: string | undefined;
}

/** Browsers shared by the parts of a run. */
export interface Sides {
  kind: BrowserKind;
  /** Starts the browser if needed. Ours has a starter deck, and shows its card without a dwell. */
  get(name: SideName): Promise<Side>;
  /** Closes all other browsers. */
  keep(names: readonly SideName[]): Promise<void>;
}

/** @param start - Starts one of them. */
export function createSides(kind: BrowserKind, start: typeof startSide = startSide): Sides {
  const running = new Map<SideName, Promise<Side>>();
  return {
    kind,
    get(name) {
      const side = running.get(name) ?? start(kind, name);
      running.set(name, side);
      return side;
    },
    async keep(names) {
      const leaving = [...running].filter(([name]) => !names.includes(name));
      for (const [name] of leaving) running.delete(name);
      await Promise.all(leaving.map(async ([, side]) => (await side).extension.close()));
    },
  };
}

async function startSide(kind: BrowserKind, name: SideName): Promise<Side> {
  const extensionDir = FOLDERS[name];
  const extension = await launchToMeasure(kind, { isBackgroundFree: true, ...(extensionDir ? { extensionDir } : {}) });
  if (name === 'ours') {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await sendMessage(options, { type: 'deck.install', pair: 'spa-eng' });
    await sendMessage(options, { type: 'settings.put', change: { hover: { dwellMs: 0 } } });
    await options.close();
  }
  return { extension, extensionDir };
}

/** Time until a stopped background is gone. */
const STOP_MS = 400;

/** Stops all backgrounds at the same time. */
export async function stopBackgrounds(sides: readonly Side[]): Promise<void> {
  await Promise.all(sides.map(({ extension, extensionDir }) => stopBackground(extension, extensionDir)));
  await delay(STOP_MS);
}

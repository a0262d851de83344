import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import { stopBackground } from '../scripts/browser/stop-background.ts';
import { launchToMeasure } from './browser.ts';

/** Folders of the extensions that are compared; ours is the build output. */
const FOLDERS = { ours: undefined, floor: 'bench/floor', nothing: 'bench/nothing' } as const;

export type SideName = keyof typeof FOLDERS | 'peer';

/** Another extension, built. */
export interface Peer {
  dir: string;
  /** A profile in which it has its words; it works in a copy. */
  profile: string | undefined;
}

/** A browser with one of the extensions. */
export interface Side {
  extension: ExtensionBrowser;
  extensionDir: string | undefined;
}

/** Browsers shared by the parts of a run. */
export interface Sides {
  kind: BrowserKind;
  /** Whether a run compares with another extension instead of the floor. */
  hasPeer: boolean;
  /** Starts the browser if needed. Ours has a starter deck, and shows its card without a dwell. */
  get(name: SideName): Promise<Side>;
  /** Closes all other browsers. */
  keep(names: readonly SideName[]): Promise<void>;
}

/** @param start - Starts one of them. */
export function createSides(kind: BrowserKind, peer?: Peer, start: typeof startSide = startSide): Sides {
  const running = new Map<SideName, Promise<Side>>();
  return {
    kind,
    hasPeer: peer !== undefined,
    get(name) {
      const side = running.get(name) ?? start(kind, name, peer);
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

async function startSide(kind: BrowserKind, name: SideName, peer: Peer | undefined): Promise<Side> {
  if (name === 'peer') return startPeer(kind, peer);
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

async function startPeer(kind: BrowserKind, peer: Peer | undefined): Promise<Side> {
  if (!peer) throw new Error('Expected --peer with the folder of a built extension.');
  const profile = mkdtempSync(join(tmpdir(), 'wayword-peer-'));
  if (peer.profile !== undefined) cpSync(peer.profile, profile, { recursive: true });
  const extension = await launchToMeasure(kind, { isBackgroundFree: true, extensionDir: peer.dir, profile });
  const close = async () => {
    await extension.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { extension: { ...extension, close }, extensionDir: peer.dir };
}

/** Time until a stopped background is gone. */
const STOP_MS = 400;

/** Stops all backgrounds at the same time. */
export async function stopBackgrounds(sides: readonly Side[]): Promise<void> {
  await Promise.all(sides.map(({ extension, extensionDir }) => stopBackground(extension, extensionDir)));
  await delay(STOP_MS);
}

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';

/** The clock of one context of the extension, as the player moves it. */
export interface Clock {
  /** Moves the clock of this page, of later ones and of the background. Resolves once the background has it. */
  move(offsetMs: number): Promise<void>;
}

/**
 * Shifts `Date` and the alarms of a page or of the background. The browser's own clock stays: a faked one makes Chromium spin. It
 * runs inside the extension before all other code, so it must not refer to anything outside.
 *
 * Long because its own text is what runs there.
 *
 * @param startOffsetMs - Offset until the first move.
 */
export function installClock(startOffsetMs: number): void {
  type Listener = (event: { name: string }) => void;
  interface Alarms {
    create(name: string, info: { when?: number }): unknown;
    clear(name: string): unknown;
    onAlarm: { addListener(listener: Listener): void };
  }
  interface Notifications {
    create(id: string, options: { message: string }): Promise<string>;
  }
  interface Api {
    alarms?: Alarms;
    notifications?: Notifications;
    storage: { local: { set(values: object): Promise<void> } };
  }
  const scope = globalThis as typeof globalThis & { playerClock?: Clock; chrome?: Api; browser?: Api };
  if (scope.playerClock || !/^(chrome|moz)-extension:$/.test(location.protocol)) return;
  const KEY = 'player.clock';
  const RealDate = Date;
  let offsetMs = startOffsetMs;
  try {
    offsetMs = Number(localStorage.getItem(KEY) ?? startOffsetMs);
  } catch {
    // Workers have no such storage.
  }
  const now = () => RealDate.now() + offsetMs;
  scope.Date = new Proxy(RealDate, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });

  /** Instants by the shifted clock. */
  const alarms = new Map<string, number>();
  const isBackground = typeof document === 'undefined' || location.pathname.startsWith('/_generated_background');
  const setReal: ((name: string, when: number) => void)[] = [];
  for (const api of new Set([scope.chrome?.alarms, scope.browser?.alarms])) {
    if (!api || !isBackground) continue;
    const { create, clear } = api;
    setReal.push((name, when) => void create.call(api, name, { when: Math.max(RealDate.now(), when - offsetMs) }));
    api.create = (name, info) => {
      alarms.delete(name);
      if (info.when === undefined) return create.call(api, name, info);
      alarms.set(name, info.when);
      return create.call(api, name, { ...info, when: Math.max(RealDate.now(), info.when - offsetMs) });
    };
    api.clear = (name) => {
      alarms.delete(name);
      return clear.call(api, name);
    };
    api.onAlarm.addListener(({ name }) => {
      if ((alarms.get(name) ?? Number.POSITIVE_INFINITY) <= now()) alarms.delete(name);
    });
  }

  // No notification is drawn; the player reads what it would have said.
  for (const api of new Set([scope.chrome, scope.browser])) {
    if (!api?.notifications || !isBackground) continue;
    const { storage } = api;
    api.notifications.create = async (id, { message }) => {
      await storage.local.set({ 'player.reminder': message });
      return id;
    };
  }

  const channel = new BroadcastChannel(KEY);
  const take = (moved: number) => {
    offsetMs = moved;
    for (const [name, when] of alarms) setReal[0]?.(name, when);
  };
  const waiting = new Map<number, () => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<{ id: number; moved?: number }>) => {
    if (data.moved === undefined) return void waiting.get(data.id)?.();
    take(data.moved);
    if (isBackground) channel.postMessage({ id: data.id });
  });
  let moves = 0;
  scope.playerClock = {
    move(moved) {
      localStorage.setItem(KEY, String(moved));
      take(moved);
      const id = moves++;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        channel.postMessage({ id, moved });
      });
    },
  };
}

/** `tsx` wraps named functions in `__name`, which the extension does not have. */
function toPrelude(startOffsetMs: number): string {
  return `(()=>{const __name=(named)=>named;(${installClock})(${startOffsetMs})})();\n`;
}

/** Copies a built extension, with the clock before each of its scripts and the permission to remind. */
export function copyWithClock(extensionDir: string, folder: string, startOffsetMs: number): void {
  cpSync(extensionDir, folder, { recursive: true });
  const manifestPath = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  // No person answers the browser's question.
  manifest.permissions.push('notifications');
  manifest.optional_permissions = [];
  writeFileSync(manifestPath, JSON.stringify(manifest));
  const prelude = toPrelude(startOffsetMs);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const path = join(folder, file);
    writeFileSync(path, prelude + readFileSync(path, 'utf8'));
  }
}

/** Moves the clock from a page of the extension. */
export async function moveClock(page: Page, offsetMs: number): Promise<void> {
  const move = (moved: number) => (globalThis as unknown as { playerClock: Clock }).playerClock.move(moved);
  await page.evaluate(move, offsetMs);
}

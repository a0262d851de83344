import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { installClock } from '../../scripts/player/clock.ts';

const HOUR = 3_600_000;

interface Alarm {
  name: string;
  when?: number;
  periodInMinutes?: number;
}

/** A context of the extension, as far as the clock uses it. */
function makeBackground(offsetMs: number) {
  const created: Alarm[] = [];
  const channels: { post(data: object): void }[] = [];
  const alarms = {
    create: (name: string, info: object) => created.push({ name, ...info }),
    clear: () => undefined,
    onAlarm: { addListener: () => undefined },
  };
  class Channel {
    listener: (event: { data: object }) => void = () => undefined;
    constructor() {
      channels.push({ post: (data) => this.listener({ data }) });
    }
    addEventListener(_: string, listener: (event: { data: object }) => void) {
      this.listener = listener;
    }
    postMessage() {}
  }
  const context = createContext({
    location: { protocol: 'chrome-extension:' },
    chrome: { alarms },
    BroadcastChannel: Channel,
  });
  runInContext(`const __name = (named) => named; (${installClock})(${offsetMs})`, context);
  const run = (code: string) => runInContext(code, context);
  return { run, created, move: (moved: number) => channels[0]?.post({ id: 1, moved }) };
}

describe("the player's clock", () => {
  test('shifts now and dates without arguments, and no others', () => {
    const { run, move } = makeBackground(24 * HOUR);
    const ahead = () => run('Date.now()') - Date.now();
    expect(Math.abs(ahead() - 24 * HOUR)).toBeLessThan(HOUR);
    expect(Math.abs(run('new Date().getTime() - Date.now()'))).toBeLessThan(HOUR);
    expect(run('new Date(5).getTime()')).toBe(5);
    expect(run('new Date() instanceof Date')).toBe(true);
    expect(run("Date.parse('1970-01-01T00:00:01Z')")).toBe(1_000);
    move(-24 * HOUR);
    expect(Math.abs(ahead() + 24 * HOUR)).toBeLessThan(HOUR);
  });

  test('rings an alarm when its instant comes by the shifted clock, and at once when the clock is moved past it', () => {
    const { run, created, move } = makeBackground(0);
    run(`chrome.alarms.create('rollover', { when: Date.now() + ${10 * HOUR} })`);
    run("chrome.alarms.create('sync', { periodInMinutes: 5 })");
    const inHours = (alarm: Alarm | undefined) => Math.round(((alarm?.when ?? 0) - Date.now()) / HOUR);
    expect(inHours(created[0])).toBe(10);
    expect(created[1]).toEqual({ name: 'sync', periodInMinutes: 5 });
    move(4 * HOUR);
    expect(inHours(created[2])).toBe(6);
    move(30 * HOUR);
    expect(created[3]?.name).toBe('rollover');
    // An instant a moment ago rounds to -0.
    expect(Math.abs(inHours(created[3]))).toBe(0);
    expect(created).toHaveLength(4);
  });
});

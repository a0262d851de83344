import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchForPerson } from '../../src/page/watch-person.ts';

type Listener = (event: object) => void;

/** An event target that, like a real one, does not add a listener twice. */
class Source {
  readonly listeners = new Map<string, Set<Listener>>();

  addEventListener(type: string, listener: Listener, { signal }: { signal: AbortSignal }): void {
    if (signal.aborted) return;
    const those = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, those.add(listener));
    signal.addEventListener('abort', () => those.delete(listener));
  }

  fire(type: string, isTrusted = true): void {
    for (const listener of this.listeners.get(type) ?? []) listener({ type, isTrusted });
  }

  countListeners(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

let isWatched: boolean;
let rewrite: () => void;

beforeEach(() => {
  isWatched = false;
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: () => void) {
        rewrite = onChange;
      }
      observe() {
        isWatched = true;
      }
      disconnect() {
        isWatched = false;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const received: string[] = [];
  const root = new Source();
  const document = Object.assign(new Source(), { documentElement: root });
  const view = Object.assign(new Source(), { document });
  const note =
    (who: string) =>
    ({ type }: Event) =>
      received.push(`${who} ${type}`);
  const [pointer, triggers] = [note('pointer'), note('triggers')];
  const start = vi.fn(async (_controller: AbortController) => [
    { pointermove: pointer, keydown: pointer, scroll: pointer, visibilitychange: pointer, pointerleave: pointer },
    { pointermove: triggers, pointerup: triggers, click: triggers },
  ]);
  watchForPerson(view as unknown as Window, start);
  return { received, root, document, view, start, stop: () => start.mock.calls[0]?.[0].abort() };
}

/** Until the listener exists. */
const begun = () => new Promise((resolve) => setTimeout(resolve));

describe('hearPerson', () => {
  test('creates nothing in an untouched page', () => {
    const { view, document, root, start } = setUp();
    view.fire('scroll');
    view.fire('pointermove', false);
    view.fire('keydown', false);
    expect(start).not.toHaveBeenCalled();
    expect(view.countListeners()).toBeLessThan(6);
    expect(document.countListeners() + root.countListeners()).toBe(0);
  });

  test.each(['pointerover', 'pointermove', 'pointerdown', 'keydown'])('starts with a first %s', async (type) => {
    const { view, start } = setUp();
    view.fire(type);
    view.fire(type);
    await begun();
    view.fire(type);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('notifies every listener, of the first event too, and each only of what it asked for', async () => {
    const { view, document, root, received } = setUp();
    view.fire('pointermove');
    await begun();
    expect(received.splice(0)).toEqual(['pointer pointermove', 'triggers pointermove']);
    view.fire('click');
    view.fire('scroll');
    document.fire('visibilitychange');
    root.fire('pointerleave');
    expect(received).toEqual(['triggers click', 'pointer scroll', 'pointer visibilitychange', 'pointer pointerleave']);
  });

  test('replays what was missed while loading, and only the last of many movements', async () => {
    const { view, received } = setUp();
    for (const type of ['pointermove', 'pointermove', 'keydown', 'keydown', 'pointerup', 'pointermove'])
      view.fire(type);
    expect(received).toEqual([]);
    await begun();
    const move = ['pointer pointermove', 'triggers pointermove'];
    expect(received).toEqual([...move, 'pointer keydown', 'pointer keydown', 'triggers pointerup', ...move]);
  });

  test('starts again with the next event after a failed start', async () => {
    const { view, start, received } = setUp();
    start.mockRejectedValueOnce(new Error('no answer'));
    view.fire('keydown');
    view.fire('pointermove');
    await begun();
    expect(received).toEqual([]);
    view.fire('keydown');
    await begun();
    expect(received).toEqual(['pointer keydown']);
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('ignores events made by scripts', async () => {
    const { view, document, received } = setUp();
    view.fire('pointerdown');
    await begun();
    for (const type of ['pointermove', 'keydown', 'click', 'scroll']) view.fire(type, false);
    document.fire('visibilitychange', false);
    expect(received).toEqual([]);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])('notices a person again after `document.write`, %s its first event', async (_when, signs) => {
    const { view, received, start } = setUp();
    for (let sign = 0; sign < signs; sign++) view.fire('keydown');
    await begun();
    view.listeners.clear();
    rewrite();
    rewrite();
    view.fire('keydown');
    await begun();
    expect(received).toHaveLength(signs + 1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('leaves nothing behind', async () => {
    const { view, document, root, stop } = setUp();
    expect(isWatched).toBe(true);
    view.fire('pointerdown');
    await begun();
    stop();
    expect([view, document, root].map((source) => source.countListeners())).toEqual([0, 0, 0]);
    expect(isWatched).toBe(false);
  });
});

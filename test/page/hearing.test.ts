import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hearPerson } from '../../src/page/hearing.ts';

type Listener = (event: object) => void;

/** What can be listened to, with the rule that a listener that is there is not added twice. */
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
  const heard: string[] = [];
  const root = new Source();
  const document = Object.assign(new Source(), { documentElement: root });
  const view = Object.assign(new Source(), { document });
  const note =
    (who: string) =>
    ({ type }: Event) =>
      heard.push(`${who} ${type}`);
  const [pointer, triggers] = [note('pointer'), note('triggers')];
  const start = vi.fn((_controller: AbortController) => [
    { pointermove: pointer, keydown: pointer, scroll: pointer, visibilitychange: pointer, pointerleave: pointer },
    { pointermove: triggers, click: triggers },
  ]);
  hearPerson(view as unknown as Window, start);
  return { heard, root, document, view, start, stop: () => start.mock.calls[0]?.[0].abort() };
}

describe('hearPerson', () => {
  test('makes nothing in a page that nobody touches', () => {
    const { view, document, root, start } = setUp();
    view.fire('scroll');
    view.fire('pointermove', false);
    view.fire('keydown', false);
    expect(start).not.toHaveBeenCalled();
    expect(view.countListeners()).toBeLessThan(6);
    expect(document.countListeners() + root.countListeners()).toBe(0);
  });

  test.each(['pointerover', 'pointermove', 'pointerdown', 'keydown'])('begins with a first %s', (type) => {
    const { view, start } = setUp();
    view.fire(type);
    view.fire(type);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('tells everybody, of the first event, too, and each of what it asked for', () => {
    const { view, document, root, heard } = setUp();
    view.fire('pointermove');
    expect(heard.splice(0)).toEqual(['pointer pointermove', 'triggers pointermove']);
    view.fire('click');
    view.fire('scroll');
    document.fire('visibilitychange');
    root.fire('pointerleave');
    expect(heard).toEqual(['triggers click', 'pointer scroll', 'pointer visibilitychange', 'pointer pointerleave']);
  });

  test('hears nothing that a script has made', () => {
    const { view, document, heard } = setUp();
    view.fire('pointerdown');
    for (const type of ['pointermove', 'keydown', 'click', 'scroll']) view.fire(type, false);
    document.fire('visibilitychange', false);
    expect(heard).toEqual([]);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])('hears a page again that was written anew, %s its first event', (_when, signs) => {
    const { view, heard, start } = setUp();
    for (let sign = 0; sign < signs; sign++) view.fire('keydown');
    view.listeners.clear();
    rewrite();
    rewrite();
    view.fire('keydown');
    expect(heard).toHaveLength(signs + 1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('leaves nothing behind', () => {
    const { view, document, root, stop } = setUp();
    expect(isWatched).toBe(true);
    view.fire('pointerdown');
    stop();
    expect([view, document, root].map((source) => source.countListeners())).toEqual([0, 0, 0]);
    expect(isWatched).toBe(false);
  });
});

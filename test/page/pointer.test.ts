import { describe, expect, test } from 'vitest';
import { watchPointer } from '../../src/page/pointer.ts';

/** A window with a clock that the test controls. */
function setUp(isKeyUsed = false) {
  const calls: string[] = [];
  const slowed: string[] = [];
  const woken: number[] = [];
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  let timersSet = 0;
  const view = {
    performance: { now: () => now },
    setTimeout: (run: () => void, ms: number) => {
      timersSet++;
      timers.push({ at: now + ms, run });
      return timersSet;
    },
    clearTimeout: () => {
      timers = [];
    },
  };
  const note = (name: string) => (point: { x: number; y: number }) => calls.push(`${name} ${point.x},${point.y}`);
  const controller = new AbortController();
  const handlers: Record<string, (event: never) => void> = watchPointer(
    view as unknown as Window,
    {
      wake: () => woken.push(now),
      slow: ({ x, y }) => slowed.push(`${x},${y}`),
      rest: note('rest'),
      move: () => {},
      press: note('press'),
      useKey: () => isKeyUsed,
      checkMoved: () => calls.push('checkMoved'),
      cancel: () => calls.push('cancel'),
    },
    { signal: controller.signal, settleMs: 24, quietMs: 500, awakeMs: 25_000 },
  );
  const fire = (type: string, event: object = {}) =>
    handlers[type]?.({ target: view, currentTarget: view, ...event } as never);
  return {
    calls,
    slowed,
    woken,
    stop: () => controller.abort(),
    timersSet: () => timersSet,
    fire,
    move: (clientX: number, event: object = {}) =>
      fire('pointermove', { clientX, clientY: 5, buttons: 0, pointerType: 'mouse', ...event }),
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.splice(timers.indexOf(due), 1);
        now = due.at;
        due.run();
      }
      now = end;
    },
  };
}

describe('watchPointer', () => {
  test('reports a rest once the pointer stands still', () => {
    const { calls, move, pass } = setUp();
    move(1);
    pass(23);
    expect(calls).toEqual([]);
    pass(1);
    expect(calls).toEqual(['rest 1,5']);
  });

  test('reports each movement with a key held, which may be what a person waits for', () => {
    const { slowed, move } = setUp();
    for (const x of [1, 2, 3]) move(x, { shiftKey: true });
    expect(slowed).toEqual(['1,5', '2,5', '3,5']);
  });

  test('wakes the background at the first movement, then rarely, and never for scripted events', () => {
    const { woken, move, pass } = setUp();
    move(2, { pointerType: 'touch' });
    move(3, { buttons: 1 });
    expect(woken).toEqual([]);
    for (let x = 0; x < 100; x++) {
      pass(500);
      move(x);
    }
    expect(woken).toEqual([500, 25_500]);
    pass(60_000);
    move(3);
    expect(woken).toEqual([500, 25_500, 110_000]);
  });

  test('reports nothing while the pointer moves, and sets few timers', () => {
    const { calls, move, pass, timersSet } = setUp();
    for (let x = 0; x < 60; x++) {
      move(x);
      pass(4);
    }
    expect(calls).toEqual([]);
    expect(timersSet()).toBeLessThan(15);
    pass(24);
    expect(calls).toEqual(['rest 59,5']);
  });

  test('treats a movement to the same position as a scrolled page', () => {
    const { calls, move, pass } = setUp();
    move(1);
    pass(100);
    move(1);
    pass(100);
    expect(calls).toEqual(['rest 1,5']);
  });

  test('ignores a movement of a finger', () => {
    const { calls, move, pass } = setUp();
    move(1, { pointerType: 'touch' });
    pass(100);
    expect(calls).toEqual([]);
  });

  test('does not rest while a button is held', () => {
    const { calls, move, pass } = setUp();
    move(1);
    move(2, { buttons: 1 });
    pass(100);
    expect(calls).toEqual(['press 2,5']);
  });

  test('is quiet for a while after a key', () => {
    const { calls, move, pass, fire } = setUp();
    fire('keydown', { key: 'a' });
    move(1);
    pass(400);
    expect(calls).toEqual(['cancel']);
    // Temporarily: a pointer that has not moved since then rests when the time is over.
    pass(200);
    expect(calls).toEqual(['cancel', 'rest 1,5']);
    fire('keydown', { key: 'b' });
    pass(600);
    expect(calls).toEqual(['cancel', 'rest 1,5', 'cancel']);
  });

  test('continues when the key was meant for the card', () => {
    const { calls, move, pass, fire } = setUp(true);
    fire('keydown', { key: 's' });
    move(1);
    pass(24);
    expect(calls).toEqual(['rest 1,5']);
  });

  test('does not treat a modifier as typing', () => {
    const { calls, move, pass, fire } = setUp();
    fire('keydown', { key: 'Shift' });
    move(1);
    pass(24);
    expect(calls).toEqual(['rest 1,5']);
  });

  test.each(['pointerleave', 'resize', 'blur', 'pagehide', 'visibilitychange'])('cancels on %s', (type) => {
    const { calls, fire } = setUp();
    fire(type);
    expect(calls).toEqual(['cancel']);
  });

  test('does not cancel when a finger is lifted', () => {
    const { fire, calls } = setUp();
    fire('pointerleave', { pointerType: 'touch' });
    expect(calls).toEqual([]);
  });

  test.each(['pointerleave', 'blur'])('does not cancel on %s of an element of the page', (type) => {
    const { calls, fire } = setUp();
    fire(type, { target: {} });
    expect(calls).toEqual([]);
  });

  test('leaves no timers', () => {
    const { calls, move, pass, stop } = setUp();
    move(1);
    stop();
    pass(100);
    expect(calls).toEqual(['cancel']);
  });
});

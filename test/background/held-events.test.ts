import { expect, test, vi } from 'vitest';
import { holdEvent } from '../../entrypoints/background/held-events.ts';

/** An event of the browser. */
function makeAlarms() {
  const listeners: ((alarm: { name: string }) => void)[] = [];
  return {
    addListener: (listener: (alarm: { name: string }) => void) => void listeners.push(listener),
    ring: (name: string) => listeners.forEach((listener) => void listener({ name })),
  };
}

test('an event that nobody listens to yet is told to the first that does, in its order', async () => {
  const alarms = makeAlarms();
  const onHeld = vi.fn();
  const held = holdEvent(alarms, onHeld);
  alarms.ring('sync');
  alarms.ring('rollover');
  expect(onHeld).toHaveBeenCalledTimes(2);
  const heard: string[] = [];
  held.addListener(({ name }) => heard.push(name));
  await Promise.resolve();
  expect(heard).toEqual(['sync', 'rollover']);
});

test('what comes later goes to the listener at once', () => {
  const alarms = makeAlarms();
  const onHeld = vi.fn();
  const held = holdEvent(alarms, onHeld);
  const heard: string[] = [];
  held.addListener(({ name }) => heard.push(name));
  expect(heard).toEqual([]);
  alarms.ring('reminder');
  expect(heard).toEqual(['reminder']);
  expect(onHeld).not.toHaveBeenCalled();
});

test('an event that this browser does not have never comes', () => {
  const listener = vi.fn();
  holdEvent(undefined, () => undefined).addListener(listener);
  expect(listener).not.toHaveBeenCalled();
});

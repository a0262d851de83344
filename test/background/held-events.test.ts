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

test('events without a listener are held and delivered in order', async () => {
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

test('each listener that is added in one go receives the held events', async () => {
  const alarms = makeAlarms();
  const held = holdEvent(alarms, () => undefined);
  alarms.ring('sync');
  const heard: string[] = [];
  held.addListener(({ name }) => heard.push(`first ${name}`));
  held.addListener(({ name }) => heard.push(`second ${name}`));
  await Promise.resolve();
  held.addListener(({ name }) => heard.push(`late ${name}`));
  await Promise.resolve();
  expect(heard).toEqual(['first sync', 'second sync']);
  alarms.ring('rollover');
  expect(heard.slice(2)).toEqual(['first rollover', 'second rollover', 'late rollover']);
});

test('a listener that throws does not stop the others', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const alarms = makeAlarms();
  const held = holdEvent(alarms, () => undefined);
  held.addListener(() => {
    throw new Error('made for a test');
  });
  const heard: string[] = [];
  held.addListener(({ name }) => heard.push(name));
  alarms.ring('sync');
  expect(heard).toEqual(['sync']);
  expect(reportError).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('later events go to the listener at once', () => {
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

test('an event that this browser lacks never fires', () => {
  const listener = vi.fn();
  holdEvent(undefined, () => undefined).addListener(listener);
  expect(listener).not.toHaveBeenCalled();
});

import { afterEach, expect, test, vi } from 'vitest';
import type { HeldEvents } from '../../entrypoints/background/held-events.ts';
import {
  createServiceLoader,
  offerServices,
  SERVICES_SCRIPT,
  type Services,
  type SharedParts,
} from '../../entrypoints/background/services.ts';
import { makeEvent, toAlarm } from '../support/held-events.ts';

const shared = { store: { databases: { found: Promise.resolve() } }, events: {} } as unknown as SharedParts;
const scope = globalThis as { importScripts?: unknown; startServices?: unknown };

afterEach(() => {
  delete scope.importScripts;
  delete scope.startServices;
});

/** A worker that fails to load its services a number of times. */
function makeWorker(failures = 0) {
  const started = vi.fn((given: SharedParts) => ({ given }) as unknown as Services);
  let left = failures;
  const importScripts = vi.fn(() => {
    if (left-- > 0) throw new Error('made for a test');
    offerServices(started);
  });
  scope.importScripts = importScripts;
  return { started, importScripts };
}

test('services are loaded and started once, whatever the number of callers', async () => {
  const { started, importScripts } = makeWorker();
  const loadServices = createServiceLoader(() => shared);
  expect(importScripts).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([loadServices(), loadServices()]);
  expect(one).toBe(other);
  expect(await loadServices()).toBe(one);
  expect(importScripts.mock.calls).toEqual([[SERVICES_SCRIPT]]);
  expect(started.mock.calls).toEqual([[shared]]);
});

test('services that were loaded at the installation are not loaded again', async () => {
  const { importScripts } = makeWorker();
  const started = vi.fn(() => ({}) as Services);
  offerServices(started);
  await createServiceLoader(() => shared)();
  expect(importScripts).not.toHaveBeenCalled();
  expect(started).toHaveBeenCalledTimes(1);
});

test('services that could not be loaded are tried again by the next call', async () => {
  const { started } = makeWorker(1);
  const loadServices = createServiceLoader(() => shared);
  await expect(loadServices()).rejects.toThrow('made for a test');
  await loadServices();
  expect(started).toHaveBeenCalledTimes(1);
});

test('services that fail in the middle of their start listen once after the next one, and receive the held events', async () => {
  const [startup, alarm] = [makeEvent('startup'), makeEvent('alarm')];
  const heard: string[] = [];
  let left = 1;
  offerServices(({ events }) => {
    events.startup.addListener(() => heard.push('startup'));
    if (left-- > 0) throw new Error('made for a test');
    events.alarm.addListener(({ name }) => heard.push(name));
    return {} as Services;
  });
  const loadServices = createServiceLoader(() => ({ ...shared, events: { startup, alarm } as unknown as HeldEvents }));
  startup.fire();
  await expect(loadServices()).rejects.toThrow('made for a test');
  expect(heard).toEqual([]);
  await loadServices();
  expect(heard).toEqual(['startup']);
  startup.fire();
  alarm.fire(toAlarm('sync'));
  expect(heard).toEqual(['startup', 'startup', 'sync']);
});

test('services may add a listener after their start', async () => {
  const alarm = makeEvent('alarm');
  const heard: string[] = [];
  let listenLater = (): void => undefined;
  offerServices(({ events }) => {
    listenLater = () => events.alarm.addListener(({ name }) => heard.push(name));
    return {} as Services;
  });
  await createServiceLoader(() => ({ ...shared, events: { alarm } as unknown as HeldEvents }))();
  listenLater();
  alarm.fire(toAlarm('sync'));
  expect(heard).toEqual(['sync']);
});

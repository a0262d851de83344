import { afterEach, expect, test, vi } from 'vitest';
import {
  createServiceLoader,
  offerServices,
  SERVICES_SCRIPT,
  type Services,
  type SharedParts,
} from '../../entrypoints/background/services.ts';

const shared = { store: { databases: { found: Promise.resolve() } } } as unknown as SharedParts;
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

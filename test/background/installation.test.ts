import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startInstallation } from '../../entrypoints/services/installation.ts';
import { INSTALLED, makeStartEvents } from '../support/held-events.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { makeStore } from '../support/store.ts';

afterEach(() => void vi.useRealTimers());

function start() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const changes = createChanges();
  const events = makeStartEvents();
  const onDamage = vi.fn();
  changes.damage.on(onDamage);
  const installation = startInstallation({ store: makeStore(), keyValues: makeKeyValues(), changes, events });
  const passTime = async () => {
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
  };
  return { installation, events, onDamage, passTime };
}

test('a start with empty stores means that everything is gone, if no installation explains it', async () => {
  const { installation, onDamage, passTime } = start();
  expect(await installation.check(false)).toBe('new');
  await passTime();
  await expect.poll(() => onDamage).toHaveBeenCalledTimes(1);
  expect(await installation.check(false)).toBe('gone');
});

test('an installation explains empty stores', async () => {
  const { installation, events, onDamage, passTime } = start();
  events.installed.fire(INSTALLED);
  await passTime();
  await expect.poll(() => onDamage).toHaveBeenCalledTimes(2);
  expect(await installation.check(false)).toBe('new');
});

import { expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { startWelcome } from '../../entrypoints/services/welcome.ts';
import { INSTALLED, makeStartEvents, UPDATED } from '../support/held-events.ts';

test('the welcome page opens after an installation, and after no update', () => {
  const create = vi.fn(async (..._all: unknown[]) => undefined);
  Object.assign(browser.tabs, { create });
  const events = makeStartEvents();
  startWelcome(events);
  events.installed.fire(UPDATED);
  events.startup.fire();
  expect(create).not.toHaveBeenCalled();
  events.installed.fire(INSTALLED);
  expect(create.mock.calls).toEqual([[{ url: browser.runtime.getURL('/welcome.html') }]]);
});

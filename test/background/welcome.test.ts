import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { type ManagedHandlers, offerManaged } from '../../entrypoints/services/managed-script.ts';
import { startWelcome } from '../../entrypoints/services/welcome.ts';
import { INSTALLED, makeStartEvents, UPDATED } from '../support/held-events.ts';

const create = vi.fn();
const apply = vi.fn();
const HANDLERS = {} as ManagedHandlers;
const WELCOME = [[{ url: browser.runtime.getURL('/welcome.html') }]];
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  create.mockReset();
  apply.mockReset();
  Object.assign(browser.tabs, { create });
  offerManaged(apply);
});
afterEach(() => manage(async () => ({})));

/** @param get - What the browser says that an administrator has set. */
function manage(get: () => Promise<object>): void {
  Object.assign(browser.storage, { managed: { get } });
}

function start() {
  const events = makeStartEvents();
  startWelcome(events, HANDLERS);
  return events;
}

test.each([
  ['is empty, as in Chrome', async () => ({}), 3],
  ['does not exist, as in Firefox', () => Promise.reject(new Error('Managed storage manifest not found')), 0],
])(
  'if managed storage %s, the welcome page opens after an installation, and after no update',
  async (_, get, times) => {
    manage(get);
    apply.mockResolvedValue(true);
    const events = start();
    events.installed.fire(UPDATED);
    events.startup.fire();
    await settle();
    expect(create).not.toHaveBeenCalled();
    events.installed.fire(INSTALLED);
    await settle();
    expect(create.mock.calls).toEqual(WELCOME);
    expect(apply).toHaveBeenCalledTimes(times);
  },
);

test.each([
  ['opens', true, WELCOME],
  ['stays closed', false, []],
])(
  'what an administrator has set is applied at each start and when it changes; the welcome page %s',
  async (_, mayOpen, opened) => {
    manage(async () => ({ pairs: ['deu-eng'] }));
    apply.mockResolvedValue(mayOpen);
    const events = start();
    events.installed.fire(INSTALLED);
    events.startup.fire();
    events.managed.fire({});
    await settle();
    expect(apply.mock.calls).toEqual(Array(3).fill([{ pairs: ['deu-eng'] }, HANDLERS]));
    expect(create.mock.calls).toEqual(opened);
  },
);

test('what cannot be applied does not keep the welcome page closed', async () => {
  manage(async () => ({ pairs: [] }));
  apply.mockRejectedValue(new Error('no script'));
  start().installed.fire(INSTALLED);
  await settle();
  expect(create.mock.calls).toEqual(WELCOME);
});

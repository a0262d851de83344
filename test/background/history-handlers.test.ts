import { expect, test } from 'vitest';
import { browser } from 'wxt/browser';
import type { HandlerParts } from '../../entrypoints/services/handlers/handler-parts.ts';
import { createHistoryHandlers } from '../../entrypoints/services/handlers/history-handlers.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import type { LookUp } from '../../src/model/look-up.ts';
import type { SettingsChange, SiteSettings } from '../../src/settings/settings.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { makeStore } from '../support/store.ts';

const PLACE = { text: 'Die Häuser sind rot.', offset: 5, start: 4, end: 10 };
const NOTE = { pair: 'deu-eng', word: 'Haus', ...PLACE };

const tab = { id: 1, url: 'https://www.zeitung.example/rot?id=7', title: 'Rot', incognito: false };
const page: Sender = { url: tab.url, tab };
const ownPage = (path: string): Sender => ({ url: browser.runtime.getURL(path as '/') });

const onSite = (site: SiteSettings) => ({ hover: { sites: { 'zeitung.example': site } } });

test.each<
  [what: string, sender: Sender, request: object, change: SettingsChange, expected: Partial<LookUp> | undefined]
>([
  ['on a page', page, NOTE, {}, { form: 'Häuser', sentence: 'Die Häuser sind rot.', title: 'Rot' }],
  [
    'on a page, by somebody who wants addresses',
    page,
    NOTE,
    { study: { addresses: true } },
    { title: 'Rot', address: 'https://www.zeitung.example/rot' },
  ],
  ['on a site where hovering is off, by a command', page, NOTE, onSite({ isOff: true }), { form: 'Häuser' }],
  ['in the search of the popup', ownPage('/popup.html'), { pair: 'deu-eng', word: 'Haus' }, {}, { form: 'Haus' }],
  ['in the text of the first steps', ownPage('/welcome.html'), NOTE, {}, undefined],
  ['in a private window', { ...page, tab: { ...tab, incognito: true } }, NOTE, {}, undefined],
  ['in a window of which nothing is known', { ...page, tab: { id: 1, url: tab.url } }, NOTE, {}, undefined],
  ['by somebody who wants no history', page, NOTE, { history: { isOn: false } }, undefined],
  [
    'in a search, by somebody who wants no history',
    ownPage('/popup.html'),
    NOTE,
    { history: { isOn: false } },
    undefined,
  ],
  ['on a site that is left out', page, NOTE, onSite({ noHistory: true }), undefined],
])('a look-up %s', async (_, sender, request, change, expected) => {
  const store = makeStore();
  await changeSettings(store, change);
  const noted: LookUp[] = [];
  const history = { note: (lookUp: LookUp) => noted.push(lookUp) };
  // Only these parts answer this message.
  const handlers = createHistoryHandlers({ store, history } as unknown as HandlerParts);
  await handlers['history.note'](request as typeof NOTE, sender);
  expect(noted).toEqual(expected === undefined ? [] : [expect.objectContaining({ word: 'Haus', ...expected })]);
  if (noted[0] && !change.study) expect(noted[0]).not.toHaveProperty('address');
});

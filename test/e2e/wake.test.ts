import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { keepBackgroundStopped } from '../../scripts/browser/stop-background.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

interface Alarms {
  create(name: string, alarm: { when: number }): Promise<void>;
  get(name: string): Promise<{ scheduledTime: number } | undefined>;
}

/** Until the options page has sent what a change of the settings calls for. */
const REACTION_MS = 600;
const HOUR = 9;

describe.each(BROWSER_KINDS)('a stopped background in %s', (kind) => {
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    expect(await sendMessage(options, { type: 'deck.install', pair: 'deu-eng' })).toMatchObject({ ok: true });
  });
  afterAll(async () => {
    await extension?.close();
  });

  const stop = () => keepBackgroundStopped(extension);

  const findAlarm = (name: string) =>
    options.evaluate(async (wanted) => {
      const { alarms } = (globalThis as unknown as { chrome: { alarms: Alarms } }).chrome;
      return (await alarms.get(wanted))?.scheduledTime;
    }, name);

  test('handles the alarm that started it, although only its second script knows the alarm', async () => {
    const change = { study: { remindAt: HOUR } };
    expect(await sendMessage(options, { type: 'settings.put', change })).toMatchObject({ ok: true });
    // The options page reacts to the change with requests that would restart the background.
    await delay(REACTION_MS);
    const due = await options.evaluate(async () => {
      const { alarms } = (globalThis as unknown as { chrome: { alarms: Alarms } }).chrome;
      const when = Date.now() + 3_000;
      await alarms.create('reminder', { when });
      return when;
    });
    await stop();
    // After it fires it is set again for the hour.
    await expect.poll(() => findAlarm('reminder'), { timeout: 20_000, interval: 200 }).toBeGreaterThan(due);
    expect(new Date((await findAlarm('reminder')) ?? 0).getHours()).toBe(HOUR);
  });

  test('answers a look-up and a request for its second script when both come at once', async () => {
    await stop();
    const [found, decks, wrong] = await Promise.all([
      sendMessage(options, { type: 'lookup.define', text: 'Die Häuser', offset: 4, language: 'deu' }),
      sendMessage(options, { type: 'deck.list' }),
      sendMessage(options, { type: 'lookup.define', text: '', offset: 4 }),
    ]);
    expect(found).toMatchObject({ ok: true, value: { entries: [{ word: 'Haus', known: { state: 'new' } }] } });
    expect(decks).toMatchObject({ ok: true, value: [{ pair: 'deu-eng' }] });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  test('its next look-up knows new learning states, whichever script has read them', async () => {
    await stop();
    const define = () => sendMessage(options, { type: 'lookup.define', text: 'Haus', offset: 0, language: 'deu' });
    expect(await define()).toMatchObject({ ok: true, value: { entries: [{ word: 'Haus', known: { state: 'new' } }] } });
    const word = { id: crypto.randomUUID(), pair: 'deu-eng', word: 'Haus' };
    expect(await sendMessage(options, { type: 'study.mark', ...word, mark: 'know' })).toMatchObject({ ok: true });
    const put = { type: 'definition.put', ...word, id: crypto.randomUUID(), text: 'where one lives' };
    expect(await sendMessage(options, put)).toMatchObject({ ok: true });
    const entry = { word: 'Haus', known: { state: 'known' }, definition: 'where one lives' };
    expect(await define()).toMatchObject({ ok: true, value: { entries: [entry] } });
    expect(await sendMessage(options, { type: 'deck.remove', id: 'deu-eng' })).toMatchObject({ ok: true });
    const own = { word: 'Haus', definition: 'where one lives', meanings: [] };
    expect(await define()).toMatchObject({ ok: true, value: { entries: [own] } });
  });
});

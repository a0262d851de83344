import { describe, expect, test } from 'vitest';
import { connect, delay, sendMessage, startSync, waitForSync, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS } from '../../scripts/browser/extension-browser.ts';
import { startReferenceApi } from '../../src/server/api/server.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { cardsOf, press, readCards, readDeckFile } from './support/synced-decks.ts';

const spanish = readDeckFile('spa-eng', 400);
const shortGerman = readDeckFile('deu-eng', 100);

describe.each(BROWSER_KINDS)('a server with one faulty response in ten, in %s', (kind) => {
  test('ends with exactly its deck', async () => {
    const api = await startReferenceApi({ decks: [shortGerman], latencyMs: 5, faults: { rate: 0.1, seed: 3 } });
    const extension = await borrowBrowser(kind);
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      // The list of languages may be the faulty response.
      while (!(await connect(options, api.address, api.key)).startsWith('Connected')) await delay(50);
      await startSync(options, 'deu', 'eng');
      expect(await waitForSync(options, 'deu-eng', ['done', 'failed'])).toMatchObject({ state: 'done', skipped: 0 });
      expect(await readCards(options, 'deu-eng')).toEqual(cardsOf(shortGerman));
      expect(api.stats.faults).toBeGreaterThan(8);
    } finally {
      await extension.close();
      await api.close();
    }
  });
});

describe('a nearly full disk', () => {
  test('stops a download with a notice, while the learner’s own data is still saved', async () => {
    const api = await startReferenceApi({ decks: [spanish], latencyMs: 5 });
    const extension = await borrowBrowser('chromium');
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await connect(options, api.address, api.key);
      const session = await options.createCDPSession();
      const origin = extension.extensionUrl('').slice(0, -1);
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20 * 1024 * 1024 });
      await startSync(options, 'spa', 'eng');
      expect(await waitForSync(options, 'spa-eng', ['failed', 'done'])).toMatchObject({ error: 'storage-full' });
      await waitForText(options, '#deck-list', 'The disk is full');
      const definition = { pair: 'spa-eng', word: 'casa', text: 'home' };
      const saved = await sendMessage(options, { type: 'definition.put', id: crypto.randomUUID(), ...definition });
      expect(saved).toMatchObject({ ok: true, value: definition });
      await session.send('Storage.overrideQuotaForOrigin', { origin });
      await press(options, 'spa-eng', 'Try again');
      expect(await waitForSync(options, 'spa-eng', ['failed', 'done'])).toMatchObject({
        state: 'done',
        cards: spanish.cards.length,
      });
    } finally {
      await extension.close();
      await api.close();
    }
  });
});

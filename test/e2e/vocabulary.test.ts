import { resolve } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

// In both, as each has its own rules for WebAssembly in the worker of an extension.
describe.each(BROWSER_KINDS)('known words from Anki in %s', (kind) => {
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
    await sendMessage(options, { type: 'deck.install', pair: 'deu-eng' });
    await waitForText(options, '#deck-list', 'German');
  });
  afterAll(() => extension?.close());

  async function stateOf(word: string): Promise<string | undefined> {
    const message = { type: 'lookup.define', text: word, offset: 0, language: 'deu' };
    const envelope = await sendMessage<LookupResult>(options, message);
    return envelope.ok ? envelope.value.entries[0]?.known?.state : undefined;
  }

  async function readRetention(): Promise<number | undefined> {
    const envelope = await sendMessage<Settings>(options, { type: 'settings.get' });
    return envelope.ok ? envelope.value.study.retention : undefined;
  }

  test('a package is read, its words become known or continue with their answers, and one press undoes it', async () => {
    const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(resolve('test/fixtures/vocabulary/fitted.colpkg'));
    await waitForText(options, '#vocabulary-facts', 'Become known');
    expect(await readText(options, '#vocabulary-preview')).toContain('Haus');
    // The schedule that Anki fitted goes along.
    expect(await options.$eval('#vocabulary-schedule', (box) => (box as HTMLInputElement).checked)).toBe(true);
    await click(options, '#vocabulary-start');
    await waitForText(options, '#vocabulary-result', 'Their answers');
    // Among the first words of the deck, whose rest is stored later.
    expect([await stateOf('Haus'), await stateOf('gehen')]).toEqual(['due', 'known']);
    expect(await readText(options, '#vocabulary-messages')).toContain('now uses the schedule that Anki fitted');
    expect(await readRetention()).toBe(0.87);
    await click(options, '#vocabulary-undo');
    await waitForText(options, '#vocabulary-messages', 'Undone.');
    expect([await stateOf('Haus'), await stateOf('gehen')]).toEqual(['new', 'new']);
    await expect.poll(readRetention).toBe(0.9);
  });
});

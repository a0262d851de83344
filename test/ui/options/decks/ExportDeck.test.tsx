// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Options } from '../../../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../../../src/ui/options/options-model.ts';
import { directFiles } from '../../../support/direct-files.ts';
import { makeSpanishBackground } from '../../support/builders.ts';
import { stubExtension } from '../../support/extension.ts';
import type { FakeBackground } from '../../support/fake-background.ts';
import { press, settle } from '../../support/page.ts';

/** Names of the files passed to the browser. */
let downloads: string[] = [];

beforeEach(() => {
  stubExtension();
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open(background: FakeBackground) {
  const root = document.body.appendChild(document.createElement('div'));
  const model = createOptionsModel({
    send: background.send,
    requestPermission: async () => true,
    spoken: ['en'],
    detect: async () => undefined,
    files: directFiles,
  });
  await settle(() => render(<Options model={model} />, root));
  await settle(() => model.load());
  const button = root.querySelector<HTMLButtonElement>('[aria-label="Export Spanish to English"]');
  if (!button) throw new Error('Expected a button to export the deck, got none.');
  button.focus();
  await settle(() => button.click());
  return { root, button };
}

const formats = () => [...document.querySelectorAll<HTMLButtonElement>('.export [data-format]')];
const save = (format: string) =>
  settle(() =>
    formats()
      .find((button) => button.dataset.format === format)
      ?.click(),
  );
const messages = () => document.querySelector('.export .messages')?.textContent;

test('shows the formats, with the focus on the first', async () => {
  const { button } = await open(makeSpanishBackground());
  expect(formats().map(({ dataset }) => dataset.format)).toEqual(['deck', 'json-lines', 'csv', 'tsv']);
  expect(document.activeElement).toBe(formats()[0]);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('saves nothing before a format is chosen, then that one', async () => {
  await open(makeSpanishBackground());
  expect(downloads).toEqual([]);
  await save('csv');
  await expect.poll(() => downloads).toEqual(['wayword-spa-eng.csv']);
  expect(messages()).toBe('wayword-spa-eng.csv is ready. The browser saves it to your downloads.');
  await save('deck');
  await expect.poll(() => downloads).toEqual(['wayword-spa-eng.csv', 'wayword-spa-eng.json']);
});

test('omits a format that cannot hold the deck', async () => {
  await open(
    makeSpanishBackground([
      [1, 'de', ['of']],
      [9, 'casa', ['house']],
    ]),
  );
  expect(formats().map(({ dataset }) => dataset.format)).toEqual(['json-lines', 'csv', 'tsv']);
  expect(document.activeElement).toBe(formats()[0]);
});

test('closes with Escape, and the focus returns', async () => {
  const { button } = await open(makeSpanishBackground());
  await press('Escape', document.activeElement ?? document);
  expect(formats()).toEqual([]);
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
});

test('saves nothing if it closes while it writes', async () => {
  const background = makeSpanishBackground();
  await open(background);
  let letGo = () => {};
  background.gate = new Promise((resolve) => {
    letGo = resolve;
  });
  await save('csv');
  await expect.poll(() => background.received).toContain('deck.export');
  expect(document.querySelector('.export-count')?.textContent).toBe('Writing: 0 of 3');
  await press('Escape', document.activeElement ?? document);
  await settle(letGo);
  await settle(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(downloads).toEqual([]);
});

test('gives the reason of a failure and can be repeated', async () => {
  const background = makeSpanishBackground();
  background.failures.set('deck.export', 'storage-unavailable');
  await open(background);
  await save('tsv');
  await expect.poll(messages).toContain('The browser can’t open Wayword’s data.');
  background.failures.clear();
  await save('tsv');
  await expect.poll(() => downloads).toEqual(['wayword-spa-eng.tsv']);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TranslatorLanguages } from '../../../src/language/browser-translator.ts';
import english from '../../../src/locales/en.json?extension';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { createTranslation } from '../../../src/page/actions/translation.ts';
import { drawBlock } from '../../../src/page/card-content.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';
import { createHtml } from '../../../src/page/html.ts';

/** The browser's translator with its answers; nothing of it runs in the browsers of the tests. */
interface FakeTranslator {
  state: string;
  translate: (text: string) => Promise<string>;
}

let asked: TranslatorLanguages[];
let translated: string[];
beforeEach(() => {
  asked = [];
  translated = [];
});
afterEach(() => document.body.replaceChildren());

function makeView({ state, translate }: FakeTranslator): object {
  return {
    Translator: {
      async availability(languages: TranslatorLanguages) {
        asked.push(languages);
        return state;
      },
      create: async () => ({
        translate(text: string) {
          translated.push(text);
          return translate(text);
        },
      }),
    },
  };
}

const ENTRY = { pair: 'deu-eng', word: 'Haus' } as LookupEntry;
const AVAILABLE = { state: 'available', translate: async (text: string) => `English: ${text}` };

async function draw(view: object, sentence: string | undefined = 'Das Haus ist alt.') {
  const onChange = vi.fn();
  const parts = {
    createHtml,
    drawBlock,
    toTag: (code: string) => code.slice(0, 2),
    setLanguage: () => undefined,
    onClick: (element: HTMLElement, act: () => void) => element.addEventListener('click', act),
  };
  const core = { view, parts, settings: { texts: english } } as unknown as PageCore;
  const translation = createTranslation(core, onChange);
  const block = document.body.appendChild(translation.draw(sentence, ENTRY));
  await vi.waitFor(() => expect(block.isConnected).toBe(true));
  await Promise.resolve();
  return { translation, block, onChange };
}

describe('the sentence of a pinned card', () => {
  test('is translated by a press, and the result is marked as the browser’s', async () => {
    const { block, onChange } = await draw(makeView(AVAILABLE));
    expect(asked).toEqual([{ sourceLanguage: 'de', targetLanguage: 'en' }]);
    expect(translated).toEqual([]);
    const button = block.querySelector('button');
    expect(button?.textContent).toBe('Translate this sentence');
    button?.click();
    expect(button?.textContent).toBe('Translating…');
    await vi.waitFor(() => expect(block.textContent).toContain('English: Das Haus ist alt.'));
    expect(block.textContent).toContain('Translated by the browser, on this device');
    expect(translated).toEqual(['Das Haus ist alt.']);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('keeps its translation when the card is drawn again', async () => {
    const { translation, block } = await draw(makeView(AVAILABLE));
    block.querySelector('button')?.click();
    await vi.waitFor(() => expect(block.textContent).toContain('English:'));
    expect(translation.draw('Das Haus ist alt.', ENTRY).textContent).toContain('English:');
    expect(translation.draw('Ein anderer Satz.', ENTRY).textContent).toBe('');
  });

  test.each(['unavailable', 'downloadable', 'downloading'])('is not offered while the model is %s', async (state) => {
    const { block } = await draw(makeView({ ...AVAILABLE, state }));
    expect(asked).toHaveLength(1);
    expect(block.childElementCount).toBe(0);
  });

  test('is not offered where the browser has no translator, or the word no sentence', async () => {
    expect((await draw({})).block.childElementCount).toBe(0);
    const { translation } = await draw({});
    expect(translation.draw(undefined, ENTRY).childElementCount).toBe(0);
  });

  test('can be tried again after a failure', async () => {
    const { block } = await draw(makeView({ ...AVAILABLE, translate: () => Promise.reject(new Error('no memory')) }));
    const button = block.querySelector('button');
    button?.click();
    await vi.waitFor(() => expect(button?.textContent).toBe('That did not work. Try again.'));
    expect(button?.hasAttribute('aria-disabled')).toBe(false);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TranslatorLanguages } from '../../../src/language/browser-translator.ts';
import english from '../../../src/locales/en.json?extension';
import type { LookupEntry, MeaningsFit } from '../../../src/model/lookup.ts';
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

const ENTRY = { pair: 'deu-eng', word: 'Haus', meanings: ['building', 'house'] } as LookupEntry;
const NO_FIT: MeaningsFit = { fitting: [], isWordUsed: false };
const AVAILABLE = { state: 'available', translate: async (text: string) => `English: ${text}` };

async function draw(
  view: object,
  sentence: string | undefined = 'Das Haus ist alt.',
  { entry = ENTRY, fit = NO_FIT }: { entry?: LookupEntry; fit?: MeaningsFit } = {},
) {
  const onChange = vi.fn();
  const parts = {
    createHtml,
    drawBlock,
    toTag: (code: string) => code.slice(0, 2),
    setLanguage: () => undefined,
    onClick: (element: HTMLElement, act: () => void) => element.addEventListener('click', act),
  };
  const send = vi.fn(async (type: string) => (type === 'lookup.findFit' ? fit : undefined));
  const core = { view, parts, send, settings: { texts: english } } as unknown as PageCore;
  const listeners = { onChange, onCompared: vi.fn(), onStored: vi.fn(), onProblem: vi.fn() };
  const translation = createTranslation(core, listeners);
  const block = document.body.appendChild(translation.draw(sentence, entry, [entry]));
  await vi.waitFor(() => expect(block.isConnected).toBe(true));
  await Promise.resolve();
  return { translation, block, send, ...listeners };
}

describe('the sentence of a pinned card', () => {
  test('is translated by a press, and the result is marked as the browser’s', async () => {
    const { block, onChange } = await draw(makeView(AVAILABLE));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([{ sourceLanguage: 'de', targetLanguage: 'en' }]);
    expect(translated).toEqual([]);
    const button = block.querySelector('button');
    expect(button?.textContent).toBe('Translate this sentence');
    button?.click();
    expect(button?.textContent).toBe('Translating…');
    await vi.waitFor(() => expect(block.textContent).toContain('English: Das Haus ist alt.'));
    expect(block.textContent).toContain('Translated by the browser, on this device');
    expect(translated[0]).toBe('Das Haus ist alt.');
  });

  test('keeps its translation when the card is drawn again', async () => {
    const { translation, block } = await draw(makeView(AVAILABLE));
    block.querySelector('button')?.click();
    await vi.waitFor(() => expect(block.textContent).toContain('English:'));
    expect(translation.draw('Das Haus ist alt.', ENTRY, [ENTRY]).textContent).toContain('English:');
    expect(translation.draw('Ein anderer Satz.', ENTRY, [ENTRY]).textContent).toBe('');
  });

  test.each(['unavailable', 'downloadable', 'downloading'])('is not offered while the model is %s', async (state) => {
    const { block } = await draw(makeView({ ...AVAILABLE, state }));
    expect(asked).toHaveLength(1);
    expect(block.childElementCount).toBe(0);
  });

  test('is not offered where the browser has no translator, or the word no sentence', async () => {
    expect((await draw({})).block.childElementCount).toBe(0);
    const { translation } = await draw({});
    expect(translation.draw(undefined, ENTRY, [ENTRY]).childElementCount).toBe(0);
  });

  test('can be tried again after a failure', async () => {
    const { block } = await draw(makeView({ ...AVAILABLE, translate: () => Promise.reject(new Error('no memory')) }));
    const button = block.querySelector('button');
    button?.click();
    await vi.waitFor(() => expect(button?.textContent).toBe('That did not work. Try again.'));
    expect(button?.hasAttribute('aria-disabled')).toBe(false);
  });

  test('has the meanings marked that its translation uses, for screen readers as well', async () => {
    const { translation, block, send, onCompared } = await draw(makeView(AVAILABLE), undefined, {
      fit: { fitting: [1], isWordUsed: true },
    });
    block.querySelector('button')?.click();
    await vi.waitFor(() => expect(onCompared).toHaveBeenCalled());
    expect(send).toHaveBeenCalledWith('lookup.findFit', {
      pair: 'deu-eng',
      meanings: ['building', 'house'],
      translation: 'English: Das Haus ist alt.',
      word: 'English: Haus',
    });
    // A meaning of the card fits, so none is offered.
    expect(block.querySelector('button')).toBeNull();
    const card = document.createElement('div');
    card.innerHTML = '<span class="gloss">building</span> · <span class="gloss">house</span>';
    translation.markFitting(card);
    translation.markFitting(card);
    expect(card.textContent).toBe('building · house\u00A0✓');
    expect(card.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('in the translation');
    // The same meaning on the card of another sentence, which is not translated.
    translation.draw('Ein anderer Satz.', ENTRY, [ENTRY]);
    const other = document.createElement('div');
    other.innerHTML = '<span class="gloss">house</span>';
    translation.markFitting(other);
    expect(other.textContent).toBe('house');
  });

  test('offers the word’s own translation where the sentence’s uses it and no meaning of the card', async () => {
    const entry = { ...ENTRY };
    const { block, send, onStored } = await draw(makeView(AVAILABLE), undefined, {
      entry,
      fit: { fitting: [], isWordUsed: true },
    });
    block.querySelector('button')?.click();
    await vi.waitFor(() => expect(block.textContent).toContain('Use “English: Haus” as my meaning'));
    block.querySelector('button')?.click();
    await vi.waitFor(() => expect(onStored).toHaveBeenCalled());
    expect(send).toHaveBeenLastCalledWith(
      'definition.put',
      expect.objectContaining({ word: 'Haus', text: 'English: Haus', sentence: 'Das Haus ist alt.' }),
    );
    expect(entry.definition).toBe('English: Haus');
  });
});

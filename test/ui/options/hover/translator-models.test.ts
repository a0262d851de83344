import { expect, test } from 'vitest';
import type { BrowserTranslator, TranslatorState } from '../../../../src/language/browser-translator.ts';
import { createTranslatorModels } from '../../../../src/ui/options/hover/translator-models.ts';

const PAIR = { from: 'cmn', to: 'eng' };

function makeTranslator(parts: Partial<BrowserTranslator> = {}) {
  const created: string[] = [];
  const translator: BrowserTranslator = {
    availability: async ({ sourceLanguage }): Promise<TranslatorState> =>
      sourceLanguage === 'zh' ? 'downloadable' : 'unavailable',
    async create({ sourceLanguage, targetLanguage, monitor }) {
      created.push(`${sourceLanguage}-${targetLanguage}`);
      const progress = new EventTarget();
      monitor?.(progress);
      progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
      return { translate: async (text) => text };
    },
    ...parts,
  };
  return { translator, created };
}

test('the state of each pair is read once, by the browser’s names of its languages', async () => {
  const { translator } = makeTranslator();
  const { models, read } = createTranslatorModels(translator);
  await read([PAIR, { from: 'kor', to: 'eng' }]);
  expect([...models.value].map(([pair, { state }]) => `${pair} ${state}`)).toEqual([
    'cmn-eng downloadable',
    'kor-eng unavailable',
  ]);
});

test('nothing is downloaded before it is asked for, and then its progress is shown', async () => {
  const { translator, created } = makeTranslator();
  const { models, read, download } = createTranslatorModels(translator);
  await read([PAIR]);
  expect(created).toEqual([]);
  const shares: number[] = [];
  models.subscribe((known) => shares.push(known.get('cmn-eng')?.share ?? -1));
  await download(PAIR);
  expect(created).toEqual(['zh-en']);
  expect(shares).toContain(0.5);
  expect(models.value.get('cmn-eng')?.state).toBe('available');
});

test('a failed download can be started again', async () => {
  const { translator } = makeTranslator({ create: () => Promise.reject(new Error('no network')) });
  const { models, download } = createTranslatorModels(translator);
  await download(PAIR);
  expect(models.value.get('cmn-eng')?.state).toBe('failed');
});

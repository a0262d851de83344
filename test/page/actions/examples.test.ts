// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { addExamples } from '../../../src/page/actions/examples.ts';
import { drawEntries } from '../../../src/page/card-content.ts';
import { coreParts, type PageCore } from '../../../src/page/hover-parts.ts';

const HAUS: LookupEntry = {
  pair: 'deu-eng',
  word: 'Haus',
  rank: 94,
  definition: undefined,
  meanings: ['house'],
  match: 'word',
};

function draw(entries: LookupEntry[]): Element[] {
  const list = drawEntries(english, { entries });
  addExamples({ parts: coreParts } as PageCore, list, { entries });
  return [...list.children];
}

test('the examples of an entry are below its meanings, each side in its language', () => {
  const [plain, shown] = draw([HAUS, { ...HAUS, examples: [['Zu <b>Hause</b>.', 'At home.'], ['Das Haus.']] }]);
  expect(plain?.querySelector('.examples')).toBeNull();
  expect(shown?.lastElementChild?.className).toBe('examples');
  const lines = [...(shown?.querySelectorAll<HTMLElement>('.examples > *') ?? [])];
  expect(lines.map(({ textContent, lang, className }) => [textContent, lang, className])).toEqual([
    ['Zu <b>Hause</b>.', 'de', 'sentence'],
    ['At home.', 'en', 'translation'],
    ['Das Haus.', 'de', 'sentence'],
  ]);
});

test('a very long example is cut', () => {
  const [entry] = draw([{ ...HAUS, examples: [['Haus '.repeat(200)]] }]);
  expect(entry?.querySelector('.sentence')?.textContent).toHaveLength(201);
});

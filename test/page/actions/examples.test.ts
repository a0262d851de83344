// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import { drawExamples, drawFold } from '../../../src/page/actions/examples.ts';
import { coreParts, type PageCore } from '../../../src/page/hover-parts.ts';

const core = { parts: coreParts, settings: { texts: english } } as unknown as PageCore;

const readLines = (list: Element | null | undefined) => Array.from((list?.children ?? []) as Iterable<HTMLElement>);

test('each side of an example is in its language', () => {
  const list = drawExamples(core, 'deu-eng', [['Zu <b>Hause</b>.', 'At home.'], ['Das Haus.']]);
  expect(readLines(list).map(({ textContent, lang, className }) => [textContent, lang, className])).toEqual([
    ['Zu <b>Hause</b>.', 'de', 'sentence'],
    ['At home.', 'en', 'translation'],
    ['Das Haus.', 'de', 'sentence'],
  ]);
});

test('a very long example is cut', () => {
  const [line] = readLines(drawExamples(core, 'deu-eng', [['Haus '.repeat(200)]]));
  expect(line?.textContent).toHaveLength(201);
});

test('an example of the package is folded below its title, with the word marked', () => {
  const marked = { start: 15, end: 20 };
  const fold = drawFold(core, 'deu-eng', { text: 'Anna geht nach Hause.', marked, translation: 'Anna goes home.' });
  expect([fold.tagName, fold.hasAttribute('open')]).toEqual(['DETAILS', false]);
  expect(fold.querySelector('summary')?.textContent).toBe('Example');
  expect(readLines(fold.querySelector('.examples')).map(({ innerHTML, lang }) => [innerHTML, lang])).toEqual([
    ['Anna geht nach <mark>Hause</mark>.', 'de'],
    ['Anna goes home.', 'en'],
  ]);
});

test('without a translation for the reader, the sentence is alone', () => {
  const fold = drawFold(core, 'deu-fra', { text: 'Anna geht.', translation: undefined });
  expect(readLines(fold.querySelector('.examples')).map(({ textContent }) => textContent)).toEqual(['Anna geht.']);
});

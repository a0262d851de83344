// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { DeckChanges } from '../../../../src/model/source.ts';
import { RefreshReport } from '../../../../src/ui/options/decks/RefreshReport.tsx';
import { settle } from '../../support/page.ts';

const NONE = { count: 0, words: [] };

async function show(changes: DeckChanges, language: string, isWhole = true): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => render(<RefreshReport changes={changes} language={language} isWhole={isWhole} />, root));
  return root;
}

afterEach(() => {
  for (const root of document.body.children) render(null, root);
  document.body.replaceChildren();
});

test('names the words, in their language and direction', async () => {
  const root = await show(
    { added: { count: 2, words: ['كتاب', 'قلم'] }, changed: { count: 1, words: ['بيت'] }, gone: NONE },
    'ara',
  );
  expect(root.querySelector('summary')?.textContent).toBe('Last refresh: 2 new words and 1 word with changed meanings');
  const [added] = root.querySelectorAll('dd span');
  expect(added?.textContent).toBe('كتاب · قلم');
  expect([added?.getAttribute('lang'), added?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
});

test('counts the words that it does not name', async () => {
  const root = await show({ added: NONE, changed: NONE, gone: { count: 1_200, words: ['sein', 'İstanbul'] } }, 'deu');
  expect(root.querySelector('summary')?.textContent).toBe('Last refresh: 1,200 words removed');
  expect(root.querySelector('dd')?.textContent).toBe('sein · İstanbul and 1,198 more');
});

test('does not report a word as gone that may be on an unreadable card', async () => {
  const root = await show({ added: NONE, changed: NONE, gone: { count: 100, words: ['sein'] } }, 'deu', false);
  expect(root.querySelector('summary')?.textContent).toBe('Last refresh: 100 words removed or unreadable');
  expect(root.querySelector('dt')?.textContent).toBe('100 words removed or unreadable');
});

test('reports that nothing has changed', async () => {
  const root = await show({ added: NONE, changed: NONE, gone: NONE }, 'deu');
  expect(root.textContent).toBe('The last refresh changed nothing.');
});

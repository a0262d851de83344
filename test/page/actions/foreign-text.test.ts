// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawSentence, type Sentence } from '../../../src/page/actions/foreign-text.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';
import { createHtml } from '../../../src/page/html.ts';

const core = { parts: { createHtml } } as unknown as PageCore;

function fill(text: string, values: Sentence['values'] & object): string {
  const line = document.createElement('div');
  line.append(drawSentence(core, { text, values }));
  return line.innerHTML;
}

test('each text is marked with its own language and direction', () => {
  const values = {
    form: { text: 'war', language: 'de' },
    word: { text: 'sein', language: 'de' },
    meaning: { text: 'يكون', language: 'ar' },
  };
  expect(fill('{form}, {word}: {meaning}', values)).toBe(
    '<span dir="auto" lang="de">war</span>, <span dir="auto" lang="de">sein</span>: <span dir="auto" lang="ar">يكون</span>',
  );
});

test('text in the interface’s language or in an unknown one has no language attribute', () => {
  expect(fill('“{text}”: {state}', { text: { text: 'im', language: undefined }, state: 'new' })).toBe(
    '“<span dir="auto">im</span>”: new',
  );
});

test('a text stays in one piece, whatever it contains', () => {
  expect(fill('{word}', { word: { text: '<b>{state}</b>', language: undefined } })).toBe(
    '<span dir="auto">&lt;b&gt;{state}&lt;/b&gt;</span>',
  );
  expect(fill('{unknown}', {})).toBe('unknown');
});

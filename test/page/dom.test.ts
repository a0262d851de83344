// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { isMatching, read, readAttribute } from '../../src/page/dom.ts';
import { findLanguage } from '../../src/page/page-language.ts';
import { findParent } from '../../src/page/shadow.ts';
import { getFlow, isTransparent } from '../../src/page/text-flow.ts';

/** A form whose field hides one of its properties, as browsers let it. */
function makeForm(name: string): HTMLFormElement {
  document.body.innerHTML = '<form lang="de" style="display:inline">Das <b>Haus</b></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  Object.defineProperty(form, name, { value: document.createElement('input') });
  return form;
}

describe.each(['parentNode', 'nodeType', 'matches', 'textContent'])('a form with a field named %s', (name) => {
  test('is read as any other element', () => {
    const form = makeForm(name);
    expect(findParent(form)).toBe(document.body);
    expect(isMatching(form, 'form[lang=de]')).toBe(true);
    expect(readAttribute(form, 'lang')).toBe('de');
    expect(read(form, 'textContent')).toBe('Das Haus');
    expect(findLanguage(form)).toBe('de');
    expect(getFlow(form)).toBe('inline');
  });
});

test('a document with an image named `host` has no host', () => {
  document.body.innerHTML = '<img name="host">';
  Object.defineProperty(document, 'host', { value: document.querySelector('img'), configurable: true });
  expect(findParent(document.documentElement)).toBeUndefined();
});

test('the parent of a node at the top of a shadow root is its host', () => {
  document.body.innerHTML = '<p></p>';
  const host = document.querySelector('p') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.append('Haus');
  expect(findParent(root.firstChild as Node)).toBe(host);
});

test.each([
  ['transparent', true],
  ['rgba(0, 0, 0, 0)', true],
  ['rgba(255, 255, 255, 0)', true],
  ['color(srgb 1 1 1 / 0)', true],
  ['rgb(0, 0, 0)', false],
  ['rgb(255, 255, 0)', false],
  ['rgba(0, 0, 0, 0.5)', false],
  ['color(srgb 1 1 0)', false],
])('%s is transparent: %s', (color, expected) => {
  expect(isTransparent(color)).toBe(expected);
});

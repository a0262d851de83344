// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findDocumentLanguage } from '../../src/page/document-language.ts';

function parse(text: string, type: DOMParserSupportedType = 'text/html'): Document {
  return new DOMParser().parseFromString(text, type);
}

test.each([
  ['as written', '<html lang="es-MX"><p>Hola', 'es-MX'],
  ['none', '<html><p>Hola', ''],
  ['longer than a message may carry', `<html lang="${'x'.repeat(50)}">`, 'x'.repeat(35)],
])('the language of a document: %s', (_, text, expected) => {
  expect(findDocumentLanguage(parse(text))).toBe(expected);
});

test('a document without an element declares none', () => {
  const empty = parse('<html lang="es"></html>');
  empty.documentElement.remove();
  expect(findDocumentLanguage(empty)).toBeUndefined();
});

test('an element that is not of HTML declares none', () => {
  expect(findDocumentLanguage({ documentElement: {} as HTMLElement } as Document)).toBeUndefined();
});

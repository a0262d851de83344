// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { findLanguage } from '../../src/page/page-language.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('lang');
});

function findIn(html: string): string | undefined {
  document.body.innerHTML = html;
  const node = document.querySelector('i')?.firstChild;
  if (!node) throw new Error('Expected an <i> with text.');
  return findLanguage(node);
}

describe('findLanguage', () => {
  test.each([
    ['the nearest lang', '<p lang="en"><b lang="de-AT"><i>x</i></b></p>', 'de-AT'],
    ['an xml:lang', '<p xml:lang="fr"><i>x</i></p>', 'fr'],
    ['nothing for an empty lang', '<p lang="en"><b lang=""><i>x</i></b></p>', undefined],
    ['nothing without any', '<p><i>x</i></p>', undefined],
  ])('finds %s', (_name, html, expected) => {
    expect(findIn(html)).toBe(expected);
  });

  test('finds the language of the page', () => {
    document.documentElement.lang = 'pt-BR';
    expect(findIn('<p><i>x</i></p>')).toBe('pt-BR');
  });

  test('searches outside shadow roots', () => {
    document.body.innerHTML = '<p lang="es"><span></span></p>';
    const root = document.querySelector('span')?.attachShadow({ mode: 'closed' }) as ShadowRoot;
    root.innerHTML = '<i>agua</i>';
    expect(findLanguage(root.querySelector('i')?.firstChild as Text)).toBe('es');
  });

  test.each([
    ['ru', 'ru'],
    ['en, fr', undefined],
  ])('reads the declarations in the head: %s', (content, expected) => {
    document.head.innerHTML = `<meta http-equiv="content-language" content="${content}">`;
    expect(findIn('<p><i>x</i></p>')).toBe(expected);
  });
});

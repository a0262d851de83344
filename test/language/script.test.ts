import { describe, expect, test } from 'vitest';
import { findMainScript, findScript, isWrittenIn } from '../../src/language/script.ts';

describe('findMainScript', () => {
  test.each([
    ['Всё про Windows и Linux вместе взятые', 'Cyrl'],
    ['das Wort «дом»', 'Latn'],
    ['東京タワーへ行きました', 'Kana'],
    ['我来自中国', 'Hani'],
    ['Αθήνα', 'Grek'],
    ['მზე და sun', 'Geor'],
    ['Արևը', 'Armn'],
    ['சூரியன்', 'Taml'],
    ['ፀሐይ', 'Ethi'],
    ['1984 – 2026 😀', undefined],
    ['', undefined],
  ])('%s is %s', (text, script) => {
    expect(findMainScript(text)).toBe(script);
  });
});

test('every character below the fourth plane has its script by Unicode', () => {
  for (let code = 0; code < 0x3_0000; code++) {
    const character = String.fromCodePoint(code);
    const isLatin = /\p{sc=Latn}/u.test(character);
    const isCommon = /[\p{sc=Zyyy}\p{sc=Zinh}]/u.test(character);
    if (!isLatin && !isCommon) continue;
    expect(findScript(character), `U+${code.toString(16)}`).toBe(isLatin ? 'Latn' : undefined);
  }
});

describe('isWrittenIn', () => {
  test.each([
    ['eng', 'Latn', true],
    ['eng', 'Cyrl', false],
    ['rus', 'Latn', false],
    ['srp', 'Latn', true],
    ['srp', 'Cyrl', true],
    ['srp', 'Arab', false],
    ['jpn', 'Hani', true],
    ['kor', 'Hang', true],
    ['cmn', 'Kana', false],
    ['aze', 'Cyrl', true],
    ['heb', 'Arab', false],
    ['eng', 'Geor', false],
    ['kat', 'Geor', true],
    ['hye', 'Armn', true],
    ['tam', 'Taml', true],
    ['amh', 'Ethi', true],
    ['mya', 'Mymr', true],
    ['xxx', 'Latn', true],
  ] as const)('%s in %s: %s', (language, script, expected) => {
    expect(isWrittenIn(language, script)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { toLanguageCode } from '../../src/language/language-code.ts';

describe('toLanguageCode', () => {
  test.each([
    ['en', 'eng'],
    ['EN-us', 'eng'],
    ['es', 'spa'],
    ['es-MX', 'spa'],
    ['de', 'deu'],
    ['de_CH', 'deu'],
    ['fr', 'fra'],
    ['pt-BR', 'por'],
    ['zh', 'cmn'],
    ['zh-TW', 'cmn'],
    ['zh-Hans-CN', 'cmn'],
    ['zho', 'cmn'],
    ['cmn-Hant', 'cmn'],
    ['zh-cmn-Hans', 'cmn'],
    ['zh-Hant-TW', 'cmn'],
    ['sr-Latn', 'srp'],
    ['sr-Cyrl-RS', 'srp'],
    ['en-GB', 'eng'],
    ['pt-PT', 'por'],
    ['in-ID', 'ind'],
    ['zh-yue', 'yue'],
    ['yue', 'yue'],
    ['no', 'nor'],
    ['nb-NO', 'nor'],
    ['nob', 'nor'],
    ['nn', 'nno'],
    ['he', 'heb'],
    ['iw', 'heb'],
    ['in', 'ind'],
    ['ji', 'yid'],
    ['mo', 'ron'],
    ['sh', 'srp'],
    ['tl', 'tgl'],
    ['fil-PH', 'tgl'],
    ['ja', 'jpn'],
    ['ar-EG', 'ara'],
    ['deu', 'deu'],
    ['ger', 'deu'],
    ['haw', 'haw'],
    ['grc', 'grc'],
    [' de ', 'deu'],
  ])('%s is %s', (tag, code) => {
    expect(toLanguageCode(tag)).toBe(code);
  });

  test.each(['', '-', 'e', 'und', 'zxx', 'x-klingon', 'i-klingon', 'deutsch', 'qq', '12', 'ёж'])(
    '%j is no language',
    (tag) => {
      expect(toLanguageCode(tag)).toBeUndefined();
    },
  );

  test('a code stands for itself, so that two codes can be compared through it', () => {
    for (const tag of ['en', 'zh', 'nb', 'ar', 'fa', 'tl', 'sr']) {
      const code = toLanguageCode(tag);
      expect(toLanguageCode(code ?? '')).toBe(code);
    }
  });
});

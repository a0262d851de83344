import { describe, expect, test } from 'vitest';
import { listLanguageCodes } from '../../src/language/language-code.ts';
import { getMainScript } from '../../src/language/main-script.ts';

const askBrowser = (tag: string) => new Intl.Locale(tag).maximize().script;

describe('getMainScript', () => {
  test.each([
    ['es', 'Latn'],
    ['en-US', 'Latn'],
    ['sr', 'Cyrl'],
    ['sr-Latn', 'Latn'],
    ['uz-AF', 'Arab'],
    ['zh-TW', 'Hant'],
    ['ja', 'Jpan'],
    ['en-Dsrt', 'Dsrt'],
    ['no language', undefined],
  ])('%s is written in %s', (tag, script) => {
    expect(getMainScript(tag)).toBe(script);
  });

  test('agrees with the browser about every language, alone and in a region', () => {
    const codes = listLanguageCodes();
    const tags = [...codes, ...codes.map((code) => new Intl.Locale(code).language)];
    // Among them all in which a language of Latin letters has others.
    const regions = ['AF', 'CC', 'CN', 'CY', 'EG', 'GB', 'IN', 'IQ', 'IR', 'MN', 'NG', 'PK', 'RU', 'SD', 'TR', 'US'];
    const others = tags.filter((tag) => getMainScript(tag) !== askBrowser(tag));
    // A language with one script may still use another in some region.
    const latin = tags.filter((tag) => askBrowser(tag) === 'Latn');
    const inRegions = latin.flatMap((tag) => regions.map((region) => `${tag}-${region}`));
    const othersInRegions = inRegions.filter((tag) => getMainScript(tag) !== askBrowser(tag));
    expect({ others, othersInRegions }).toEqual({ others: [], othersInRegions: [] });
  });
});

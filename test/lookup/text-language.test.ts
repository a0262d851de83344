import { describe, expect, test, vi } from 'vitest';
import { createTextLanguages, type Detected } from '../../src/lookup/text-language.ts';

const SPANISH = 'Todos los días mi abuelo mira por la ventana.';
const RUSSIAN = 'Каждый день мой дед смотрит в окно.';
const CHINESE = '我来自中国。';

const sure = (language: string, percentage = 98): Detected => ({
  isReliable: true,
  languages: [
    { language: 'la', percentage: 100 - percentage },
    { language, percentage },
  ],
});

const unsure = (language: string, percentage?: number): Detected => ({
  ...sure(language, percentage),
  isReliable: false,
});

/** @param learnt - ISO 639-3 codes of the languages that the learner has words from. */
function makeLanguages(detected: Detected | Error, learnt: readonly string[] = []) {
  const detect = vi.fn(async () => {
    if (detected instanceof Error) throw detected;
    return detected;
  });
  return { detect, languages: createTextLanguages(detect, async (language) => learnt.includes(language)) };
}

describe('the language of a text', () => {
  test.each([
    ['what the page says', SPANISH, 'spa', sure('en'), 'spa'],
    ['what the page says, wrong or not, in letters that the language has', SPANISH, 'eng', sure('es'), 'eng'],
    ['what is detected where the page says nothing', SPANISH, undefined, sure('es'), 'spa'],
    ['one code for all spellings of it', CHINESE, undefined, sure('zh-Hant'), 'cmn'],
    ['what is detected where the page is plainly wrong', RUSSIAN, 'eng', sure('ru'), 'rus'],
    ['unknown where the browser is not sure', SPANISH, undefined, unsure('es'), undefined],
    ['unknown where much of the text is in another', SPANISH, undefined, sure('es', 55), undefined],
    ['unknown where the browser knows none', SPANISH, undefined, { isReliable: true, languages: [] }, undefined],
    ['unknown where the browser names no language', SPANISH, undefined, sure('und'), undefined],
    ['unknown where what it names has other letters', SPANISH, undefined, sure('bg'), undefined],
    ['unknown where page and browser are plainly wrong', RUSSIAN, 'eng', sure('en'), undefined],
    ['unknown where the browser cannot tell', SPANISH, undefined, new Error('no detector'), undefined],
    ['what the page says of a text without letters', '1984 – 2026', 'deu', sure('en'), 'deu'],
    ['Serbian in Latin letters', 'Svako jutro moj deda gleda kroz prozor.', 'srp', sure('hr'), 'srp'],
    ['Japanese in Han characters', '東京', 'jpn', sure('zh'), 'jpn'],
    ['not Japanese in Latin letters', 'Every morning', 'jpn', sure('en'), 'eng'],
    ['what most letters are in', `${RUSSIAN} (Windows)`, 'rus', sure('en'), 'rus'],
  ])('is %s', async (_, text, claimed, detected, expected) => {
    expect(await makeLanguages(detected).languages.find(text, 0, claimed)).toBe(expected);
  });

  test('is what the page says of a word in its own letters, whatever the text around', async () => {
    const { languages } = makeLanguages(sure('en'));
    const text = 'Every morning he asks for 水 and bread.';
    expect(await languages.find(text, text.indexOf('水'), 'jpn')).toBe('jpn');
    expect(await languages.find(text, 0, 'jpn')).toBe('eng');
  });

  test('is unknown of a word in letters that neither the page nor the text around has', async () => {
    const { languages } = makeLanguages(sure('en'));
    const text = 'Every morning he asks for 水 and bread.';
    expect(await languages.find(text, text.indexOf('水'), 'eng')).toBeUndefined();
    expect(await languages.find(text, text.indexOf('水'), undefined)).toBeUndefined();
    expect(await languages.find(text, 0, 'eng')).toBe('eng');
    const russian = `${RUSSIAN} (Windows)`;
    expect(await languages.find(russian, russian.indexOf('Windows'), 'rus')).toBe('rus');
  });

  test.each([
    ['the likeliest, if the learner has words from it', SPANISH, 0, unsure('es'), ['deu', 'spa'], 'spa'],
    ['none of the other languages', SPANISH, 0, unsure('es'), ['deu', 'por'], undefined],
    ['what the browser is sure of, whatever the learner reads', SPANISH, 0, sure('es'), ['por'], 'spa'],
    ['no guess among many', SPANISH, 0, unsure('es', 55), ['spa'], undefined],
    ['no guess with other letters', SPANISH, 0, unsure('ru'), ['rus'], undefined],
    ['a word in Latin letters among others', '新しいCDを買いました。', 3, unsure('ja', 87), ['jpn', 'eng'], 'jpn'],
    [
      'no word in letters that the guess has not',
      'Every morning he asks for 水.',
      26,
      unsure('en'),
      ['eng'],
      undefined,
    ],
  ])('is, where the browser is not sure, %s', async (_, text, offset, detected, learnt, expected) => {
    expect(await makeLanguages(detected, learnt).languages.find(text, offset, undefined)).toBe(expected);
  });

  test.each([
    // A text, what its browser makes of it and of the page around, what the learner reads.
    ['the page’s, of a heading that nobody is sure of', 'Über uns', unsure('nl'), sure('de'), ['deu'], 'deu'],
    ['the page’s, of a heading that the browser is wrong about', 'Voorwoord', sure('af'), sure('nl'), ['nld'], 'nld'],
    ['the page’s, which has no words, of a heading', 'Me and Once', unsure('gl'), sure('en'), ['spa'], 'eng'],
    ['a heading’s own that the learner reads', 'Libros de cocina', unsure('es'), sure('en'), ['spa'], 'spa'],
    ['a heading’s own that is sure', 'Nuestra historia', sure('es'), sure('fr'), ['spa', 'fra'], 'spa'],
    ['the page’s, of two that the learner reads', 'Nuestra historia', unsure('pt'), sure('es'), ['spa', 'por'], 'spa'],
    ['a sure heading’s where the page’s is unknown', 'Voorwoord', sure('af'), unsure('nl'), ['nld'], 'afr'],
    ['a sentence’s own, whatever the page', `${SPANISH} ${SPANISH}`, sure('es'), sure('de'), ['deu'], 'spa'],
    ['not a page’s in other letters', 'Über uns', unsure('nl'), sure('ru'), ['rus'], undefined],
  ])('is %s', async (_, text, ofText, ofPage, learnt, expected) => {
    const detect = async (asked: string) => (asked === text ? ofText : ofPage);
    const languages = createTextLanguages(detect, async (language) => learnt.includes(language));
    const page = ofPage.languages[1]?.language === 'ru' ? RUSSIAN : 'Some sentences of the page.';
    expect(await languages.find(text, 0, undefined, async () => page)).toBe(expected);
  });

  test('needs no page where the text is long enough', async () => {
    const readPage = vi.fn(async () => SPANISH);
    const { languages } = makeLanguages(sure('es'));
    expect(await languages.find(`${SPANISH} ${SPANISH}`, 0, undefined, readPage)).toBe('spa');
    expect(await languages.find(SPANISH, 0, 'spa', readPage)).toBe('spa');
    expect(readPage).not.toHaveBeenCalled();
  });

  test('is asked of the browser once a text, and only where the page does not do', async () => {
    const { detect, languages } = makeLanguages(sure('es'));
    await languages.find(SPANISH, 0, 'spa');
    expect(detect).not.toHaveBeenCalled();
    await Promise.all([languages.find(SPANISH, 0, undefined), languages.find(SPANISH, 0, undefined)]);
    expect(await languages.find(SPANISH, 0, undefined)).toBe('spa');
    expect(detect).toHaveBeenCalledTimes(1);
  });

  test('is forgotten of texts seen long ago', async () => {
    const { detect, languages } = makeLanguages(sure('es'));
    for (let number = 0; number < 100; number += 1) await languages.find(`${SPANISH} ${number}`, 0, undefined);
    await languages.find(`${SPANISH} 99`, 0, undefined);
    expect(detect).toHaveBeenCalledTimes(100);
    await languages.find(`${SPANISH} 0`, 0, undefined);
    expect(detect).toHaveBeenCalledTimes(101);
  });
});

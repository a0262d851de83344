import { expect, test } from 'vitest';
import { loadInflections } from '../../scripts/inflections.ts';
import { PACKAGE_FOLDER, readForms } from '../../scripts/lookup/packaged-decks.ts';
import { findFit } from '../../src/lookup/fitting-meanings.ts';
import { toPairId } from '../../src/model/pair.ts';

const PARTS = { loadInflections, forms: async (language: string) => readForms(language, PACKAGE_FOLDER) };

/** Language of the meanings, the meanings, a translation, and those of them that it uses. */
const CASES: [to: string, meanings: string[], translation: string, fitting: string[]][] = [
  ['eng', ['house', 'building'], 'The houses are old.', ['house']],
  ['eng', ['can', 'power'], 'He can come.', ['can']],
  ['eng', ['to forget', 'to lose'], 'She forgot her keys.', ['to forget']],
  ['eng', ['give up', 'surrender'], 'I gave it up last year.', ['give up']],
  ['eng', ['give up'], 'He gave me the key, and I went up.', []],
  ['eng', ['child; infant', 'pupil'], 'Three children were playing.', ['child; infant']],
  ['eng', ['letter (mail)', 'map'], 'A letter has come.', ['letter (mail)']],
  ['eng', ['art', 'kind'], 'The party was loud.', []],
  ['eng', ['be'], 'We were late.', ['be']],
  ['deu', ['das Haus', 'das Gebäude'], 'Die Häuser sind alt.', ['das Haus']],
  ['deu', ['laufen', 'rennen'], 'Sie lief nach Hause.', ['laufen']],
  ['fra', ['pouvoir', 'savoir'], 'Il ne pouvait pas venir.', ['pouvoir']],
  ['spa', ['la mano'], 'Tenía las manos frías.', ['la mano']],
  ['por', ['ir', 'ser'], 'Ela foi embora.', ['ir', 'ser']],
  ['rus', ['книга', 'том'], 'Он читал старые книги.', ['книга']],
  ['jpn', ['家', '建物'], 'その家は古いです。', ['家']],
  ['jpn', ['食べる'], '昨日パンを食べた。', ['食べる']],
  ['cmn', ['房子', '家'], '这座房子很旧。', ['房子']],
  ['ara', ['كتاب', 'دفتر'], 'قرأت الكتاب أمس', ['كتاب']],
  ['ara', ['سيارة', 'قطار'], 'سيارتي جديدة', ['سيارة']],
  ['ara', ['ولد', 'بنت'], 'رأيت الأولاد في المدرسة', ['ولد']],
  ['ara', ['كتب', 'قرأ'], 'كان يكتب رسالة', ['كتب']],
  ['ara', ['المدرسة', 'البيت'], 'ذهبت إلى مدرسة', ['المدرسة']],
  ['epo', ['domo'], 'La domo estas malnova.', ['domo']],
];

test.each(CASES)('meanings in %s, %j, of "%s"', async (to, meanings, translation, fitting) => {
  const pair = toPairId({ from: to === 'spa' ? 'ita' : 'spa', to });
  const { fitting: found } = await findFit(PARTS, { pair, meanings, translation, word: '' });
  expect(found.map((index) => meanings[index])).toEqual(fitting);
});

test.each([
  ['children', true],
  ['pupil', false],
  ['', false],
])('the word alone, as "%s"', async (word, isWordUsed) => {
  const request = { pair: toPairId({ from: 'deu', to: 'eng' }), meanings: [], translation: 'The child slept.', word };
  expect(await findFit(PARTS, request)).toEqual({ fitting: [], isWordUsed });
});

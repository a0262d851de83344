import { expect, test } from 'vitest';
import { liftClosed, withUnlisted } from '../../../build/words/closed.ts';
import { completeGerman, completeItalian } from '../../../build/words/paradigms.ts';

const makeForm = (form: string, share: number) => ({ form, spelling: form, share, capitalised: undefined });

test('gives a closed-class word with a hyphen a share when the lists have only its parts', () => {
  const forms = withUnlisted([makeForm('из', 0.03), makeForm('за', 0.015)], ['из-за', 'из', 'кое-как'], 'rus');
  expect(forms.map(({ form, share }) => [form, share.toFixed(4)])).toEqual([
    ['из', '0.0300'],
    ['за', '0.0150'],
    ['из-за', '0.0010'],
  ]);
});

test('does not change the shares of listed words, regardless of their names', () => {
  expect(withUnlisted([makeForm('constructor', 0.01)], [], 'eng')).toEqual([makeForm('constructor', 0.01)]);
});

test('a one-letter part, which no list has, does not take the share of the other', () => {
  expect(withUnlisted([makeForm('zo', 0.03)], ["zo'n"], 'nld').map(({ form }) => form)).toEqual(['zo', "zo'n"]);
});

test('attaches pronouns to Italian infinitives', () => {
  expect(completeItalian('attaccare', 'v')).toContain('attaccarlo');
  expect(completeItalian('condurre', 'v')).toContain('condurvi');
  expect(completeItalian('mare', 'n')).toEqual([]);
});

test('lifts closed-class words that just miss the first thousand, and no others', () => {
  const groups = Array.from({ length: 1200 }, (_, at) => ({ word: `w${at}`, share: 1 / (at + 1) }));
  const lifted = liftClosed(groups, new Set(['w1100'])).map(({ word }) => word);
  expect(lifted.indexOf('w1100')).toBe(951);
  expect(lifted.indexOf('w1101')).toBe(1101);
});

test('completes forms that German tables leave to rules', () => {
  expect(completeGerman('Tag', 'n', [['tags', 'GEN']])).toContain('tages');
  expect(completeGerman('Lehrer', 'n', [['lehrers', 'GEN']])).not.toContain('lehreres');
  const forms = completeGerman('kommen', 'v', [
    ['komme', 'PRÄ'],
    ['gekommen', 'PA2'],
  ]);
  expect(forms).toEqual(expect.arrayContaining(['komm', 'kommend', 'kommenden', 'gekommene']));
});

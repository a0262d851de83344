import { expect, test } from 'vitest';
import english from '../../src/locales/en.json?extension';
import { findReason } from '../../src/lookup/reason.ts';
import type { FormName } from '../../src/model/form-name.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';

const HAUS: LookupEntry = {
  pair: 'deu-eng',
  word: 'Haus',
  rank: 94,
  definition: undefined,
  meanings: ['house'],
  match: 'word',
};

test.each<[string, Partial<LookupEntry>, string, string]>([
  ['an inflected form', { match: 'form' }, 'Häuser', 'Häuser → Haus'],
  ['a word without its marks', { match: 'folded', word: 'año' }, 'ano', 'ano → año · other spelling'],
  ['a form without its marks', { match: 'folded-form' }, 'hauser', 'hauser → Haus'],
  [
    'an elided word before it',
    { match: 'word', rule: 'elision', written: "l'homme", word: 'homme' },
    'homme',
    "l'homme → homme · joined words",
  ],
  [
    'pronouns attached to a form',
    { match: 'form', rule: 'clitic', via: 'da', word: 'dar' },
    'dámelo',
    'dámelo → da → dar · joined words',
  ],
  ['a stem', { match: 'word', rule: 'stem', word: 'indicar' }, 'indicaban', 'indicaban → indicar'],
  [
    'a derived word',
    { match: 'word', rule: 'derived', word: 'lento' },
    'lentamente',
    'lentamente → lento · derived from it',
  ],
  ['a guess', { match: 'word', rule: 'guess', word: 'caudal' }, 'caudaloso', 'caudaloso → caudal · may be related'],
  ['a contested word that is not meant', { match: 'form', word: 'zijn' }, 'was', 'was → zijn'],
  ['not a contested word', { match: 'form', word: 'was' }, 'was', ''],
  [
    'a two parts',
    { match: 'form', rule: 'separable', written: 'räumt … auf', via: 'aufräumt', word: 'aufräumen' },
    'räumt',
    'räumt … auf → aufräumt → aufräumen · separable verb',
  ],
  ['a compound', { rule: 'compound' }, 'Hausboot', 'Hausboot → Haus'],
  ['not the word in other case', { match: 'folded' }, 'HAUS', ''],
  ['not the word itself', {}, 'Haus', ''],
])('gives the reason of the match: %s', (_name, fields, form, expected) => {
  const why = findReason(form, { ...HAUS, ...fields });
  const reasons: Partial<Record<string, string>> = english.card.reasons;
  expect(why ? [why.steps.join(' → '), reasons[why.reason]].filter(Boolean).join(' · ') : '').toBe(expected);
});

test('a grammar that is known replaces a guess', () => {
  const entry: LookupEntry = { ...HAUS, rule: 'guess', word: 'indicar' };
  expect(findReason('indicaban', entry, () => [['imperfect', 'third-plural']])).toEqual({
    steps: ['indicaban', 'indicar'],
    reason: 'form',
    forms: [['imperfect', 'third-plural']],
  });
  expect(findReason('caudaloso', entry, () => [])?.reason).toBe('guess');
});

test('the grammar of a whole form says more than that of its last step', () => {
  const entry: LookupEntry = { ...HAUS, match: 'form', via: '食べさせる', word: '食べる' };
  const names: Record<string, FormName[][]> = {
    食べさせられなかった: [['causative', 'passive', 'negative', 'past']],
    食べさせる: [['causative']],
  };
  expect(findReason('食べさせられなかった', entry, (form) => names[form])).toEqual({
    steps: ['食べさせられなかった', '食べる'],
    reason: 'form',
    forms: [['causative', 'passive', 'negative', 'past']],
  });
  expect(findReason('食べさせたい', entry, (form) => names[form])).toEqual({
    steps: ['食べさせたい', '食べさせる', '食べる'],
    reason: 'form',
    forms: [['causative']],
  });
});

test('the grammar of joined words is not said', () => {
  const joined: LookupEntry = { ...HAUS, match: 'form', rule: 'clitic', via: 'da', word: 'dar' };
  expect(findReason('dámelo', joined, () => [['third-singular']])).toEqual({
    steps: ['dámelo', 'da', 'dar'],
    reason: 'joined',
  });
});

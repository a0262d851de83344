import { expect, test } from 'vitest';
import { createTableWitness, type Witness } from '../../../build/witnesses/witness.ts';
import { type Claim, judgeForms } from '../../../build/witnesses/wrong-forms.ts';

const toWitness = (rows: readonly [string, string][], isComplete = false): Witness => ({
  ...createTableWitness(rows),
  isComplete,
});
const judge = (language: string, claims: readonly Claim[], witnesses: readonly Witness[], cards: readonly string[]) =>
  judgeForms(language, claims, witnesses, (word) => cards.includes(word));

/** Ten verbs with the same ending: each has a form that no witness knows, and one that the witness knows. */
const stems = ['вставл', 'затупл', 'скопл', 'опыл', 'прославл', 'укор', 'замен', 'выявл', 'ослабл', 'соедин'];
const invented = stems.map((stem): Claim => ({ word: `${stem}ять`, form: `${stem}яанный` }));
const inflected = stems.map((stem): [string, string] => [`${stem}яла`, `${stem}ять`]);

test('a complete witness takes a form from one word and names the other', () => {
  const witness = toWitness(
    [
      ['ударяла', 'ударять'],
      ['ударялась', 'ударяться'],
    ],
    true,
  );
  const claims = [{ form: 'ударялась', word: 'ударять' }];
  expect(judge('rus', claims, [witness], ['ударять', 'ударяться'])).toEqual([
    { verdict: 'another-word', owners: ['ударяться'] },
  ]);
  // Without a card, the other word answers nothing.
  expect(judge('rus', claims, [witness], ['ударять'])).toEqual([{ verdict: 'unconfirmed', owners: [] }]);
});

test('one confirming witness outweighs another that does not confirm', () => {
  const complete = toWitness(
    [
      ['ударяла', 'ударять'],
      ['ударялась', 'ударяться'],
    ],
    true,
  );
  const other = toWitness([['ударялась', 'ударять']]);
  const claims = [{ form: 'ударялась', word: 'ударять' }];
  expect(judge('rus', claims, [complete, other], ['ударять', 'ударяться'])).toEqual([
    { verdict: 'confirmed', owners: [] },
  ]);
});

test('an ending without an example in any witness is wrong in languages with generated forms', () => {
  const verdicts = (language: string) =>
    judge(language, invented, [toWitness(inflected)], []).map(({ verdict }) => verdict);
  expect(new Set(verdicts('rus'))).toEqual(new Set(['unknown-ending']));
  expect(new Set(verdicts('swe'))).toEqual(new Set(['unconfirmed']));
});

test('an ending stays when a witness knows one such form, even of another word', () => {
  const witness = toWitness([...inflected, ['вставляанный', 'вставляанный']]);
  expect(judge('rus', invented, [witness], []).map(({ verdict }) => verdict)).not.toContain('unknown-ending');
});

test('few examples of an ending prove nothing, and neither does a word that no witness inflects', () => {
  expect(judge('rus', invented.slice(0, 9), [toWitness(inflected)], [])[0]?.verdict).toBe('unconfirmed');
  expect(judge('rus', invented, [toWitness([])], [])[0]?.verdict).toBe('not-asked');
});

test('a participle of one aspect does not belong to the verb of the other', () => {
  const verbs = ['ka', 'wa', 'ra', 'ma', 'na', 'pa', 'ta', 'da', 'ga', 'sa'];
  const claims = verbs.map((verb): Claim => ({ word: `${verb}zać`, form: `${verb}zujący` }));
  const rows = verbs.flatMap((verb): [string, string][] => [
    [`${verb}zał`, `${verb}zać`],
    [`${verb}zujący`, `${verb}zywać`],
  ]);
  const cards = verbs.flatMap((verb) => [`${verb}zać`, `${verb}zywać`]);
  expect(judge('pol', claims, [toWitness(rows)], cards)[0]).toEqual({
    verdict: 'foreign-ending',
    owners: ['kazywać'],
  });
});

test('Dutch superlatives in -ischst stay, although no list has an example', () => {
  const stems = ['com', 'log', 'trag', 'mag', 'eth', 'tech', 'log', 'pan', 'myth', 'myst', 'laks'];
  const claims = stems.map((stem): Claim => ({ word: `${stem}isch`, form: `${stem}ischst` }));
  const witness = toWitness(stems.map((stem): [string, string] => [`${stem}ische`, `${stem}isch`]));
  expect(judge('nld', claims, [witness], [])[0]?.verdict).toBe('unconfirmed');
});

test.each([
  ['rating', 'rat', 'spelling-rule'],
  ['bated', 'bat', 'spelling-rule'],
  ['ratted', 'rat', 'not-asked'],
  ['rating', 'rate', 'not-asked'],
  ['boxing', 'box', 'not-asked'],
  ['leading', 'lead', 'not-asked'],
])('English doubles a consonant: %s of %s', (form, word, verdict) => {
  expect(judge('eng', [{ form, word }], [toWitness([])], [])[0]?.verdict).toBe(verdict);
});

import { expect, test } from 'vitest';
import type { FormFrequency } from '../../../build/words/frequency.ts';
import { splitAmongLemmas } from '../../../build/words/lemmas.ts';
import type { Reading } from '../../../read/reading.ts';

function makeForms(shares: Readonly<Record<string, number>>, capitalised?: number): FormFrequency[] {
  return Object.entries(shares).map(([form, share]) => ({ form, spelling: form, share, capitalised }));
}

function split(shares: Readonly<Record<string, number>>, readings: Readonly<Record<string, Reading[]>>) {
  const lemmas = splitAmongLemmas(makeForms(shares), ({ form }) => readings[form] ?? [], false);
  return new Map(lemmas.map(({ lemma, pos, share }) => [`${lemma}/${pos}`, share]));
}

const noun = (lemma: string, tags: string): Reading => ({ lemma, pos: 'n', tags });
const verb = (lemma: string, tags: string): Reading => ({ lemma, pos: 'v', tags });

test('a form of a frequent verb does not become a separate card', () => {
  const lemmas = split(
    { ser: 10, es: 40, fue: 15, era: 12, eras: 1, hablar: 5, habla: 4, hablaba: 3, casa: 9, casas: 3 },
    {
      ser: [verb('ser', 'inf')],
      es: [verb('ser', 'pri')],
      fue: [verb('ser', 'ifi')],
      era: [verb('ser', 'pii'), noun('era', 'sg')],
      eras: [verb('ser', 'pii.p2'), noun('era', 'pl')],
      hablar: [verb('hablar', 'inf')],
      habla: [verb('hablar', 'pri')],
      hablaba: [verb('hablar', 'pii')],
      casa: [noun('casa', 'sg')],
      casas: [noun('casa', 'pl')],
    },
  );
  expect(lemmas.get('ser/v')).toBeGreaterThan(10 * (lemmas.get('era/n') ?? 0));
});

test('a frequent noun keeps a form that a rare verb could have', () => {
  const lemmas = split(
    { casa: 50, casas: 10, casar: 1, hablar: 5, habla: 5 },
    {
      casa: [noun('casa', 'sg'), verb('casar', 'pri')],
      casas: [noun('casa', 'pl')],
      casar: [verb('casar', 'inf')],
      hablar: [verb('hablar', 'inf')],
      habla: [verb('hablar', 'pri')],
    },
  );
  expect(lemmas.get('casa/n')).toBeGreaterThan(10 * (lemmas.get('casar/v') ?? 0));
});

test('a form that was assigned by hand to two words is shared evenly', () => {
  const closed = (lemma: string): Reading => ({ lemma, pos: 'x', tags: 'closed' });
  const lemmas = split(
    { la: 10, el: 30, lo: 5 },
    { la: [closed('el'), closed('lo')], el: [closed('el')], lo: [closed('lo')] },
  );
  expect(lemmas.get('el/x')).toBeCloseTo(35);
  expect(lemmas.get('lo/x')).toBeCloseTo(10);
});

test('in German the case of the running text decides between a noun and a verb', () => {
  const forms = [...makeForms({ stunden: 10 }, 0.99), ...makeForms({ leben: 8 }, 0.5)];
  const readings: Record<string, Reading[]> = {
    stunden: [noun('Stunde', 'PLU'), verb('stunden', 'INF')],
    leben: [noun('Leben', 'SIN'), verb('leben', 'INF')],
  };
  const lemmas = splitAmongLemmas(forms, ({ form }) => readings[form] ?? [], true);
  const share = (word: string) => lemmas.find(({ lemma }) => lemma === word)?.share ?? 0;
  expect(share('Stunde')).toBeGreaterThan(9.9);
  expect(share('leben')).toBeGreaterThan(1);
});

test('in German a form belongs entirely to the word with its case', () => {
  const forms = [...makeForms({ frage: 10 }, 0.9), ...makeForms({ fragen: 1 }, 0.5), ...makeForms({ hand: 10 }, 0.99)];
  const readings: Record<string, Reading[]> = {
    frage: [noun('Frage', 'SIN'), verb('fragen', 'PRÄ')],
    fragen: [verb('fragen', 'INF')],
    hand: [noun('Hand', 'SIN')],
  };
  const lemmas = splitAmongLemmas(forms, ({ form }) => readings[form] ?? [], true);
  const part = (word: string) =>
    lemmas.find(({ lemma }) => lemma === word)?.forms.find(({ form }) => form === 'frage')?.part;
  expect(part('fragen')).toBeCloseTo(1);
  expect(part('Frage')).toBeCloseTo(1);
});

test('shares add up to the original', () => {
  const lemmas = split(
    { vino: 7, venir: 3 },
    { vino: [noun('vino', 'sg'), verb('venir', 'ifi')], venir: [verb('venir', 'inf')] },
  );
  expect([...lemmas.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(10);
});

test('closed-class words by hand do not take a preposition’s own share', () => {
  const lemmas = split(
    { le: 500, durant: 10, dure: 6, durer: 4 },
    {
      le: [{ lemma: 'le', pos: 'x', tags: 'closed' }],
      durant: [verb('durer', 'ger'), { lemma: 'durant', pos: 'x', tags: '', comesFirst: true }],
      dure: [verb('durer', 'pri')],
      durer: [verb('durer', 'inf')],
    },
  );
  expect(lemmas.get('durant/x')).toBeGreaterThan(5);
});

import { describe, expect, test } from 'vitest';
import { parseMarkedWords } from '../../src/language/marked-words.ts';
import type { ExamplePair } from '../../src/model/example.ts';
import type { StudyCard } from '../../src/model/study.ts';
import type { WordState } from '../../src/model/word-state.ts';
import { createExamples } from '../../src/study/examples.ts';
import { makeStudyCard, makeStudyView } from '../ui/support/builders.ts';

const toPair = (marked: string): ExamplePair => ({ sentence: parseMarkedWords(marked), translation: `of ${marked}` });

const PAIRS = [
  '[Das|der] [Haus] [gehört|gehören] [meiner|mein] [Tante].',
  '[Mein|mein] [Haus] [ist|sein] [groß].',
  '[Ich|ich] [gehe|gehen] [nach] [Hause|Haus].',
].map(toPair);

function createSome(met: Readonly<Record<string, WordState['state']>> = {}) {
  return createExamples({
    list: async () => PAIRS,
    findStates: async (_, words) => words.map((word) => ({ word, state: met[word] ?? 'new', isWanted: false })),
  });
}

test('the sentence with the fewest unknown words is chosen', async () => {
  const states = { gehören: 'known', mein: 'learning', Tante: 'due', der: 'known' } as const;
  expect((await createSome(states).find('deu-eng', 'Haus'))?.text).toBe('Das Haus gehört meiner Tante.');
});

test('among equals the shortest is chosen', async () => {
  expect((await createSome().find('deu-eng', 'Haus'))?.text).toBe('Mein Haus ist groß.');
});

test('common words are preferred to fewer rare ones, until these are known', async () => {
  const common = '[wir] [kaufen] [heute] [ein]';
  const others = ['[Brot]', '[Haus]', '[Tisch]', '[Stuhl]'].map((word) => `${common} ${word}.`);
  const pairs = [...others, `${common} [Buch].`, '[Bibliotheken|Bibliothek] [verleihen] [Bücher|Buch].'].map(toPair);
  const find = async (known: readonly string[]) => {
    const state = (word: string) => (known.includes(word) ? 'known' : 'new');
    const examples = createExamples({
      list: async () => pairs,
      findStates: async (_, words) => words.map((word) => ({ word, state: state(word), isWanted: false })),
    });
    return (await examples.find('deu-eng', 'Buch'))?.text;
  };
  expect(await find([])).toBe('wir kaufen heute ein Buch.');
  expect(await find(['Bibliothek', 'verleihen'])).toBe('Bibliotheken verleihen Bücher.');
});

test('the form of the word is marked', async () => {
  const example = await createSome({ ich: 'known', gehen: 'known', nach: 'known' }).find('deu-eng', 'Haus');
  expect(example).toEqual({
    text: 'Ich gehe nach Hause.',
    marked: { start: 14, end: 19 },
    translation: `of ${'[Ich|ich] [gehe|gehen] [nach] [Hause|Haus].'}`,
  });
});

test('a headword with an article has the sentences of its noun', async () => {
  expect((await createSome().find('deu-eng', 'das Haus'))?.text).toBe('Mein Haus ist groß.');
});

test.each(['suspended', 'new'] as const)('a word in state %s counts as unknown', async (state) => {
  const states = { gehören: state, mein: state, Tante: state, der: state };
  expect((await createSome(states).find('deu-eng', 'Haus'))?.text).toBe('Mein Haus ist groß.');
});

test('a word that is forgotten often has another sentence after each time', async () => {
  const find = async (lapses: number) => (await createSome().find('deu-eng', 'Haus', lapses))?.text;
  const easiest = 'Mein Haus ist groß.';
  expect(await Promise.all([0, 1, 7].map(find))).toEqual([easiest, easiest, easiest]);
  const later = await Promise.all([8, 9, 10].map(find));
  expect(later).toEqual(['Ich gehe nach Hause.', 'Das Haus gehört meiner Tante.', easiest]);
});

test('a word without a sentence has none', async () => {
  expect(await createSome().find('deu-eng', 'Katze')).toBeUndefined();
});

test('two words that differ by their capital have their own sentences', async () => {
  const pairs = ['[Der|der] [Morgen] [ist|sein] [schön].', '[Bis|bis] [morgen].'].map(toPair);
  const examples = createExamples({
    list: async () => pairs,
    findStates: async (_, words) => words.map((word) => ({ word, state: 'new', isWanted: false })),
  });
  expect((await examples.find('deu-eng', 'Morgen'))?.text).toBe('Der Morgen ist schön.');
  expect((await examples.find('deu-eng', 'morgen'))?.text).toBe('Bis morgen.');
  expect((await examples.find('deu-eng', 'MORGEN'))?.text).toBe('Bis morgen.');
});

describe('a view of study', () => {
  const see = async (parts: Partial<StudyCard>, examples = createSome()) => {
    const card = makeStudyCard('Haus', { pair: 'deu-eng', ...parts });
    return (await examples.addTo(makeStudyView({ card }))).card?.example?.text;
  };

  test('brings the sentence of a new word, so that nothing moves when it arrives', async () => {
    expect(await see({ phase: 'new' })).toBe('Mein Haus ist groß.');
  });

  test.each<Partial<StudyCard>>([{ phase: 'review' }, { phase: 'learning' }, { phase: 'new', isMet: true }])(
    'brings none for %o',
    async (parts) => {
      expect(await see(parts)).toBeUndefined();
    },
  );

  test('shows the word although no sentence can be read', async () => {
    const list = () => Promise.reject(new Error('no file'));
    expect(await see({ phase: 'new' }, createExamples({ list, findStates: async () => [] }))).toBeUndefined();
  });
});

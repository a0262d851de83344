import { expect, test } from 'vitest';
import { createEnglishPivot, toEnglishDecks } from '../english-pivot.ts';
import { translate } from '../meanings/translate.ts';

test('the way over English reads the decks of both languages, and tells cases apart in German', () => {
  expect(toEnglishDecks('fra', 'deu')).toEqual(['fra-eng', 'eng-fra', 'eng-deu', 'deu-eng']);
  const { first, second } = createEnglishPivot('fra', 'deu', () => () => 1e-5, { isSame: () => true });
  const [english] = translate(first, 'maison', 'n');
  expect(english?.word).toBe('house');
  expect(translate(second, 'house', 'n')[0]?.word).toBe('Haus');
  expect(second.caseMatters).toBe(true);
});

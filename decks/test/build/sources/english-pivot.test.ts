import { expect, test } from 'vitest';
import { translate } from '../../../build/meanings/translate.ts';
import { createEnglishPivot, toEnglishDecks } from '../../../build/sources/english-pivot.ts';

test('the way over English reads the decks of both languages, and tells cases apart in German', () => {
  expect(toEnglishDecks('fra', 'deu')).toEqual(['fra-eng', 'eng-fra', 'eng-deu', 'deu-eng']);
  const { first, second } = createEnglishPivot('fra', 'deu', () => () => 1e-5, { isSame: () => true });
  const [english] = translate(first, 'maison', 'n');
  expect(english?.word).toBe('house');
  expect(translate(second, 'house', 'n')[0]?.word).toBe('Haus');
  expect(second.caseMatters).toBe(true);
});

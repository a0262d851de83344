import { expect, test } from 'vitest';
import { guessImperfectives } from '../../../build/words/aspect.ts';

test.each([
  ['obudzić', 'obudzać'],
  ['zmienić', 'zmieniać'],
  ['ogłosić', 'ogłaszać'],
  ['zagrozić', 'zagrażać'],
  ['wyrzucić', 'wyrzucać'],
  ['poznać', 'poznawać'],
  ['ukryć', 'ukrywać'],
  ['przyjąć', 'przyjmować'],
  ['zbadać', 'badać'],
  ['pokazać', 'pokazywać'],
  ['donieść', 'donosić'],
])('%s has the partner %s', (perfective, imperfective) => {
  expect(guessImperfectives(perfective)).toContain(imperfective);
});

test('does not remove a prefix that changes the meaning', () => {
  expect(guessImperfectives('zabić')).not.toContain('bić');
});

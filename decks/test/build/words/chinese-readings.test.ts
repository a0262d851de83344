import { expect, test } from 'vitest';
import { weighReadings } from '../../../build/words/chinese-readings.ts';

const makeEntry = (word: string, pinyin: string) => ({ traditional: word, simplified: word, pinyin, english: ['x'] });

test('a reading common in the language weighs more; names and single characters do not count', () => {
  const entries = [makeEntry('合作', 'he2 zuo4'), makeEntry('适合', 'shi4 he2'), makeEntry('公合', 'gong1 ge3')];
  const weightOf = weighReadings([...entries, makeEntry('合', 'ge3'), makeEntry('合肥', 'Ge3 fei2')], (word) =>
    word === '公合' ? 0.0001 : 0.01,
  );
  expect(weightOf('合', 'he2')).toBeGreaterThan(weightOf('合', 'ge3'));
  expect(weightOf('合', 'ge3')).toBeCloseTo(0.01);
  expect(weightOf('肥', 'fei2')).toBe(0);
});

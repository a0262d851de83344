import { describe, expect, test } from 'vitest';
import { groupEdictLines, parseEdictLine } from '../../read/edict.ts';

const parse = (line: string) => {
  const parsed = parseEdictLine(line);
  if (!parsed) throw new Error(`expected a line of EDICT, got ${line}`);
  return parsed;
};

describe('parseEdictLine', () => {
  test('keeps meanings apart by their numbers, each with its own labels', () => {
    expect(parse('石 [いし] /(n) (1) stone/(n) (2) jewel/precious stone/(n) (3) (go) stone/(P)/')).toMatchObject({
      kanji: '石',
      kana: 'いし',
      isCommon: true,
      senses: [
        { tags: ['n'], glosses: ['stone'] },
        { tags: ['n'], glosses: ['jewel', 'precious stone'] },
        { tags: ['n', 'go'], glosses: ['stone'] },
      ],
    });
  });

  test('treats a spelling without a reading as kana', () => {
    expect(parse('カルト /(n) cult/(P)/')).toMatchObject({ kanji: undefined, kana: 'カルト' });
  });

  test('distinguishes marks of a spelling from labels of its meaning', () => {
    const line = parse('珈琲 [コーヒー] /(ateji) (n) (uk) coffee (eng: coffee, dut: koffie)/');
    expect(line).toMatchObject({ marks: ['ateji'], isCommon: false, senses: [{ tags: ['n', 'uk'] }] });
  });

  test.each(['　？？？ /EDICT Japanese-English Electronic Dictionary Files/', ''])(
    'returns nothing for "%s"',
    (line) => {
      expect(parseEdictLine(line)).toBeUndefined();
    },
  );
});

describe('groupEdictLines', () => {
  const group = (...lines: string[]) =>
    groupEdictLines(lines.map(parse)).map((same) => same.map(({ kanji, kana }) => kanji ?? kana));

  test('joins spellings of one word in both kana and with any marks', () => {
    expect(group('猫 [ねこ] /(n) cat/(P)/', 'ネコ /(n) cat/', '猫 [ねこま] /(n) (arch) cat/')).toEqual([
      ['猫', 'ネコ'],
      ['猫'],
    ]);
    expect(group('速い [はやい] /(adj-i) fast/', '疾い [はやい] /(rK) (adj-i) fast/')).toEqual([['速い', '疾い']]);
  });

  test('keeps words with the same meaning apart', () => {
    expect(group('アルバイト /(n) albite/', '曹長石 [そうちょうせき] /(n) albite/')).toEqual([
      ['アルバイト'],
      ['曹長石'],
    ]);
  });
});

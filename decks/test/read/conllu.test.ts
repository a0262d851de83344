import { describe, expect, it } from 'vitest';
import { readConllu } from '../../read/conllu.ts';

const FRENCH = `# sent_id = 1
# text = Elle vient du marché, du grand.
1\tElle\tlui\tPRON\t_\t_\t2\tnsubj\t_\t_
2\tvient\tvenir\tVERB
3-4\tdu\t_\t_
3\tde\tde\tADP
4\tle\tle\tDET
5\tmarché\tmarché\tNOUN
6\t,\t,\tPUNCT
7-8\tdu\t_\t_
7\tde\tde\tADP
8\tle\tle\tDET
9\tgrand\tgrand\tADJ
10\t.\t.\tPUNCT
`;

describe('readConllu', () => {
  it('returns each word with its position, and a contraction of several parts as one word', () => {
    const words = readConllu(FRENCH);
    expect(words.map(({ form, offset, lemmas }) => [form, offset, lemmas])).toEqual([
      ['Elle', 0, ['lui']],
      ['vient', 5, ['venir']],
      ['du', 11, ['de', 'le']],
      ['marché', 14, ['marché']],
      [',', 20, [',']],
      ['du', 22, ['de', 'le']],
      ['grand', 25, ['grand']],
      ['.', 30, ['.']],
    ]);
    expect(words[2]?.tags).toEqual(['ADP', 'DET']);
    expect(words.every(({ text }) => text === 'Elle vient du marché, du grand.')).toBe(true);
  });

  it('starts over in the next sentence, and skips empty nodes and forms that the sentence lacks', () => {
    const words = readConllu(
      '# text = ab\n1\tab\tab\tNOUN\n\n# text = אני בבית\n1\tאני\tאני\tPRON\n1.1\t_\t_\t_\n2-4\tבבית\t_\t_\n2\tב\tב\tADP\n3\tה\tה\tDET\n4\tבית\tבית\tNOUN\n5\tgone\tgo\tVERB\n',
    );
    expect(words.map(({ form, offset, lemmas }) => [form, offset, lemmas])).toEqual([
      ['ab', 0, ['ab']],
      ['אני', 0, ['אני']],
      ['בבית', 4, ['ב', 'ה', 'בית']],
    ]);
  });
});

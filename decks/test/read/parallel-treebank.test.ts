import { expect, test } from 'vitest';
import { readParallelTreebank } from '../../read/parallel-treebank.ts';

test('reads the words of each sentence by its id, with the place of those that are written alone', () => {
  const conllu = `# sent_id = n1
# text = du marché
1-2\tdu\t_\t_
1\tde\tde\tADP
2\tle\tle\tDET
3\tmarché\tmarché\tNOUN

# sent_id = n2
1\tvient\tvenir\tVERB
`;
  expect([...readParallelTreebank(conllu)]).toEqual([
    [
      'n1',
      [
        { lemma: 'de', tag: 'ADP' },
        { lemma: 'le', tag: 'DET' },
        { lemma: 'marché', tag: 'NOUN', place: { text: 'du marché', start: 3, end: 9 } },
      ],
    ],
    ['n2', [{ lemma: 'venir', tag: 'VERB' }]],
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteWords } from '../../../../src/store/study/log/delete-words.ts';
import { makeStore } from '../../../support/store.ts';

const word = fc.constantFrom('a', 'ab', 'ä', 'b', 'É', '学校', '👋🏽', 'z');
const words = fc.uniqueArray(word);

test('only the rows of the given words are deleted', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, async (stored, gone) => {
      const { study } = makeStore();
      const toRow = (pair: string) => (text: string) => ({ pair, word: text, text: 'x', updatedAt: 0 });
      await study.definitions.bulkPut([...stored.map(toRow('deu-eng')), ...stored.map(toRow('spa-eng'))]);
      await deleteWords(study.definitions, 'deu-eng', new Set(gone));
      const left = (await study.definitions.toArray()).map((row) => `${row.pair} ${row.word}`);
      const kept = stored.filter((text) => !gone.includes(text)).map((text) => `deu-eng ${text}`);
      expect(left.toSorted()).toEqual([...kept, ...stored.map((text) => `spa-eng ${text}`)].toSorted());
      await study.delete();
    }),
    { numRuns: 40 },
  );
});

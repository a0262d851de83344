import { describe, expect, test } from 'vitest';
import { readPractice } from '../../../scripts/packaged-sentences.ts';
import { findUnknown } from '../../support/passage-words.ts';

describe('the texts to try', () => {
  // The long stage tries all decks.
  test.each(['eng-deu', 'por-eng'])('%s: the starter deck knows every word', async (pair) => {
    expect(await findUnknown(pair)).toEqual([]);
  });

  test.each(['cmn', 'deu', 'eng', 'jpn', 'rus'])('%s: there are two paragraphs', async (language) => {
    expect((await readPractice(language))?.paragraphs).toHaveLength(2);
  });

  test.each([
    ['a language without a text', 'ara'],
    ['a name that every object has', 'constructor'],
  ])('%s has none', async (_name, language) => {
    expect(await readPractice(language)).toBeUndefined();
  });
});

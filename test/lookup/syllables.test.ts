import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';

afterEach(() => vi.unstubAllGlobals());

describe('Tibetan', () => {
  const words = makeWords('bod', ['བོད་ཡིག', 'བོད', 'བཀྲ་ཤིས་', 'སློབ་གྲྭ', 'ང']);
  test.each([
    ['|བོད་ཡིག་གི', 'བོད་ཡིག: བོད་ཡིག (word)'],
    ['བོད་|ཡིག་གི', 'བོད་ཡིག: བོད་ཡིག (word)'],
    ['|བོད་ལ', 'བོད: བོད (word)'],
    // A deck may write the dot behind the last syllable.
    ['|བཀྲ་ཤིས་བདེ་ལེགས', 'བཀྲ་ཤིས་: བཀྲ་ཤིས་ (word)'],
    ['ངའི་སློབ་|གྲྭ', 'སློབ་གྲྭ: སློབ་གྲྭ (word)'],
  ])('%s', (marked, expected) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

/** Words of a line stand apart, with `-` before a particle that has no card. */
const readLine = (line: string) => line.split(' ').map((part) => ({ part, word: part.replace(/[་།]+$/u, '') }));

describe.each(['bod', 'lao'])('each word of the sentences of %s', (language) => {
  const lines = readFixture(`syllables/${language}`).map(readLine);
  const deck = makeWords(language, [
    ...new Set(lines.flat().flatMap(({ part, word }) => (part.startsWith('-') ? [] : [word]))),
  ]);

  test.each([
    ['with a browser that knows the words', false],
    ['with a browser that takes a sentence for one word', true],
  ])('is found %s', (_, oneWord) => {
    if (oneWord) stubOneWord();
    const answers = lines.flatMap((line) => {
      const text = line.map(({ part }) => part.replace('-', '')).join('');
      return line.flatMap(({ part, word }, index) => {
        const offset = line.slice(0, index).reduce((sum, before) => sum + before.part.replace('-', '').length, 0);
        return part.startsWith('-') ? [] : [{ word, found: deck.define(text, offset).entries[0]?.word }];
      });
    });
    const missed = answers.filter(({ word, found }) => found !== word);
    expect(answers.length).toBeGreaterThanOrEqual(50);
    expect(missed.length / answers.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
  });
});

function stubOneWord(): void {
  const { Segmenter } = Intl;
  class OneWord extends Segmenter {
    override segment(text: string) {
      if (this.resolvedOptions().granularity !== 'word') return super.segment(text);
      return [{ index: 0, segment: text, input: text, isWordLike: true }] as unknown as Intl.Segments;
    }
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Segmenter: OneWord }));
}

describe('Lao in a browser that takes a sentence for one word', () => {
  test.each([
    ['|ຂ້ອຍມັກກິນເຂົ້າຢູ່ເຮືອນ', 'ຂ້ອຍ: ຂ້ອຍ (word)'],
    ['ຂ້ອຍ|ມັກກິນເຂົ້າຢູ່ເຮືອນ', 'ມັກ: ມັກ (word)'],
    ['ຂ້ອຍມັກ|ກິນເຂົ້າຢູ່ເຮືອນ', 'ກິນເຂົ້າ: ກິນເຂົ້າ (word)'],
    ['ຂ້ອຍມັກກິນເຂົ້າຢູ່|ເຮືອນ', 'ເຮືອນ: ເຮືອນ (word)'],
  ])('%s', (marked, expected) => {
    stubOneWord();
    const words = makeWords('lao', ['ຂ້ອຍ', 'ມັກ', 'ກິນ', 'ເຂົ້າ', 'ກິນເຂົ້າ', 'ເຮືອນ']);
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

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

describe('Lao in a browser that takes a sentence for one word', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['|ຂ້ອຍມັກກິນເຂົ້າຢູ່ເຮືອນ', 'ຂ້ອຍ: ຂ້ອຍ (word)'],
    ['ຂ້ອຍ|ມັກກິນເຂົ້າຢູ່ເຮືອນ', 'ມັກ: ມັກ (word)'],
    ['ຂ້ອຍມັກ|ກິນເຂົ້າຢູ່ເຮືອນ', 'ກິນເຂົ້າ: ກິນເຂົ້າ (word)'],
    ['ຂ້ອຍມັກກິນເຂົ້າຢູ່|ເຮືອນ', 'ເຮືອນ: ເຮືອນ (word)'],
  ])('%s', (marked, expected) => {
    const { Segmenter } = Intl;
    class OneWord extends Segmenter {
      override segment(text: string) {
        if (this.resolvedOptions().granularity !== 'word') return super.segment(text);
        return [{ index: 0, segment: text, input: text, isWordLike: true }] as unknown as Intl.Segments;
      }
    }
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Segmenter: OneWord }));
    const words = makeWords('lao', ['ຂ້ອຍ', 'ມັກ', 'ກິນ', 'ເຂົ້າ', 'ກິນເຂົ້າ', 'ເຮືອນ']);
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

import { closeSync, openSync, writeSync } from 'node:fs';
import { createZipWriter } from './zip.ts';

/** Rows in one bank of wiktionary-to-yomitan. */
const BANK_ROWS = 25_000;
const SYLLABLES = [
  'ka',
  'lo',
  'mi',
  'su',
  'ten',
  'vä',
  'rik',
  'puo',
  'la',
  'hei',
  'jo',
  'nen',
  'ky',
  'säs',
  'tu',
  'me',
];
const ENDINGS = ['ssa', 'sta', 'lla', 'n', 't', 'ksi'];
const TOPICS = ['house', 'river', 'winter', 'market', 'letter', 'machine', 'forest', 'evening'];

/** A word of five syllables, different for each number below a million. */
export function nameWord(number: number): string {
  let [word, rest] = ['', number];
  for (let place = 0; place < 5; place += 1) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

const gloss = (number: number, sense: number) =>
  `${TOPICS[(number * 7 + sense) % TOPICS.length]} of the ${TOPICS[(number + sense * 3) % TOPICS.length]}, kind ${number % 997}`;

function toLemma(number: number): unknown[] {
  const word = nameWord(number);
  const sense = (index: number) => ({
    tag: 'li',
    content: [
      { tag: 'div', content: gloss(number, index) },
      {
        tag: 'details',
        data: { content: 'details-entry-examples' },
        content: [
          { tag: 'summary', data: { content: 'summary-entry' }, content: '1 example' },
          {
            tag: 'div',
            data: { content: 'example-sentence' },
            content: [
              { tag: 'div', data: { content: 'example-sentence-a' }, content: `Tämä on ${word} ${number % 613}.` },
              { tag: 'div', data: { content: 'example-sentence-b' }, content: `This is the ${gloss(number, index)}.` },
            ],
          },
        ],
      },
    ],
  });
  const senses = { tag: 'ol', data: { content: 'glosses' }, content: [sense(0), sense(1)] };
  return [word, '', 'n', 'n', 0, [{ type: 'structured-content', content: [senses] }], number, ''];
}

function toForm(number: number): unknown[] {
  const word = nameWord(number >> 1);
  const ending = ENDINGS[(number * 5) % ENDINGS.length] ?? '';
  const form = `${word}${ending}${number % 2 === 0 ? '' : 'kin'}`;
  return [form, '', 'non-lemma', '', 0, [[word, ['inflected form']]], 0, ''];
}

interface LargeDictionary {
  lemmas: number;
  forms: number;
  /** Whether each word has a frequency, by which its cards are ordered; they are not in that order. */
  isRanked?: boolean;
}

/** Writes a Finnish dictionary of any size in the layout of wiktionary-to-yomitan, with two forms a word and a pronunciation for each. */
export function writeLargeDictionary(
  path: string,
  { lemmas, forms, isRanked = false }: LargeDictionary,
): { packedBytes: number; unpackedBytes: number } {
  const handle = openSync(path, 'w');
  const zip = createZipWriter((bytes) => void writeSync(handle, bytes));
  const index = { title: 'wty-fi-en', revision: '1', format: 3, sourceLanguage: 'fi', targetLanguage: 'en' };
  zip.add('index.json', JSON.stringify({ ...index, attribution: 'Wiktionary, CC BY-SA' }));
  zip.add('tag_bank_1.json', JSON.stringify([['n', 'partOfSpeech', -1, 'noun', 1]]));
  const all = lemmas + forms;
  for (let start = 0, bank = 1; start < all; start += BANK_ROWS, bank += 1) {
    const length = Math.min(BANK_ROWS, all - start);
    const rows = Array.from({ length }, (_, index) => {
      const number = start + index;
      return number < lemmas ? toLemma(number) : toForm(number - lemmas);
    });
    zip.add(`term_bank_${bank}.json`, JSON.stringify(rows));
  }
  for (let start = 0, bank = 1; start < lemmas; start += BANK_ROWS * 4, bank += 1) {
    const rows = Array.from({ length: Math.min(BANK_ROWS * 4, lemmas - start) }, (_, index) => {
      const word = nameWord(start + index);
      if (isRanked) return [word, 'freq', 1 + (((start + index) * 7_919) % lemmas)];
      return [word, 'ipa', { reading: word, transcriptions: [{ ipa: `/ˈ${word}/` }] }];
    });
    zip.add(`term_meta_bank_${bank}.json`, JSON.stringify(rows));
  }
  const sizes = zip.end();
  closeSync(handle);
  return sizes;
}

import { expect, test } from 'vitest';
import { splitColumnName } from '../../../../../src/library/formats/columns.ts';
import { guessFilePair, guessPair, type PairHints } from '../../../../../src/ui/options/get-deck/import/guess-pair.ts';
import { listAllLanguages } from '../../../../../src/ui/shared/all-languages.ts';

const codes = listAllLanguages().map(({ iso639_3 }) => iso639_3);

/** Like the browsers, for the texts below: a tag, or nothing if they are unsure. */
const RECOGNISED: Record<string, string> = { 'Haus Straße gehen': 'de', 'ház utca': 'hu', 'дім рік їжа': 'uk' };

interface Hints extends Partial<Omit<PairHints, 'header'>> {
  header?: { word: string; meanings: string };
}

/** A cell as the reader of the file gives it. */
const toCell = (text: string) => ({ text, language: splitColumnName(text)?.language });

function guess({ header, ...hints }: Hints, spoken = ['en']) {
  const detect = async (text: string) => RECOGNISED[text];
  const cells = header && { word: toCell(header.word), meanings: toCell(header.meanings) };
  return guessPair({ name: 'words.csv', words: '', meanings: '', header: cells, ...hints }, { codes, spoken, detect });
}

test.each<[string, string | undefined, string | undefined]>([
  ['deu-eng.csv', 'deu', 'eng'],
  ['wayword-spa-eng.json', 'spa', 'eng'],
  ['de-en.tsv', 'deu', 'eng'],
  ['ES_en 5000.csv', 'spa', 'eng'],
  ['Spanish to English.txt', 'spa', 'eng'],
  ['Deutsch-Englisch.csv', 'deu', undefined],
  ['français.csv', 'fra', undefined],
  ['日本語.csv', 'jpn', undefined],
  ['עברית.csv', 'heb', undefined],
  // Words, not codes.
  ['it is no joke.csv', undefined, undefined],
  ['her list.csv', undefined, undefined],
  ['vocabulary 2024.csv', undefined, undefined],
])('the file name %s gives %s and %s', async (name, from, to) => {
  expect(await guess({ name })).toMatchObject({ from, to });
});

test('a file name is also understood in the languages of the browser', async () => {
  expect(await guess({ name: 'Deutsch-Englisch.csv' }, ['de'])).toMatchObject({ from: 'deu', to: 'eng' });
});

test('columns named after languages give both languages, and the first row is not a card', async () => {
  expect(await guess({ header: { word: 'Español', meanings: 'English' } })).toEqual({
    from: 'spa',
    to: 'eng',
    hasHeader: true,
  });
  expect(await guess({ header: { word: 'Haus', meanings: 'English' } })).toMatchObject({ hasHeader: false });
  expect(await guess({ header: { word: 'word (ru)', meanings: 'meaning [German]' } })).toEqual({
    from: 'rus',
    to: 'deu',
    hasHeader: true,
  });
});

test('one column may be named in the language of the other', async () => {
  const both = { from: 'deu', to: 'eng', hasHeader: true };
  expect(await guess({ header: { word: 'Deutsch', meanings: 'Englisch' } }, ['en'])).toEqual(both);
  expect(await guess({ header: { word: 'allemand', meanings: 'Français' } }, ['en'])).toMatchObject({
    from: 'deu',
    to: 'fra',
  });
});

test.each<[string, string | undefined]>([
  ['שלום', 'heb'],
  ['コンピュータ', 'jpn'],
  ['家\n食べる', 'jpn'],
  ['안녕', 'kor'],
  ['καλημέρα', 'ell'],
  ['สวัสดี', 'tha'],
  ['Haus Straße gehen', 'deu'],
  ['дім рік їжа', 'ukr'],
  ['xyz', undefined],
])('words such as %s give %s', async (words, from) => {
  expect((await guess({ words })).from).toBe(from);
});

test('a name has priority over the text, and one language is not used twice', async () => {
  expect(await guess({ name: 'hungarian.csv', words: 'Haus Straße gehen', meanings: 'ház utca' })).toMatchObject({
    from: 'hun',
    to: undefined,
  });
});

test('a failed detection leaves the choice open', async () => {
  const detect = () => Promise.reject(new Error('no model'));
  const hints = { name: 'a.csv', words: 'casa', meanings: 'house' };
  expect(await guessPair(hints, { codes, spoken: [], detect })).toMatchObject({ from: undefined, to: undefined });
});

test('the kana of its readings tell that a dictionary without languages is Japanese', async () => {
  const format = { kind: 'yomitan', unpackedBytes: 1, credit: '', isRanked: false } as const;
  const recognised = { format, doubt: undefined, rows: [], languages: undefined };
  const cards = [{ line: 1, rank: 1, word: '学生', meanings: ['student'], details: { reading: 'がくせい' } }];
  const detect = async () => undefined;
  const guessed = await guessFilePair({ name: 'a.zip', recognised, cards }, { codes, spoken: ['en'], detect });
  expect(guessed.from).toBe('jpn');
});

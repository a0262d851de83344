import { expect, test } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import { recognise } from '../../../src/file-reader/preview-file.ts';
import { readDictionary } from '../../../src/library/formats/dictionary/read-dictionary.ts';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import type { FileCard } from '../../../src/model/file-format.ts';
import { writeTar } from '../../support/tar.ts';
import { writeDictionaryZip } from '../../support/zip.ts';

/** More than a function takes as arguments. */
const MANY = 150_000;

const list = (toText: (place: number) => string) => Array.from({ length: MANY }, (_, place) => toText(place)).join('');
const toFile = (name: string, content: string | Uint8Array) => new File([new Uint8Array(Buffer.from(content))], name);

function makeStardict(): Uint8Array {
  const index = Buffer.from(
    list((place) => `w${place}\0\0\0\0\0\0\0\0\u0005`),
    'latin1',
  );
  const ifo = `StarDict's dict ifo file\nversion=3.0.0\nbookname=A\nwordcount=${MANY}\nidxfilesize=${index.length}\nsametypesequence=m\n`;
  return writeTar(
    { name: 'a.ifo', content: ifo },
    { name: 'a.idx', content: index },
    { name: 'a.dict', content: 'house' },
  );
}

const toRow = (glossary: unknown) => ['猫', 'ねこ', '', '', 0, [glossary], 1, ''];
const toItems = () => Array.from({ length: MANY }, (_, place) => ({ tag: 'li', content: `m${place}` }));

const FILES: Record<string, File> = {
  'a dictd index whose words share one article': toFile(
    'a.tar',
    writeTar({ name: 'a.index', content: list((place) => `w${place}\tA\tF\n`) }, { name: 'a.dict', content: 'house' }),
  ),
  'a StarDict index whose words share one article': toFile('a.tar', makeStardict()),
  'a Lingvo card with many headwords': toFile('a.dsl', `#NAME "A"\n${list((place) => `w${place}\n`)}\thouse\n`),
  'many rows of one word': toFile(
    'a.zip',
    writeDictionaryZip({ term_bank_1: Array.from({ length: MANY }, (_, place) => toRow(`m${place}`)) }),
  ),
  'a word with many meanings': toFile(
    'a.zip',
    writeDictionaryZip({
      term_bank_1: [toRow({ type: 'structured-content', content: { tag: 'ul', content: toItems() } })],
    }),
  ),
  'a table whose last row has a wrong quote': toFile('a.csv', `${list((place) => `w${place},m\n`)}"a"b,c\nd,e\n`),
  'a clipping of many lines': toFile(
    'My Clippings.txt',
    `A (B)\n- Your Highlight on page 1 | Location 1-2 | Added on Friday, 1 May 2026 10:00:00\n\n${list((place) => `l${place}\n`)}==========\n`,
  ),
};

async function readAll(file: File): Promise<FileCard[]> {
  const { format, isDictionary } = await recognise(file);
  const cards: FileCard[] = [];
  const batches = isDictionary ? readDictionary(file) : readCardRows(file, format);
  for await (const batch of batches) for (const card of [batch].flat()) cards.push(card as FileCard);
  return cards;
}

test.each(Object.entries(FILES))('%s is read, or refused in words', async (_, file) => {
  const read = await readAll(file).catch((thrown: unknown) => thrown);
  if (!Array.isArray(read)) expect(read).toBeInstanceOf(AppError);
  else expect(read.length).toBeGreaterThan(0);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ResolvedPublicFile } from 'wxt';
import { compressDecks } from '../../scripts/compress-decks.ts';
import { parseDeckIndex } from '../../src/library/deck-index.ts';
import { mergeParts } from '../../src/library/merge-parts.ts';
import { parsePackagedDeck } from '../../src/library/packaged-deck.ts';
import { decodePackagedText, findPackagedFile } from '../../src/library/packaged-text.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import { makePackage, makeStarterFile } from '../support/starter-package.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayword-decks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files of a package with one deck of so many cards, as a build lists them. */
async function listFiles(cards: number): Promise<ResolvedPublicFile[]> {
  const read = makePackage(makeStarterFile(cards));
  const names = ['index.json', 'spa-eng.json', 'forms/spa-1.json', 'forms/spa-2.json'];
  return Promise.all(
    names.map(async (name) => {
      const absoluteSrc = join(folder, name.replace('/', '-'));
      writeFileSync(absoluteSrc, await read(name));
      return { absoluteSrc, relativeDest: `decks/${name}` };
    }),
  );
}

function toReader(files: readonly ResolvedPublicFile[]): (name: string) => Promise<string> {
  const bytes = new Map(
    files.map((file): [string, Uint8Array] => [
      file.relativeDest.slice('decks/'.length),
      'contents' in file ? Buffer.from(file.contents) : readFileSync(file.absoluteSrc),
    ]),
  );
  return async (name) => decodePackagedText(name, bytes.get(findPackagedFile(name)) ?? Buffer.from('no such file'));
}

/** Lists further decks in the index beside its first deck. */
function addToIndex(file: ResolvedPublicFile | undefined, kind: string, names: readonly string[]): void {
  if (!file || !('absoluteSrc' in file)) throw new Error('Expected the list of decks, got another file.');
  const index = parseDeckIndex(readFileSync(file.absoluteSrc, 'utf8'));
  const decks = names.flatMap((name) => index.decks.slice(0, 1).map((deck) => ({ ...deck, kind, file: name })));
  writeFileSync(file.absoluteSrc, JSON.stringify({ ...index, decks: [...index.decks, ...decks] }));
}

const cacheIn = () => join(folder, 'cache');

describe('the decks of a build', () => {
  test('are read from compressed files as from plain ones', async () => {
    const files = await listFiles(1_000);
    const plain = await createStarterDecks(toReader(files)).readParts('spa-eng').then(mergeParts);
    await compressDecks(files, cacheIn());
    expect(files.map(({ relativeDest }) => relativeDest)).toEqual([
      'decks/index.json',
      'decks/spa-eng.json.zst',
      'decks/forms/spa-1.json.zst',
      'decks/forms/spa-2.json.zst',
    ]);
    expect(await createStarterDecks(toReader(files)).readParts('spa-eng').then(mergeParts)).toEqual(plain);
    expect(plain.cards[999]).toEqual(['palabra1000', ['word 1000'], ['palabra1000s']]);
  });

  test('stay plain where they are small', async () => {
    const files = await listFiles(10);
    await compressDecks(files, cacheIn());
    expect(files.filter(({ relativeDest }) => relativeDest.endsWith('.zst'))).toEqual([]);
    expect((await createStarterDecks(toReader(files)).readParts('spa-eng').then(mergeParts)).cards).toHaveLength(10);
  });

  test('have both decks of a language in one bundle', async () => {
    const files = await listFiles(1_000);
    const other = JSON.stringify(makeStarterFile(900));
    writeFileSync(join(folder, 'eng-spa.json'), other);
    files.push({ absoluteSrc: join(folder, 'eng-spa.json'), relativeDest: 'decks/eng-spa.json' });
    addToIndex(files[0], 'words', ['eng-spa.json']);
    const plain = await createStarterDecks(toReader(files)).readParts('spa-eng').then(mergeParts);
    await compressDecks(files, cacheIn());
    const names = files.map(({ relativeDest }) => relativeDest);
    expect(names.filter((name) => !name.includes('forms'))).toEqual(['decks/index.json', 'decks/spa.zst']);
    const read = toReader(files);
    const { decks } = parseDeckIndex(await read('index.json'));
    expect(decks.map(({ file }) => file)).toEqual(['spa.zst#spa-eng.json', 'spa.zst#eng-spa.json']);
    expect(await createStarterDecks(read).readParts('spa-eng').then(mergeParts)).toEqual(plain);
    expect(parsePackagedDeck(await read('spa.zst#eng-spa.json'))).toEqual(parsePackagedDeck(other));
  });

  test('have all picture decks in one bundle', async () => {
    const files = await listFiles(10);
    const pictures = new Map(
      ['fin-eng.json', 'eng-fin.json', 'swe-eng.json'].map((name) => [name, JSON.stringify({ name, dog: '🐕' })]),
    );
    for (const [name, text] of pictures) {
      const absoluteSrc = join(folder, name);
      writeFileSync(absoluteSrc, text);
      files.push({ absoluteSrc, relativeDest: `decks/${name}` });
    }
    addToIndex(files[0], 'pictures', [...pictures.keys()]);
    await compressDecks(files, cacheIn());
    const names = files.map(({ relativeDest }) => relativeDest);
    expect(names.slice(-1)).toEqual(['decks/pictures.zst']);
    expect(names.filter((name) => name.includes('fin'))).toEqual([]);
    const read = toReader(files);
    const listed = parseDeckIndex(await read('index.json')).decks.filter(({ kind }) => kind === 'pictures');
    expect(listed.map(({ file }) => file)).toEqual([...pictures.keys()].map((name) => `pictures.zst#${name}`));
    for (const { file } of listed) expect(await read(file)).toBe(pictures.get(file.split('#')[1] ?? ''));
    await expect(read('pictures.zst#ell-eng.json')).rejects.toThrow('Expected a bundle with ell-eng.json');
  });

  test('are the same bytes each time, and a second build compresses nothing', async () => {
    const [first, second, third] = [await listFiles(1_000), await listFiles(1_000), await listFiles(1_000)];
    await compressDecks(first, cacheIn());
    const [kept = ''] = readdirSync(cacheIn());
    const bytes = readFileSync(join(cacheIn(), kept));
    await compressDecks(second, join(folder, 'another'));
    expect(readFileSync(join(folder, 'another', kept)).equals(bytes)).toBe(true);
    // A build that took the text would write the file again.
    writeFileSync(join(cacheIn(), kept), 'kept');
    await compressDecks(third, cacheIn());
    expect(readFileSync(join(cacheIn(), kept), 'utf8')).toBe('kept');
  });

  test('keep their other files: a build’s script and a file of its own', async () => {
    const files: ResolvedPublicFile[] = [{ relativeDest: 'card.css', contents: 'p {}' }];
    await compressDecks(files, cacheIn());
    expect(files).toEqual([{ relativeDest: 'card.css', contents: 'p {}' }]);
  });
});

test('a damaged compressed file is an error', () => {
  expect(() => decodePackagedText('spa-eng.json.zst', Buffer.from('no such file'))).toThrow();
});

import { describe, expect, test } from 'vitest';
import { listCollections, removeCollection, sweepCollections } from '../../src/recordings/collections.ts';
import { findRecordings } from '../../src/recordings/find-recordings.ts';
import { importRecordings } from '../../src/recordings/import-recordings.ts';
import { MAX_RECORDING_BYTES } from '../../src/recordings/limits.ts';
import { openSource } from '../../src/recordings/open-source.ts';
import { makePrivateStorage } from '../support/private-storage.ts';

type Storage = ReturnType<typeof makePrivateStorage>;

const toFiles = (files: Record<string, string | Blob>) =>
  Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content]) }));

function add(storage: Storage, files: Record<string, string | Blob>, { id = 'one', language = 'deu' } = {}) {
  const request = { id, name: 'sounds', language, open: () => openSource(toFiles(files)) };
  return importRecordings(request, { now: () => 5, onProgress: () => undefined, getStorage: storage.getStorage });
}

const find = async (storage: Storage, language: string, words: string[], reading?: string) =>
  Promise.all((await findRecordings({ language, words, reading }, storage.getStorage)).map((take) => take.text()));

const GERMAN = { 'a/Haus.mp3': 'haus 1', 'a/haus_2.ogg': 'haus 2', 'a/der Baum.mp3': 'baum', 'a/list.txt': 'text' };

describe('files named by word', () => {
  test('are found by word, with or without article, in the order of the files', async () => {
    const storage = makePrivateStorage();
    const { collection, leftOut } = await add(storage, GERMAN);
    expect(collection).toMatchObject({ id: 'one', name: 'sounds', language: 'deu', recordings: 3 });
    expect(collection.sizeBytes).toBeGreaterThan(16);
    expect(leftOut).toBe(0);
    expect(await find(storage, 'deu', ['das Haus'])).toEqual(['haus 1', 'haus 2']);
    expect(await find(storage, 'deu', ['Baum'])).toEqual(['baum']);
    expect(await find(storage, 'deu', ['Häuser', 'Haus'])).toEqual(['haus 1', 'haus 2']);
    expect(await find(storage, 'spa', ['Haus'])).toEqual([]);
    expect(await find(storage, 'deu', ['Wald'])).toEqual([]);
  });

  test('keep their type', async () => {
    const storage = makePrivateStorage();
    await add(storage, GERMAN);
    const takes = await findRecordings({ language: 'deu', words: ['Haus'] }, storage.getStorage);
    expect(takes.map(({ type }) => type)).toEqual(['audio/mpeg', 'audio/ogg']);
  });

  test('of another reading are another word', async () => {
    const storage = makePrivateStorage();
    const files = { '辛い - つらい.mp3': 'tsurai', '辛い - カライ.mp3': 'karai', '読む.mp3': 'yomu' };
    await add(storage, files, { language: 'jpn' });
    expect(await find(storage, 'jpn', ['辛い'], 'からい')).toEqual(['karai']);
    expect(await find(storage, 'jpn', ['辛い'], 'からい [2]')).toEqual(['karai']);
    expect(await find(storage, 'jpn', ['辛い'])).toEqual(['tsurai', 'karai']);
    expect(await find(storage, 'jpn', ['読む'], 'よむ')).toEqual(['yomu']);
  });

  test('are left out if they are too large, empty or no word', async () => {
    const storage = makePrivateStorage();
    const large = (bytes: number) => new Blob([new Uint8Array(bytes)]);
    const { collection, leftOut } = await add(storage, {
      'a.mp3': large(MAX_RECORDING_BYTES),
      'b.mp3': large(MAX_RECORDING_BYTES + 1),
      'c.mp3': '',
      '1.mp3': 'one',
    });
    expect([collection.recordings, leftOut]).toEqual([1, 3]);
  });
});

test('a collection for Yomitan is Japanese, and its list names the words', async () => {
  const storage = makePrivateStorage();
  const list = { headwords: { 読む: ['abc.opus'] }, files: { 'abc.opus': { kana_reading: 'ヨム' } } };
  const { collection, leftOut } = await add(storage, {
    'user_files/jpod_files/index.json': JSON.stringify(list),
    'user_files/jpod_files/media/abc.opus': 'yomu 1',
    'user_files/jpod_files/media/def.opus': 'not listed',
    'user_files/forvo_files/skent/読む.opus': 'yomu 2',
  });
  expect([collection.language, collection.recordings, leftOut]).toEqual(['jpn', 2, 1]);
  expect(await find(storage, 'jpn', ['読む'], 'よむ')).toEqual(['yomu 1']);
  expect(await find(storage, 'jpn', ['読む'])).toEqual(['yomu 1', 'yomu 2']);
});

test('several collections answer in the order of their imports, and one can be removed', async () => {
  const storage = makePrivateStorage();
  await add(storage, { 'Haus.mp3': 'first' }, { id: 'one' });
  await add(storage, { 'Haus.mp3': 'second' }, { id: 'two' });
  expect(await find(storage, 'deu', ['Haus'])).toEqual(['first', 'second']);
  await removeCollection('one', storage.getStorage);
  await removeCollection('one', storage.getStorage);
  expect(await find(storage, 'deu', ['Haus'])).toEqual(['second']);
});

describe('nothing stays of an import', () => {
  test.each([
    ['without recordings', { 'list.txt': 'Haus' }, {}, 'recordings-none'],
    ['of an empty folder', {}, {}, 'recordings-none'],
    ['with a broken list', { 'index.json': '{', 'media/a.mp3': 'a' }, {}, 'recordings-damaged'],
    ['on a full disk', { 'Haus.mp3': 'haus' }, { fullAfterBytes: 2 }, 'storage-full'],
  ])('%s', async (_, files, room, code) => {
    const storage = makePrivateStorage(room);
    await expect(add(storage, files)).rejects.toMatchObject({ code });
    const folders = [...((await storage.root.getDirectoryHandle('recordings', { create: true })).entries.keys() ?? [])];
    expect(folders).toEqual([]);
  });

  test('of a damaged archive', async () => {
    const storage = makePrivateStorage();
    const open = () => openSource(new Blob(['PK\x03\x04 and nothing else']));
    const request = { id: 'one', name: 'a.zip', language: 'deu', open };
    const parts = { now: () => 0, onProgress: () => undefined, getStorage: storage.getStorage };
    await expect(importRecordings(request, parts)).rejects.toMatchObject({ code: 'recordings-damaged' });
  });

  test('that was interrupted, after the next sweep', async () => {
    const storage = makePrivateStorage();
    await add(storage, { 'Haus.mp3': 'haus' });
    const root = await storage.root.getDirectoryHandle('recordings');
    await (await root.getDirectoryHandle('torn', { create: true })).getFileHandle('audio.bin', { create: true });
    expect((await listCollections(storage.getStorage)).map(({ id }) => id)).toEqual(['one']);
    await sweepCollections(storage.getStorage);
    expect([...root.entries.keys()]).toEqual(['one']);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { makeNewCard } from '../../src/study/replay.ts';
import { makeStoreWith } from '../support/store.ts';

const card = (word: string, reps: number) => ({ ...makeNewCard('deu-eng', word), reps });

describe('createCardMemory', () => {
  test('reads a word once, even one without a card', async () => {
    const store = await makeStoreWith();
    await store.study.cards.put(card('Straße', 1));
    const memory = createCardMemory(store);
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    const reps = async (...words: string[]) => (await memory.find('deu-eng', words)).map((found) => found?.reps);
    expect(await reps('Straße', 'Mühle')).toEqual([1, undefined]);
    expect(await reps('Mühle', 'Straße')).toEqual([undefined, 1]);
    expect(await reps('Straße', 'Öl')).toEqual([1, undefined]);
    expect(read.mock.calls).toEqual([[['deu-eng', 'Straße']], [['deu-eng', 'Mühle']], [['deu-eng', 'Öl']]]);
  });

  test('reads again after being told to forget, even during a read', async () => {
    const store = await makeStoreWith();
    const memory = createCardMemory(store);
    const early = memory.find('deu-eng', ['Haus']);
    memory.forget();
    await early;
    await store.study.cards.put(card('Haus', 3));
    expect((await memory.find('deu-eng', ['Haus']))[0]?.reps).toBe(3);
    await store.study.cards.put(card('Haus', 4));
    memory.forget();
    expect((await memory.find('deu-eng', ['Haus']))[0]?.reps).toBe(4);
  });

  test('reads nothing for words without a card once the pair is listed, until something is learnt', async () => {
    const store = await makeStoreWith();
    await store.study.cards.bulkPut([card('Straße', 1), card('Öl', 2)]);
    const memory = createCardMemory(store);
    const read = vi.spyOn(IDBObjectStore.prototype, 'get');
    const reps = async (...words: string[]) => (await memory.find('deu-eng', words)).map((found) => found?.reps);
    await reps('Mühle');
    await expect
      .poll(async () => {
        read.mockClear();
        await reps(crypto.randomUUID());
        return read.mock.calls.length;
      })
      .toBe(0);
    expect(await reps('Bäckerei', 'Öl', 'Gemüse')).toEqual([undefined, 2, undefined]);
    expect(read.mock.calls).toEqual([[['deu-eng', 'Öl']]]);
    await store.study.cards.put(card('Gemüse', 3));
    memory.forget();
    expect(await reps('Gemüse')).toEqual([3]);
  });

  test('returns every requested card even when it drops older ones', async () => {
    const store = await makeStoreWith();
    await store.study.cards.bulkPut([card('Straße', 1), card('Öl', 2)]);
    const memory = createCardMemory(store);
    const reps = async (...words: string[]) => (await memory.find('deu-eng', words)).map((found) => found?.reps);
    expect(await reps('Straße', ...Array.from({ length: 2_100 }, (_, number) => `Wort${number}`))).toHaveLength(2_101);
    expect(await reps('Straße', 'Öl')).toEqual([1, 2]);
  });
});

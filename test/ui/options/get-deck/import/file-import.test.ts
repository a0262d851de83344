import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../../../../src/app-error.ts';
import { readParts } from '../../../../../src/file-reader/file-parts.ts';
import { parseCardList } from '../../../../../src/messaging/card-list.ts';
import type { Send } from '../../../../../src/messaging/client.ts';
import type { FilePart, ImportProgress, StoreRequest } from '../../../../../src/messaging/file-reader.ts';
import type { RequestOf } from '../../../../../src/messaging/messages.ts';
import type { FileFormat } from '../../../../../src/model/file-format.ts';
import { MAX_NAME_LENGTH } from '../../../../../src/model/limits.ts';
import { startImport } from '../../../../../src/ui/options/get-deck/import/file-import.ts';
import type { StoreDictionary } from '../../../../../src/ui/options/get-deck/import/store-in-worker.ts';
import type { ReadParts } from '../../../../../src/ui/shared/file-worker.ts';
import { makeDeck, referTo } from '../../../support/builders.ts';

const JSON_LINES: FileFormat = { kind: 'json-lines' };

function toFile(words: readonly string[]): File {
  return new File([words.map((word) => `${JSON.stringify({ word, meanings: ['x'] })}\n`).join('')], 'слова.jsonl');
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `слово${index + 1}`);

/** A background that keeps the parts, and responds to each on command. */
function makeReceiver(answer: (part: RequestOf<'deck.import'>) => Promise<void> = async () => undefined) {
  const parts: RequestOf<'deck.import'>[] = [];
  let [underWay, most] = [0, 0];
  const names: string[] = [];
  let stored = 0;
  const send = (async (name: string, part: RequestOf<'deck.import'>) => {
    names.push(name);
    if (name === 'deck.importFinish') return { deck: makeDeck('rus-eng', { cards: stored }) };
    if (name === 'deck.importCancel' || name === 'deck.importBegin') return undefined;
    underWay += 1;
    most = Math.max(most, underWay);
    parts.push(part);
    await answer(part).finally(() => {
      underWay -= 1;
    });
    stored += parseCardList(part.cards).length;
    return undefined;
  }) as unknown as Send;
  return { parts, names, send, isIdle: () => underWay === 0, most: () => most };
}

function start(file: File, send: Send, reading: ReadParts = readParts) {
  return startImport({ send, from: referTo('rus'), to: referTo('eng'), file, format: JSON_LINES, readParts: reading });
}

const SLOWLY = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

describe('a file is sent in parts', () => {
  test.each([MAX_NAME_LENGTH, MAX_NAME_LENGTH + 1])('with its name of %i characters, cut to 255', async (length) => {
    const receiver = makeReceiver();
    const file = new File([toFile(['слово'])], 'x'.repeat(length));
    await start(file, receiver.send).finish();
    expect(receiver.parts[0]?.name).toBe('x'.repeat(MAX_NAME_LENGTH));
  });

  test('that are numbered, in order, two at a time, and hold every card once', async () => {
    const receiver = makeReceiver(SLOWLY);
    expect(await start(toFile(words(34_000)), receiver.send).finish()).toMatchObject({ cards: 34_000 });
    expect(receiver.parts.map(({ part, isLast }) => [part, isLast])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(receiver.parts.flatMap(({ cards }) => parseCardList(cards).map(([, word]) => word))).toEqual(words(34_000));
    expect(receiver.most()).toBe(2);
    expect(receiver.names.filter((name) => name !== 'deck.import')).toEqual(['deck.importFinish']);
  });

  test('at once, but they become a deck only on confirmation', async () => {
    const receiver = makeReceiver();
    const begun = start(toFile(words(24_000)), receiver.send);
    await begun.stored;
    expect(receiver.parts.at(-1)?.isLast).toBe(true);
    expect(receiver.names).not.toContain('deck.importFinish');
    expect(await begun.finish()).toMatchObject({ cards: 24_000 });
  });

  test.each([
    ['of every part when they are slow', 1_000, [0, 1_024, 11_264, 21_504, 24_000]],
    ['of a few parts when they are fast', 100, [0, 1_024, 24_000]],
  ])('with progress %s; it ends with the text for indexing', async (_, stepMs, expected) => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += stepMs));
    onTestFinished(() => clock.mockRestore());
    const begun = start(toFile(words(24_000)), makeReceiver().send);
    const progress: ImportProgress[] = [];
    onTestFinished(begun.progress.subscribe((step) => void progress.push(step)));
    await begun.finish();
    expect(progress.map(({ cards }) => cards)).toEqual(expected);
    expect(progress.map(({ isFinishing }) => isFinishing).indexOf(true)).toBe(expected.length - 1);
  });

  test('each as often as a background that is stopped needs', async () => {
    let silences = 2;
    const receiver = makeReceiver(async ({ part }) => {
      if (part === 1 && silences-- > 0) throw new AppError('no-answer', 'Expected an answer, got none.');
    });
    expect(await start(toFile(words(24_000)), receiver.send).finish()).toMatchObject({ cards: 24_000 });
    expect(receiver.parts.map(({ part }) => part)).toEqual([0, 1, 2, 1, 1, 3]);
  });

  test('again after the previous one, if a stopped background gets it too early', async () => {
    const stored: number[] = [];
    let isStopped = true;
    const receiver = makeReceiver(async ({ part }) => {
      await SLOWLY();
      // The first of them is lost with the background; the following one arrives in the next background.
      if (part === 1 && isStopped) {
        isStopped = false;
        throw new AppError('no-answer', 'Expected an answer, got none.');
      }
      if (part > stored.length) throw new AppError('bad-request', `Expected part ${stored.length}, got ${part}.`);
      if (part === stored.length) stored.push(part);
    });
    expect(await start(toFile(words(42_000)), receiver.send).finish()).toMatchObject({ cards: 42_000 });
    expect(stored).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a cancelled import', () => {
  test('ends once the parts under way are stored, and drops them', async () => {
    const receiver = makeReceiver(async ({ part }) => {
      if (part === 1) begun.cancel();
      await SLOWLY();
    });
    const begun = start(toFile(words(50_000)), receiver.send);
    expect(await begun.finish()).toBeUndefined();
    expect(receiver.names).toEqual(['deck.import', 'deck.import', 'deck.importCancel']);
    expect(receiver.isIdle()).toBe(true);
  });

  test('when all is stored drops that, too', async () => {
    const receiver = makeReceiver();
    const begun = start(toFile(['дом', 'год']), receiver.send);
    await begun.stored;
    begun.cancel();
    expect(await begun.finish()).toBeUndefined();
    expect(receiver.names).toEqual(['deck.import', 'deck.importCancel']);
  });

  test('with its page does not wait for the parts under way, and drops them where it can', async () => {
    const receiver = makeReceiver(SLOWLY);
    const begun = start(toFile(['дом', 'год']), receiver.send);
    await expect.poll(() => receiver.parts.length).toBe(1);
    begun.leave();
    expect(receiver.names).toEqual(['deck.import', 'deck.importCancel']);
    expect(await begun.finish()).toBeUndefined();
    expect(receiver.names).toEqual(['deck.import', 'deck.importCancel', 'deck.importCancel']);
  });
});

describe('an import ends', () => {
  test('with the invalid line, once the part under way is stored, and leaves nothing', async () => {
    const receiver = makeReceiver(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const file = new File([await toFile(words(22_000)).text(), '{"word":'], 'слова.jsonl');
    await expect(start(file, receiver.send).finish()).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(/^Line 22001: /),
    });
    expect(receiver.isIdle()).toBe(true);
    expect(receiver.parts.some(({ isLast }) => isLast)).toBe(false);
    expect(receiver.names.at(-1)).toBe('deck.importCancel');
  });

  test('with the background’s error, and sends nothing further', async () => {
    const receiver = makeReceiver(async ({ part }) => {
      if (part === 1) throw new AppError('storage-full', 'Expected room on the disk, got a full one.');
    });
    await expect(start(toFile(words(50_000)), receiver.send).finish()).rejects.toMatchObject({ code: 'storage-full' });
    expect(receiver.parts.map(({ part }) => part)).toEqual([0, 1, 2]);
  });
});

describe('a dictionary', () => {
  const DICTIONARY: FileFormat = { kind: 'yomitan', unpackedBytes: 1, credit: '', isRanked: false };
  const file = new File(['x'], 'wty-ru-en.zip');

  async function* readOne(): AsyncGenerator<FilePart> {
    yield { list: '[[1,"дом",["house"]]]', cards: 1, readBytes: 1, isLast: true };
  }

  function startDictionary(send: Send, storeDictionary: StoreDictionary) {
    const pair = { from: referTo('rus'), to: referTo('eng') };
    return startImport({ send, ...pair, file, format: DICTIONARY, readParts: readOne, storeDictionary });
  }

  test('is stored by a worker between two messages, which report its beginning and its end', async () => {
    const receiver = makeReceiver();
    const requests: StoreRequest[] = [];
    const begun = startDictionary(receiver.send, async (request, { onProgress }) => {
      requests.push(request);
      onProgress({ readBytes: 1, cards: 7, isFinishing: true });
      return 'indexed';
    });
    await begun.finish();
    expect(receiver.names).toEqual(['deck.importBegin', 'deck.importFinish']);
    expect(requests).toMatchObject([{ file, format: DICTIONARY }]);
    expect(begun.progress.value).toEqual({ readBytes: 1, cards: 7, isFinishing: true });
  });

  test('is sent in parts where the worker does not find the import', async () => {
    const receiver = makeReceiver();
    await startDictionary(receiver.send, async () => 'absent').finish();
    expect(receiver.names).toEqual(['deck.importBegin', 'deck.import', 'deck.importFinish']);
  });

  test('that is cancelled ends its worker, and what it stored is dropped', async () => {
    const receiver = makeReceiver();
    const begun = startDictionary(
      receiver.send,
      (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('dropped'))),
    );
    await expect.poll(() => receiver.names).toEqual(['deck.importBegin']);
    begun.cancel();
    expect(await begun.finish()).toBeUndefined();
    expect(receiver.names).toEqual(['deck.importBegin', 'deck.importCancel']);
  });

  test('on a full disk leaves nothing', async () => {
    const receiver = makeReceiver();
    const begun = startDictionary(receiver.send, () => {
      return Promise.reject(new AppError('storage-full', 'Expected room on the disk, got a full one.'));
    });
    await expect(begun.finish()).rejects.toMatchObject({ code: 'storage-full' });
    expect(receiver.names).toEqual(['deck.importBegin', 'deck.importCancel']);
  });
});

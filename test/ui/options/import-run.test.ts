import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../../../src/app-error.ts';
import type { FileFormat } from '../../../src/deck-file/read-card-rows.ts';
import { parseCardList } from '../../../src/messaging/card-list.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { RequestOf } from '../../../src/messaging/messages.ts';
import { type ReadParts, readParts } from '../../../src/ui/options/file-parts.ts';
import { type ImportProgress, runImport } from '../../../src/ui/options/import-run.ts';
import { makeDeck, referTo } from '../support/builders.ts';

const ID = '0c9fd2a4-2d3b-4f0e-9a2d-5d3f3c1b7a10';
const JSON_LINES: FileFormat = { kind: 'json-lines' };

function toFile(words: readonly string[]): File {
  return new File([words.map((word) => `${JSON.stringify({ word, meanings: ['x'] })}\n`).join('')], 'слова.jsonl');
}

const words = (count: number) => Array.from({ length: count }, (_, place) => `слово${place + 1}`);

/** Stands for a background: keeps the parts, and answers each when it is let. */
function makeReceiver(answer: (part: RequestOf<'deck.import'>) => Promise<void> = async () => undefined) {
  const parts: RequestOf<'deck.import'>[] = [];
  let [underWay, most] = [0, 0];
  const send = (async (_name: string, part: RequestOf<'deck.import'>) => {
    underWay += 1;
    most = Math.max(most, underWay);
    parts.push(part);
    await answer(part).finally(() => {
      underWay -= 1;
    });
    return { cards: 0, deck: part.isLast ? makeDeck('rus-eng') : undefined };
  }) as unknown as Send;
  return { parts, send, isIdle: () => underWay === 0, most: () => most };
}

interface Options {
  send: Send;
  isCancelled?: () => boolean;
  progress?: ImportProgress[];
  reading?: ReadParts;
}

function run(file: File, { send, isCancelled = () => false, progress = [], reading = readParts }: Options) {
  return runImport({
    ...{ send, id: ID, from: referTo('rus'), to: referTo('eng'), file, format: JSON_LINES, isCancelled },
    readParts: reading,
    onProgress: (step) => progress.push(step),
  });
}

describe('a file is sent in parts', () => {
  test('that are numbered, in order, two at a time, and hold every card once', async () => {
    const receiver = makeReceiver(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(await run(toFile(words(34_000)), receiver)).toBe(34_000);
    expect(receiver.parts.map(({ part, isLast }) => [part, isLast])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(receiver.parts.flatMap(({ cards }) => parseCardList(cards).map(([, word]) => word))).toEqual(words(34_000));
    expect(receiver.most()).toBe(2);
  });

  test('the last of which is sent when all others are stored', async () => {
    const stored: number[] = [];
    let storedBefore: number[] = [];
    const receiver = makeReceiver(async ({ part, isLast }) => {
      if (isLast) storedBefore = [...stored];
      await new Promise((resolve) => setTimeout(resolve, 20));
      stored.push(part);
    });
    await run(toFile(words(24_000)), receiver);
    expect(storedBefore).toEqual([0, 1, 2]);
  });

  test.each([
    ['of every part when they are slow', 1_000, [1_024, 11_264, 21_504, 24_000]],
    ['of a few parts when they are fast', 100, [1_024, 24_000]],
  ])('with progress %s; it ends by saying that the words are being made findable', async (_, stepMs, expected) => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += stepMs));
    onTestFinished(() => clock.mockRestore());
    const progress: ImportProgress[] = [];
    await run(toFile(words(24_000)), { ...makeReceiver(), progress });
    expect(progress.map(({ cards }) => cards)).toEqual(expected);
    expect(progress.map(({ isFinishing }) => isFinishing).indexOf(true)).toBe(expected.length - 1);
  });

  test('until it is cancelled, and then nothing is under way', async () => {
    let isCancelled = false;
    const receiver = makeReceiver(async ({ part }) => {
      isCancelled ||= part === 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    const cards = await run(toFile(words(50_000)), { send: receiver.send, isCancelled: () => isCancelled });
    expect(cards).toBeUndefined();
    expect(receiver.parts.map(({ part }) => part)).toEqual([0, 1]);
    expect(receiver.isIdle()).toBe(true);
  });

  test('each as often as a background that is stopped needs to be asked', async () => {
    let silences = 2;
    const receiver = makeReceiver(async ({ part }) => {
      if (part === 1 && silences-- > 0) throw new AppError('no-answer', 'Expected an answer, got none.');
    });
    expect(await run(toFile(words(24_000)), receiver)).toBe(24_000);
    expect(receiver.parts.map(({ part }) => part)).toEqual([0, 1, 2, 1, 1, 3]);
  });

  test('again behind the one before it, where a background that was stopped is given it too early', async () => {
    const stored: number[] = [];
    let isStopped = true;
    const receiver = makeReceiver(async ({ part }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      // The first of them is lost with the background; the one behind it comes to the next background.
      if (part === 1 && isStopped) {
        isStopped = false;
        throw new AppError('no-answer', 'Expected an answer, got none.');
      }
      if (part > stored.length) throw new AppError('bad-request', `Expected part ${stored.length}, got ${part}.`);
      if (part === stored.length) stored.push(part);
    });
    expect(await run(toFile(words(42_000)), receiver)).toBe(42_000);
    expect(stored).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('and is there when it was cancelled too late', async () => {
    let isCancelled = false;
    const { send } = makeReceiver(async () => {
      isCancelled = true;
    });
    expect(await run(toFile(['дом', 'год']), { send, isCancelled: () => isCancelled })).toBe(2);
  });
});

describe('an import ends', () => {
  test('with the line that is wrong, once the part under way is stored', async () => {
    const receiver = makeReceiver(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const file = new File([await toFile(words(22_000)).text(), '{"word":'], 'слова.jsonl');
    await expect(run(file, receiver)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(/^Line 22001: /),
    });
    expect(receiver.isIdle()).toBe(true);
    expect(receiver.parts.some(({ isLast }) => isLast)).toBe(false);
  });

  test('with what the background says, and sends no more than is under way', async () => {
    const receiver = makeReceiver(async ({ part }) => {
      if (part === 1) throw new AppError('storage-full', 'Expected room on the disk, got a full one.');
    });
    await expect(run(toFile(words(50_000)), receiver)).rejects.toMatchObject({ code: 'storage-full' });
    expect(receiver.parts.map(({ part }) => part)).toEqual([0, 1, 2]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Anki, createAnki } from '../../src/anki/anki.ts';
import { WAITING_KEY } from '../../src/anki/waiting.ts';
import { type AnkiWord, MAX_ANKI_WAITING } from '../../src/model/anki.ts';
import { type AnkiServer, makeAnkiServer } from '../support/anki/anki-server.ts';
import { makeKeyValues } from '../support/key-values.ts';

let server: AnkiServer;
let keyValues: ReturnType<typeof makeKeyValues>;
let config: string | undefined;
let ids: number;
let anki: Anki;

/** A background that starts with what is stored. */
function start(): Anki {
  return createAnki({
    readConfig: async () => config,
    writeConfig: async (json) => {
      config = json;
    },
    keyValues,
    fetch,
    newId: () => `note-${ids++}`,
  });
}

const toWord = (word: string): AnkiWord => ({
  pair: 'deu-eng',
  word,
  meanings: [`means ${word}`],
  sentence: `Ein ${word}.`,
});
const words = (count: number) => Array.from({ length: count }, (_, index) => toWord(`Wort ${index}`));
const listFronts = () => server.notes.map(({ fields }) => fields.Front);
const listWaiting = async () => (await anki.look()).waiting.map(({ word }) => word);

beforeEach(async () => {
  server = makeAnkiServer();
  await server.start();
  keyValues = makeKeyValues();
  config = undefined;
  ids = 0;
  anki = start();
  const fields = { Front: 'word', Back: 'meanings' } as const;
  await anki.change({ isOn: true, address: server.address, deck: 'Deutsch', noteType: 'Basic', fields });
});
afterEach(() => server.stop());

test('is off at first, and keeps what is not valid as it was', async () => {
  config = undefined;
  expect(await anki.look()).toMatchObject({ config: { isOn: false, address: 'http://127.0.0.1:8765' }, hasKey: false });
  await anki.change({ address: '9000', key: 'secret' });
  const view = await anki.change({
    address: 'http://192.168.0.1:8765',
    deck: 7 as never,
    fields: { A: 'x' as never, B: 'word' },
  });
  expect(view).toMatchObject({
    config: { address: 'http://127.0.0.1:9000', deck: '', fields: { B: 'word' } },
    hasKey: true,
  });
  expect(JSON.stringify(view)).not.toContain('secret');
});

test('connecting forgets a key that is not needed any more, and keeps one that is', async () => {
  server.key = 'secret';
  await anki.change({ key: 'secret' });
  expect(await anki.connect()).toEqual({ decks: server.decks, noteTypes: ['Basic', 'Wort'], problem: undefined });
  expect(await anki.add([toWord('Haus')])).toMatchObject({ added: 1 });
  server.key = undefined;
  expect(await anki.add([toWord('Baum')])).toMatchObject({ waiting: 1, problem: { code: 'key-wrong' } });
  await anki.connect();
  expect((await anki.look()).hasKey).toBe(false);
  expect(await anki.retry()).toMatchObject({ added: 1 });
});

test('nothing is sent or stored while it is off or not set up', async () => {
  const before = server.asked.length;
  await anki.change({ deck: '' });
  expect(await anki.add([toWord('Haus')])).toMatchObject({ refused: 1, problem: { code: 'not-set-up' } });
  await anki.change({ isOn: false });
  expect(await anki.add([toWord('Haus')])).toMatchObject({ refused: 1, problem: { code: 'off' } });
  expect(await listWaiting()).toEqual([]);
  expect(server.asked).toHaveLength(before);
});

test('adds words, and tells those that Anki has', async () => {
  expect(await anki.add([toWord('Haus')])).toMatchObject({ added: 1, present: 0, problem: undefined });
  expect(await anki.add([toWord('Haus'), toWord('Baum')])).toMatchObject({ added: 1, present: 1, waiting: 0 });
  expect(listFronts()).toEqual(['Haus', 'Baum']);
  expect(server.notes[0]?.tags).toEqual(['wayword']);
  expect(keyValues.items.has(WAITING_KEY)).toBe(false);
  expect(await listWaiting()).toEqual([]);
});

test('an AnkiConnect that says nothing in advance adds each word once, too', async () => {
  server.unknown = ['canAddNotesWithErrorDetail'];
  expect(await anki.add([toWord('Haus'), toWord('Haus'), toWord('Baum')])).toMatchObject({ added: 2 });
  expect(await anki.add([toWord('Haus')])).toMatchObject({ present: 1, problem: { code: 'duplicate' } });
  expect(listFronts()).toEqual(['Haus', 'Baum']);
});

describe('while Anki is closed', () => {
  beforeEach(() => server.stop());

  test('words wait, once each, and are added in order with the next one', async () => {
    expect(await anki.add([toWord('Haus')])).toMatchObject({ waiting: 1, problem: { code: 'not-running' } });
    await anki.add([toWord('Haus'), toWord('Baum')]);
    expect(await listWaiting()).toEqual(['Haus', 'Baum']);
    await server.start();
    expect(await anki.add([toWord('Hund')])).toMatchObject({ added: 1, waiting: 0, problem: undefined });
    expect(listFronts()).toEqual(['Haus', 'Baum', 'Hund']);
    expect(await listWaiting()).toEqual([]);
  });

  test('words survive the end of the background', async () => {
    await anki.add([toWord('Haus')]);
    anki = start();
    expect(await listWaiting()).toEqual(['Haus']);
    expect(await anki.retry()).toMatchObject({ waiting: 1, problem: { code: 'not-running' } });
    await server.start();
    expect(await anki.retry()).toMatchObject({ added: 1, waiting: 0 });
    expect(await anki.retry()).toMatchObject({ added: 0, waiting: 0 });
    expect(listFronts()).toEqual(['Haus']);
  });

  test('words that wait can be removed', async () => {
    await anki.add([toWord('Haus'), toWord('Baum')]);
    const [first] = (await anki.look()).waiting;
    expect((await anki.remove([first?.id ?? ''])).waiting).toMatchObject([{ word: 'Baum' }]);
  });

  test(`at most ${MAX_ANKI_WAITING} words wait, and the others are told`, async () => {
    await anki.add(words(MAX_ANKI_WAITING - 1));
    const report = await anki.add([toWord('Haus'), toWord('Baum'), toWord('Wort 3')]);
    expect(report).toMatchObject({ waiting: 2, refused: 1, problem: { code: 'not-running' } });
    expect(await anki.add([toWord('Hund')])).toMatchObject({ refused: 1, problem: { code: 'full' } });
    expect(await listWaiting()).toHaveLength(MAX_ANKI_WAITING);
  });

  test('what is stored may be damaged', async () => {
    await keyValues.set({ [WAITING_KEY]: [7, null, { id: 'a' }, { id: 'b', word: toWord('Haus') }] });
    expect(await listWaiting()).toEqual(['Haus']);
    await keyValues.set({ [WAITING_KEY]: 'x' });
    expect(await listWaiting()).toEqual([]);
  });
});

describe('Anki stops in the middle', () => {
  test('after a note was added and before it says so: it is not added again', async () => {
    server.beforeAnswer = (action) => action !== 'addNote';
    expect(await anki.add([toWord('Haus'), toWord('Baum')])).toMatchObject({
      waiting: 2,
      problem: { code: 'not-running' },
    });
    expect(listFronts()).toEqual(['Haus']);
    server.beforeAnswer = () => true;
    expect(await anki.retry()).toMatchObject({ added: 1, present: 1, waiting: 0 });
    expect(listFronts()).toEqual(['Haus', 'Baum']);
  });

  test.each([0, 1, 60, 119])(
    'before it adds note %i of 120: the rest waits, and each is added once',
    async (stopAt) => {
      let added = 0;
      server.beforeAction = (action) => action !== 'addNote' || added++ !== stopAt;
      expect(await anki.add(words(120))).toMatchObject({ added: stopAt, waiting: 120 - stopAt });
      anki = start();
      expect((await anki.look()).waiting.length).toBe(120 - stopAt);
      await anki.retry();
      expect(new Set(listFronts()).size).toBe(120);
      expect(server.notes).toHaveLength(120);
      expect(await listWaiting()).toEqual([]);
    },
  );

  test('the background ends in the middle: the next one adds each word once', async () => {
    let background: Anki | undefined = anki;
    const ended = new Promise<void>((resolve) => {
      let added = 0;
      server.beforeAnswer = (action) => {
        if (action !== 'addNote' || added++ < 70) return true;
        resolve();
        // The old background never gets an answer.
        return new Promise(() => {});
      };
    });
    void background.add(words(120));
    await ended;
    background = undefined;
    server.beforeAnswer = () => true;
    anki = start();
    await anki.retry();
    expect(server.notes).toHaveLength(120);
    expect(new Set(listFronts()).size).toBe(120);
    expect(await listWaiting()).toEqual([]);
  });
});

describe('what has to be put right keeps the words', () => {
  test.each<[string, (server: AnkiServer) => void, object, (server: AnkiServer) => void]>([
    ['no profile', (s) => (s.isOpen = false), { code: 'no-profile' }, (s) => (s.isOpen = true)],
    [
      'a deck that is gone',
      (s) => (s.decks = []),
      { code: 'no-deck', detail: 'Deutsch' },
      (s) => (s.decks = ['Deutsch']),
    ],
    [
      'a note type that is gone',
      (s) => (s.noteTypes = {}),
      { code: 'no-note-type', detail: 'Basic' },
      (s) => (s.noteTypes = { Basic: ['Front', 'Back'] }),
    ],
    [
      'a field that is gone',
      (s) => (s.noteTypes = { Basic: ['Front'] }),
      { code: 'no-field', detail: 'Back' },
      (s) => (s.noteTypes = { Basic: ['Front', 'Back'] }),
    ],
    [
      'another first field',
      (s) => (s.noteTypes = { Basic: ['Id', 'Front', 'Back'] }),
      { code: 'first-empty', detail: 'Id' },
      (s) => (s.noteTypes = { Basic: ['Front', 'Back'] }),
    ],
    ['a key', (s) => (s.key = 'secret'), { code: 'key-missing' }, (s) => (s.key = undefined)],
  ])('%s', async (_, damage, problem, mend) => {
    damage(server);
    expect(await anki.add([toWord('Haus')])).toMatchObject({ waiting: 1, problem });
    expect(await anki.retry()).toMatchObject({ waiting: 1, problem });
    mend(server);
    expect(await anki.retry()).toMatchObject({ added: 1 });
    expect(listFronts()).toEqual(['Haus']);
  });
});

test('a word without what the first field needs is refused at once, and the others are added', async () => {
  await anki.change({ fields: { Front: 'reading', Back: 'word' } });
  const report = await anki.add([toWord('Haus'), { ...toWord('Baum'), reading: 'baʊm' }]);
  expect(report).toMatchObject({ added: 1, refused: 1, problem: { code: 'first-empty' } });
  expect(listFronts()).toEqual(['baʊm']);
  expect(await listWaiting()).toEqual([]);
});

test('a word that has waited is never dropped for a refusal', async () => {
  await server.stop();
  await anki.add([toWord('Haus')]);
  await server.start();
  await anki.change({ fields: { Front: 'reading', Back: 'word' } });
  expect(await anki.retry()).toMatchObject({ waiting: 1, problem: { code: 'first-empty' } });
  expect(await listWaiting()).toEqual(['Haus']);
});

test('two requests at once add a word once', async () => {
  await Promise.all([anki.add([toWord('Haus')]), anki.add([toWord('Haus')]), anki.retry()]);
  expect(listFronts()).toEqual(['Haus']);
});

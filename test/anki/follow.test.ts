import { afterEach, beforeEach, expect, test } from 'vitest';
import { toWord } from '../../entrypoints/anki-follow/to-word.ts';
import { createAnki } from '../../src/anki/anki.ts';
import { AnkiError } from '../../src/anki/anki-error.ts';
import { createFollow, FOLLOWED_KEY } from '../../src/anki/follow.ts';
import { matchWords } from '../../src/study/listed-words.ts';
import { type AnkiServer, makeAnkiServer } from '../support/anki/anki-server.ts';
import { makeImportLearner } from '../support/import-learner.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';

const PAIR = 'spa-eng';

let server: AnkiServer;

/** A learner with a deck from Spanish to English, and an Anki. */
async function makeLearner() {
  const learner = await makeImportLearner();
  const { store, wordImport } = learner;
  const keyValues = makeKeyValues();
  let config: string | undefined;
  const newId = () => crypto.randomUUID();
  const anki = createAnki({
    readConfig: async () => config,
    writeConfig: async (json) => {
      config = json;
    },
    keyValues,
    fetch,
    newId,
  });
  const fields = { Word: 'word', Meaning: 'meanings' } as const;
  await anki.change({ isOn: true, address: server.address, deck: 'Deutsch', noteType: 'Wort', fields });
  const follow = createFollow({
    keyValues,
    findNotes: anki.findNotes,
    ask: anki.ask,
    stranger: () => new AnkiError('stranger'),
    toWord,
    words: {
      match: (pair, words) => matchWords(store, pair, words),
      add: (part) => wordImport.add({ ...part, words: [], isLast: false, isDryRun: false, isElsewhere: true }),
      takeBack: (ref) => learner.takeBack(ref),
    },
    newId,
    now: () => 1_790_000_000_000,
  });
  const listKnown = async () =>
    (await store.study.cards.toArray()).filter(({ queue }) => queue === 'known').map(({ word }) => word);
  return { ...learner, anki, follow, keyValues, listKnown };
}

const addNote = (word: string, intervalDays?: number, more: Partial<AnkiServer['notes'][number]> = {}) => {
  const note = { deckName: 'Deutsch', modelName: 'Wort', fields: { Word: word, Meaning: 'm' }, tags: [] };
  server.notes.push({ ...note, ...(intervalDays === undefined ? {} : { intervalDays }), ...more });
};

const listAsked = () => server.asked.map(({ action }) => action);

beforeEach(async () => {
  server = makeAnkiServer();
  await server.start();
  addNote('<b>ser</b>', 30);
  addNote('años', 21);
  addNote('que', 20);
  addNote('si');
  addNote('por', 90, { deckName: 'Default' });
  addNote('no', 90, { modelName: 'Basic' });
  addNote('ajeno', 100);
  addNote('', 100);
});
afterEach(() => server.stop());

test('what is known in Anki is known here, in the spelling of the deck, and not any more once it is not followed', async () => {
  const { follow, listKnown, expectReplayed, readCaches } = await makeLearner();
  expect(await follow.look()).toBeUndefined();
  await follow.read(PAIR);
  expect((await listKnown()).sort()).toEqual(['ajeno', 'año', 'ser']);
  expect(await follow.look()).toEqual({ pair: PAIR, words: 3, at: 1_790_000_000_000 });
  await expectReplayed();
  await follow.stop();
  expect(await follow.look()).toBeUndefined();
  expect((await readCaches()).cards).toEqual([]);
  await expectReplayed();
});

test('follows what Anki learns and forgets, and reads only what is new', async () => {
  const { store, follow, listKnown, expectReplayed } = await makeLearner();
  await follow.read(PAIR);
  const ops = (await listOps(store)).length;
  server.asked = [];
  await follow.read();
  expect(listAsked()).toEqual(['findNotes']);
  expect((await listOps(store)).length).toBe(ops);
  const [ser, , que] = server.notes;
  Object.assign(ser ?? {}, { intervalDays: 1 });
  Object.assign(que ?? {}, { intervalDays: 25 });
  await follow.read();
  expect((await listKnown()).sort()).toEqual(['ajeno', 'año', 'que']);
  await expectReplayed();
});

test('a word that two notes have stays known with either', async () => {
  const { follow, listKnown } = await makeLearner();
  await follow.read(PAIR);
  addNote('el año', 50);
  await follow.read();
  Object.assign(server.notes[1] ?? {}, { intervalDays: 3 });
  await follow.read();
  expect((await listKnown()).sort()).toEqual(['ajeno', 'año', 'ser']);
  expect(await follow.look()).toMatchObject({ words: 3 });
});

test('while Anki is closed, everything stays as it was, and it can be left', async () => {
  const { anki, follow, listKnown } = await makeLearner();
  await follow.read(PAIR);
  await server.stop();
  await anki.change({ deck: 'Default' });
  await expect(follow.read()).rejects.toMatchObject({ problem: { code: 'not-running' } });
  expect(await listKnown()).toHaveLength(3);
  await follow.stop();
  expect(await listKnown()).toEqual([]);
});

test('with another deck, the words of the first one go', async () => {
  const { anki, follow, listKnown } = await makeLearner();
  await follow.read(PAIR);
  await anki.change({ deck: 'Default' });
  await follow.read();
  expect(await listKnown()).toEqual(['por']);
});

test('asks nothing of an Anki that is switched off, and begins nothing without it', async () => {
  const { anki, follow, keyValues } = await makeLearner();
  await anki.change({ isOn: false });
  server.asked = [];
  await expect(follow.read(PAIR)).rejects.toMatchObject({ problem: { code: 'off' } });
  await anki.change({ isOn: true, fields: { Meaning: 'meanings' } });
  await expect(follow.read(PAIR)).rejects.toMatchObject({ problem: { code: 'not-set-up' } });
  expect(listAsked()).toEqual([]);
  expect(keyValues.items.has(FOLLOWED_KEY)).toBe(false);
});

test('leaves words as they are that are studied here, and no undo of a session takes the others back', async () => {
  const { study, follow, listKnown } = await makeLearner();
  await study.mark({ id: crypto.randomUUID(), pair: PAIR, word: 'no', mark: 'suspend' });
  addNote('no', 90);
  await follow.read(PAIR);
  expect(await listKnown()).not.toContain('no');
  expect(await study.undo(crypto.randomUUID(), 'undo')).toBeUndefined();
  expect(await listKnown()).toHaveLength(3);
});

test('many words are stored in parts, of which one is stored again when a word is forgotten', async () => {
  const { store, follow, listKnown } = await makeLearner();
  for (let index = 0; index < 250; index++) addNote(`palabra${index}`, 40);
  await follow.read(PAIR);
  expect(await listKnown()).toHaveLength(253);
  const before = (await listOps(store)).length;
  expect(before).toBe(3);
  Object.assign(server.notes.at(-1) ?? {}, { intervalDays: 2 });
  await follow.read();
  expect(await listKnown()).toHaveLength(252);
  // An undo, and the part without the word.
  expect((await listOps(store)).length).toBe(before + 2);
});

test('names of decks are quoted for Anki’s search', async () => {
  const { anki, follow, listKnown } = await makeLearner();
  const deck = 'A "B"_*\\C::D';
  addNote('por supuesto', 50, { deckName: deck });
  await anki.change({ deck });
  await follow.read(PAIR);
  expect(await listKnown()).toEqual(['por supuesto']);
});

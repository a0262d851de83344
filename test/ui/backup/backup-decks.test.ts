// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import { splitBackup } from '../../../src/file-reader/split-backup.ts';
import type { Send } from '../../../src/messaging/client.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import { collectDecks, restoreDecks, takeDecks } from '../../../src/ui/backup/backup-decks.ts';
import { fetchBackup, stageFile } from '../../../src/ui/backup/backup-file.ts';
import { makeDeck } from '../support/builders.ts';
import { makeBackground } from '../support/fake-background.ts';

const CARDS: StoredCard[] = [
  [1, 'das Haus', ['house'], ['Häuser'], { parts: ['Häuser'] }],
  [4, 'gehen', ['go']],
];

const LIST = makeDeck('deu-eng', {
  name: 'Kapitel 1',
  cards: 2,
  origin: { kind: 'file', name: 'a.csv' },
  inStudy: false,
});
const DICTIONARY = makeDeck('spa-eng', { cards: 9, origin: { kind: 'file', name: 'b.zip', isDictionary: true } });
const SERVED = makeDeck('fra-eng', { cards: 5, origin: { kind: 'upstream', address: 'https://cards.example.org' } });

const INCLUDED = makeDeck('ita-eng', { origin: { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } });

function makeLearner() {
  const background = makeBackground({ decks: [LIST, DICTIONARY, SERVED, INCLUDED] });
  background.cards.set(LIST.id, CARDS);
  // The log as the background writes it.
  const send = ((name: string, request: never) =>
    name === 'backup.export'
      ? Promise.resolve({ text: '{"format":"wayword-study","version":2,"ops":[\n\n],"settings":{}}', next: undefined })
      : background.send(name as never, request)) as Send;
  return { background, send };
}

describe('a backup', () => {
  test('holds the decks that the learner made or imported, and names the others', async () => {
    const { send } = makeLearner();
    const { file, decks, otherDecks } = await fetchBackup(send, 0);
    expect(decks.map(({ file: name }) => name)).toEqual(['a.csv']);
    expect(otherDecks.map(({ origin }) => origin)).toEqual([SERVED.origin, DICTIONARY.origin]);
    expect(JSON.parse(await file.text())).toMatchObject({ ops: [], settings: {}, decks: [{ name: 'Kapitel 1' }] });
  });

  test('brings back what is missing, as it was used', async () => {
    const { file } = await fetchBackup(makeLearner().send, 0);
    const fresh = makeBackground({ decks: [SERVED] });
    const staged = await stageFile(fresh.send, file, { read: (blob) => splitBackup(blob) });
    expect(staged.head).toEqual({ format: 'wayword-study', version: 2, settings: {} });
    const { decks, otherDecks } = await restoreDecks(fresh.send, staged.decks);
    expect(decks).toHaveLength(1);
    expect(otherDecks.map(({ origin }) => origin)).toEqual([DICTIONARY.origin]);
    expect(fresh.cards.get('deu-eng')).toEqual(CARDS);
    expect(fresh.decks.at(-1)).toMatchObject({ name: 'Kapitel 1', inStudy: false });
    expect((await restoreDecks(fresh.send, staged.decks)).decks).toEqual([]);
  });

  test('keeps what a deck’s file said about it, and its notes', async () => {
    const { send, background } = makeLearner();
    const origin = { kind: 'file', name: 'Kurs A1', file: 'a.json', credit: 'Anna', isRanked: true } as const;
    const notes = { respelt: { gehn: 'gehen' }, coverage: [[1, 0.5]] as [number, number][] };
    background.decks = [{ ...LIST, origin }];
    background.notes.set(LIST.id, notes);
    const { file } = await fetchBackup(send, 0);
    const fresh = makeBackground({ decks: [] });
    await restoreDecks(fresh.send, (await stageFile(fresh.send, file, { read: (blob) => splitBackup(blob) })).decks);
    expect(fresh.decks.map((deck) => deck.origin)).toEqual([origin]);
    expect(fresh.notes.get('deu-eng')).toEqual(notes);
  });

  test.each([{}, { facts: 7, notes: 'x' }, { facts: { credit: 7, isRanked: 'yes' } }])(
    'with a deck that has %j brings its cards back',
    async (strange) => {
      const { decks } = await collectDecks(makeLearner().send);
      const fresh = makeBackground({ decks: [] });
      await restoreDecks(fresh.send, takeDecks({ decks: decks.map((deck) => ({ ...deck, ...strange })) }));
      expect(fresh.decks.map((deck) => deck.origin)).toEqual([{ kind: 'file', name: 'a.csv' }]);
    },
  );

  test('names a deck that is too large', async () => {
    const { decks, otherDecks } = await collectDecks(makeLearner().send, 40);
    expect([decks.length, otherDecks.length]).toEqual([0, 3]);
  });

  test.each([undefined, 'a', [1, {}], [{ file: 'a', name: '', from: 1, to: 2, cards: [] }]])(
    'with %j in place of decks has none',
    (value) => {
      expect(takeDecks({ format: 'f', decks: value, otherDecks: value })).toEqual({
        rest: { format: 'f' },
        decks: [],
        otherDecks: [],
      });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { createDeckImport } from '../../src/library/deck-import.ts';
import { parseDeckNotes } from '../../src/library/formats/deck-file.ts';
import { readCardList } from '../../src/messaging/card-list.ts';
import type { Send } from '../../src/messaging/client.ts';
import { toDeckNotes } from '../../src/model/deck.ts';
import type { DeckSummary, SourceId } from '../../src/model/source.ts';
import { BLOCK_SIZE } from '../../src/store/content/blocks.ts';
import { readDeckPage } from '../../src/store/content/read/deck-page.ts';
import { findSource } from '../../src/store/content/sources.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createFindStates } from '../../src/study/states.ts';
import { createStudy } from '../../src/study/study.ts';
import type { StudySettings } from '../../src/study/study-settings.ts';
import { exportDeck } from '../../src/ui/options/decks/export-deck.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { ENGLISH, GERMAN, makeDeck, makeStore, makeStoreWith, type TestStore } from '../support/store.ts';

const PAIR = 'deu-eng';
const NOTES = { respelt: { daß: 'dass' }, vulgar: ['Scheiße'] };
const LANGUAGES = { from: GERMAN, to: ENGLISH };
const CARDS: [word: string, meanings: string[]][] = [
  ['Haus', ['house']],
  ['Scheiße', ['shit']],
  ['dass', ['that']],
  ['Jahr', ['year']],
];

/** A file as the first format had it. */
const FIRST_FORMAT = JSON.stringify({
  format: 'wayword-deck',
  version: 1,
  ...LANGUAGES,
  licence: { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  sources: [],
  changes: '',
  ...NOTES,
  cards: CARDS,
});

const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };

/** Imports a deck file part by part, as the options page and the background do. @returns The source's id. */
async function importFile(store: TestStore, file: Blob): Promise<SourceId> {
  const deckImport = createDeckImport({
    store,
    forms: async () => new Map(),
    waitForPageToGo: async () => false,
    keepAwake: (work) => work(),
    onChange: () => undefined,
    now: () => clock.at,
  });
  const id = crypto.randomUUID();
  let part = 0;
  for await (const { list, isLast, notes } of readParts(new File([file], 'course.json'), { kind: 'deck' })) {
    const blocks = readCardList(list, BLOCK_SIZE);
    const parsed = notes === undefined ? undefined : parseDeckNotes(notes);
    await deckImport.add({
      id,
      ...LANGUAGES,
      name: 'course.json',
      source: undefined,
      part,
      blocks,
      isLast,
      notes: parsed,
    });
    part++;
  }
  const source = await deckImport.finish(id);
  if (!source) throw new Error('Expected a source, got none.');
  return source.id;
}

/** Exports a source as Wayword's own file, as the options page does. */
function exportFile(store: TestStore, id: SourceId): Promise<File> {
  const send = (async (_: string, { after, limit }: { after: number; limit: number }) =>
    readDeckPage(store, id, after, limit)) as unknown as Send;
  const deck = { id, pair: PAIR, ...LANGUAGES, origin: { kind: 'file', name: 'course.json' } } as DeckSummary;
  return exportDeck(send, deck, 'deck');
}

const notesOf = async (store: TestStore, id: SourceId) => {
  const source = await findSource(store, id);
  return source && toDeckNotes(source);
};

function openLearner(store: TestStore, settings: StudySettings = { newPerDay: 10, retention: 0.9, vulgar: false }) {
  const now = () => clock;
  const cardMemory = createCardMemory(store);
  const study = createStudy({
    store,
    cardMemory,
    now,
    settings: async () => settings,
    newDeviceId: () => crypto.randomUUID(),
  });
  const findStates = createFindStates({ store, cardMemory, now, ensureCaches: study.ensureCaches });
  return {
    study,
    findState: async (word: string) => (await findStates(PAIR, [word]))[0]?.state,
    /** Answers all new words. @returns Them. */
    async finish(): Promise<string[]> {
      const asked: string[] = [];
      for (let { card } = await study.next({ pair: PAIR }); card; card = (await study.next({ pair: PAIR })).card) {
        const { pair, word, seen, retention, choices } = card;
        asked.push(word);
        if (asked.length > 50) throw new Error('Expected the session to end, it did not.');
        clock.at += 5_000;
        const answer = {
          id: crypto.randomUUID(),
          pair,
          word,
          rating: 'easy',
          choice: choices.easy,
          retention,
        } as const;
        await study.answer({ ...answer, spentMs: 5_000, seen });
      }
      return asked;
    },
  };
}

const know = (word: string) => ({ id: crypto.randomUUID(), pair: PAIR, word, mark: 'know' }) as const;

describe('the respelt and vulgar words of an imported deck file of the first format', () => {
  test('are kept by an export and by the import of that export', async () => {
    const store = makeStore();
    const id = await importFile(store, new Blob([FIRST_FORMAT]));
    expect(await notesOf(store, id)).toEqual(NOTES);
    const exported = await exportFile(store, id);
    const other = makeStore();
    expect(await notesOf(other, await importFile(other, exported))).toEqual(NOTES);
  });

  test('keep vulgar words out of the new words of Study until the learner wants them', async () => {
    const store = makeStore();
    await importFile(store, new Blob([FIRST_FORMAT]));
    const settings = { newPerDay: 10, retention: 0.9, vulgar: false };
    const learner = openLearner(store, settings);
    expect(await learner.finish()).toEqual(['Haus', 'dass', 'Jahr']);
    settings.vulgar = true;
    expect(await learner.finish()).toEqual(['Scheiße']);
  });

  test('do so beside another main source', async () => {
    const main = makeDeck({ pair: PAIR, ...LANGUAGES, cards: [[1, 'Baum', ['tree']]] });
    const store = await makeStoreWith(main);
    const id = await importFile(store, new Blob([FIRST_FORMAT]));
    expect([id, (await findSource(store, id))?.isMain]).toEqual([`${PAIR}:2`, false]);
    expect((await openLearner(store).finish()).toSorted()).toEqual(['Baum', 'Haus', 'Jahr', 'dass']);
  });

  test('give an earlier spelling’s memory to the new one', async () => {
    const store = makeStore();
    await openLearner(store).study.mark(know('daß'));
    await importFile(store, new Blob([FIRST_FORMAT]));
    const learner = openLearner(store);
    expect(await learner.findState('dass')).toBe('known');
    expect(await learner.finish()).toEqual(['Haus', 'Jahr']);
  });

  test('apply to a backup that is restored beside them, and stay when it is', async () => {
    const old = makeStore();
    await openLearner(old).study.mark(know('daß'));
    const backup = await writeBackup(old);
    const store = makeStore();
    const id = await importFile(store, new Blob([FIRST_FORMAT]));
    await readBackup(store, backup, false);
    expect(await notesOf(store, id)).toEqual(NOTES);
    const learner = openLearner(store);
    expect(await learner.findState('dass')).toBe('known');
    expect(await learner.finish()).toEqual(['Haus', 'Jahr']);
  });

  test('apply on another device that has the backup first and the exported file later', async () => {
    const store = makeStore();
    const id = await importFile(store, new Blob([FIRST_FORMAT]));
    await openLearner(store).study.mark(know('daß'));
    const [backup, file] = [await writeBackup(store), await exportFile(store, id)];
    const other = makeStore();
    await readBackup(other, backup, false);
    await importFile(other, file);
    const learner = openLearner(other);
    expect(await learner.findState('dass')).toBe('known');
    expect(await learner.finish()).toEqual(['Haus', 'Jahr']);
  });
});

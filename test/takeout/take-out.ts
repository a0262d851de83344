import { unzip } from 'unzipit';
import type { StoredCard } from '../../src/model/card.ts';
import type { LookUp } from '../../src/model/look-up.ts';
import type { Op } from '../../src/model/op.ts';
import type { AnkiExport, RespeltWords, TakeoutRequest, WordChoice } from '../../src/model/takeout.ts';
import { WORD_GROUPS } from '../../src/model/takeout.ts';
import { addLookUps } from '../../src/store/study/history/look-ups.ts';
import { mergeOps } from '../../src/store/study/log/merge-ops.ts';
import { exportParts } from '../../src/study/backup-export.ts';
import { fold, makeNewCard, replay } from '../../src/study/replay.ts';
import { createTakeoutAnswers } from '../../src/takeout/answer.ts';
import { loadSqlite } from '../library/formats/vocabulary/read-fixture.ts';
import { makeStore } from '../support/store.ts';
import { makeOp, makeReview } from '../support/study.ts';

/** The study day of the tests, and an instant of it. */
export const TODAY = 20_760;
export const NOW = { at: (TODAY * 24 + 12) * 3_600_000, zoneMinutes: 120 };

export const PAIR = 'deu-eng';

/** A day in the past, at noon. */
const atDay = (day: number, second = 0) => (day * 24 + 12) * 3_600_000 + second * 1_000;

/** Answers to a word on some days, each by its button. */
export function study(word: string, ...answers: [day: number, rating: 'again' | 'hard' | 'good' | 'easy'][]): Op[] {
  const ops: Op[] = [];
  for (const [index, [day, rating]] of answers.entries()) {
    const [card = makeNewCard(PAIR, word)] = replay(ops).cards;
    const at = atDay(day, index * 100);
    ops.push(makeReview(card, rating, day, { at, wallAt: at }));
  }
  return ops;
}

/** Words in every state. */
export function makeWords(): Op[] {
  const op = (word: string, action: Parameters<typeof makeOp>[0], day = TODAY - 30) =>
    makeOp(action, { word, day, at: atDay(day), wallAt: atDay(day) });
  const met = { sentence: 'Das <alte> Haus & der Garten', title: 'Häuser "heute"', address: 'https://example.org/a?b' };
  const known = study('lang', [TODAY - 60, 'easy'], [TODAY - 45, 'easy'], [TODAY - 20, 'easy']);
  const paused = op('Pause', { kind: 'suspend' });
  const undone = op('weg', { kind: 'want' });
  return [
    op('Haus', { kind: 'want', ...met }),
    ...study(
      'Haus',
      [TODAY - 20, 'good'],
      [TODAY - 20, 'good'],
      [TODAY - 10, 'again'],
      [TODAY - 10, 'good'],
      [TODAY - 1, 'good'],
    ),
    ...known,
    ...study('Schritt', [TODAY, 'again']),
    op('gemerkt', { kind: 'know' }),
    makeOp({ kind: 'know-all', words: ['und', 'oder'] }, { word: '', at: atDay(TODAY - 40) }),
    op('bald', { kind: 'want', sentence: 'Bald kommt sie, bald nicht.' }),
    op('eigen', {
      kind: 'define',
      text: 'my <own>\nmeaning',
      headword: 'das Eigene',
      ...met,
      sentence: 'Es ist das Eigene.',
    }),
    ...study('Pause', [TODAY - 35, 'good'], [TODAY - 35, 'good']),
    paused,
    undone,
    makeOp({ kind: 'undo', ref: undone.id, of: 'want' }, { word: 'weg', at: atDay(TODAY - 29) }),
  ];
}

export const CARDS: StoredCard[] = [
  [1, 'Haus', ['house', 'home'], ['Hauses', 'Häuser'], { reading: 'haʊ̯s' }],
  [2, 'lang', ['long'], [], { examples: [['Der Weg ist lang.', 'The way is long.']] }],
  [3, 'und', ['and']],
  [4, 'Schritt', ['step']],
  [5, 'bald', ['soon']],
];

interface TakeOutParts {
  cards?: StoredCard[];
  respelt?: RespeltWords[];
  lookUps?: LookUp[];
  opsPerPart?: number;
  isKept?: boolean;
}

/** Reads a log as the page and the worker do. */
export async function takeOut(ops: readonly Op[], parts: TakeOutParts = {}) {
  const { cards = CARDS, respelt = [], lookUps = [], opsPerPart = 7, isKept = false } = parts;
  const store = makeStore();
  await mergeOps(store, ops, fold);
  if (lookUps.length > 0) await addLookUps(store, lookUps);
  const texts: string[] = [];
  for await (const text of exportParts(store, opsPerPart)) texts.push(text);
  const answer = createTakeoutAnswers({ loadSqlite, now: () => NOW });
  const ask = async (request: TakeoutRequest) => {
    const answered = await answer(request);
    if ('error' in answered) throw new Error(`${answered.error.code}: ${answered.error.message}`);
    return answered;
  };
  for (const [index, backup] of texts.entries()) await ask({ backup, isLast: index === texts.length - 1, isKept });
  const read = await ask({ respelt });
  const { without } = (await ask({ cards, pair: PAIR, source: PAIR })) as { without: number };
  return { ask, read, without };
}

export const ALL: WordChoice = { groups: WORD_GROUPS, pairs: [PAIR] };

export async function exportWords(
  ops: readonly Op[],
  request: Partial<AnkiExport> = {},
  parts: TakeOutParts = {},
): Promise<Blob> {
  const { ask } = await takeOut(ops, parts);
  const anki = {
    choice: ALL,
    format: 'package',
    hasSchedule: true,
    deckNames: { [PAIR]: 'Wayword::German' },
    ...request,
  } as const;
  return ((await ask({ anki })) as { file: Blob }).file;
}

/** The files of a zip, read by another library than the one that writes them. */
export async function readZip(file: Blob): Promise<Map<string, Uint8Array>> {
  const { entries } = await unzip(file);
  const read = Object.values(entries).map(
    async (entry) => [entry.name, new Uint8Array(await entry.arrayBuffer())] as const,
  );
  return new Map(await Promise.all(read));
}

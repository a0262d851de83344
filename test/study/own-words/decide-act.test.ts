import { expect, test } from 'vitest';
import type { OwnWordAct } from '../../../src/model/own-word.ts';
import type { CardRow, DefinitionRow } from '../../../src/store/study/study-database.ts';
import { decideAct } from '../../../src/study/own-words/decide-act.ts';
import { makeNewCard } from '../../../src/study/replay.ts';
import { toWordState } from '../../../src/study/word-state.ts';
import { makeOp } from '../../support/study.ts';

const DAY = 20_700;
const makeCard = (parts: Partial<CardRow>) => ({ ...makeNewCard('deu-eng', 'das Haus'), ...parts });

const WAITING = makeCard({ due: 1_000 });
const LEARNING = makeCard({ queue: 'learning', reps: 1 });
const REVIEW = makeCard({ queue: 'review', reps: 3, due: DAY + 3 });
const KNOWN = makeCard({ queue: 'known' });
const PAUSED = makeCard({ queue: 'suspended' });
const DEFINITION: DefinitionRow = { pair: 'deu-eng', word: 'das Haus', text: 'house', updatedAt: 0 };
const WANT = makeOp({ kind: 'want' });

interface Word {
  card?: CardRow;
  definition?: DefinitionRow;
  isWanted?: boolean;
  hasDeck?: boolean;
}

test.each<[act: OwnWordAct, what: string, word: Word, kinds: string]>([
  ['study', 'a word that was only defined', { definition: DEFINITION }, 'want'],
  ['study', 'a waiting word', { card: WAITING }, ''],
  ['study', 'a word in learning', { card: LEARNING }, ''],
  ['study', 'a known word', { card: KNOWN }, 'want'],
  ['study', 'a paused word', { card: PAUSED }, 'want'],
  ['know', 'a word in review', { card: REVIEW }, 'know'],
  ['know', 'a known word', { card: KNOWN }, ''],
  ['stop', 'a waiting word', { card: WAITING }, 'suspend'],
  ['stop', 'a paused word', { card: PAUSED }, ''],
  ['remove', 'a word that was only defined', { definition: DEFINITION }, 'undefine'],
  ['remove', 'a taken word', { card: WAITING, isWanted: true }, 'undo'],
  ['remove', 'a taken and defined word', { card: WAITING, definition: DEFINITION, isWanted: true }, 'undo undefine'],
  ['remove', 'a word in review that a deck has', { card: REVIEW, isWanted: true, hasDeck: true }, 'undo'],
  ['remove', 'a word in review that no deck has', { card: REVIEW, definition: DEFINITION }, 'undefine suspend'],
])('%s: %s', (act, _, { card, definition, isWanted = false, hasDeck = false }, kinds) => {
  const row = { pair: 'deu-eng', word: 'das Haus', card, definition, state: toWordState('das Haus', card, DAY) };
  const actions = decideAct(act, row, { hasDeck, wants: isWanted ? [WANT] : [] });
  expect(actions.map(({ kind }) => kind).join(' ')).toBe(kinds);
  for (const action of actions) expect(action).toMatchObject({ pair: 'deu-eng', word: 'das Haus' });
});

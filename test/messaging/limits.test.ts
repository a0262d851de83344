import { expect, test } from 'vitest';
import { MAX_BACKUP_PART_LENGTH, MAX_HEAD_FIELD_LENGTH } from '../../src/messaging/backup.ts';
import { MAX_CARD_LIST_LENGTH } from '../../src/messaging/card-list.ts';
import { MAX_CARDS_PER_MESSAGE, MAX_CREDIT_LENGTH, MAX_ENTRY_LIST_LENGTH } from '../../src/messaging/deck.ts';
import { MESSAGES, type MessageName } from '../../src/messaging/messages.ts';
import { MAX_ADDRESS_LENGTH, MAX_SENTENCE_LENGTH } from '../../src/messaging/parse.ts';
import { MAX_LISTED_WORDS, MAX_MATCHED_WORDS, MAX_WORDS_PER_PAGE } from '../../src/messaging/study.ts';
import { MAX_KEY_LENGTH } from '../../src/messaging/upstream.ts';
import {
  MAX_BLOCK_LENGTH,
  MAX_BLOCKS,
  MAX_DECK_NOTES_LENGTH,
  MAX_ID_LENGTH,
  MAX_KNOWN_WORDS,
  MAX_LANGUAGE_TAG_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OP_INTERVAL_DAYS,
  MAX_OP_MS,
  MAX_SCAN_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SITE_LENGTH,
  MAX_TEXT_LENGTH,
} from '../../src/model/limits.ts';

const id = '0b2f6c1e-6f0a-4c2b-9d0e-3a8f5d1c7b9a';
const pair = 'spa-eng';
const word = 'casa';
const passage = { text: 'una casa', offset: 4 };
const spanish = { iso639_3: 'spa', name: 'Spanish' };
const english = { iso639_3: 'eng', name: 'English' };
const file = { id, from: spanish, to: english, name: 'words', part: 0, cards: '[]', isLast: true };
const answered = { id, pair, word, rating: 'good', retention: 0.9, spentMs: 1, seen: '', wish: {} };
const choice = { intervalDays: 1, delayMs: 0 };

const letters = (length: number) => 'a'.repeat(length);
const words = (count: number) => Array<string>(count).fill('a');

type Limited = [name: MessageName, limit: number, toRequest: (size: number) => object];

test.each<Limited>([
  ['lookup.define', MAX_SCAN_LENGTH, (size) => ({ ...passage, text: letters(size) })],
  ['lookup.define', MAX_SCAN_LENGTH, (offset) => ({ ...passage, offset })],
  ['lookup.define', MAX_SCAN_LENGTH, (size) => ({ ...passage, ownText: letters(size) })],
  ['lookup.findPair', MAX_SCAN_LENGTH, (size) => ({ ...passage, text: letters(size) })],
  ['lookup.define', MAX_LANGUAGE_TAG_LENGTH, (size) => ({ ...passage, language: letters(size) })],
  ['lookup.get', MAX_ADDRESS_LENGTH, (size) => ({ path: `/${letters(size - 1)}` })],
  ['lookup.classify', MAX_BLOCK_LENGTH, (size) => ({ texts: [letters(size)] })],
  ['lookup.classify', MAX_BLOCKS, (size) => ({ texts: words(size) })],
  ['lookup.classify', MAX_LANGUAGE_TAG_LENGTH, (size) => ({ texts: [], language: letters(size) })],
  ['lookup.findNear', MAX_TEXT_LENGTH, (size) => ({ pair, word: letters(size) })],
  ['search.words', MAX_SEARCH_LENGTH, (size) => ({ text: letters(size) })],
  ['upstream.connect', MAX_ADDRESS_LENGTH, (size) => ({ address: letters(size), key: 'k' })],
  ['upstream.connect', MAX_KEY_LENGTH, (size) => ({ address: 'https://example.org', key: letters(size) })],
  ['deck.change', MAX_NAME_LENGTH, (size) => ({ id: pair, change: { name: letters(size) } })],
  ['deck.import', MAX_NAME_LENGTH, (size) => ({ ...file, name: letters(size) })],
  ['deck.import', MAX_CREDIT_LENGTH, (size) => ({ ...file, credit: letters(size) })],
  ['deck.import', MAX_CARD_LIST_LENGTH, (size) => ({ ...file, cards: letters(size) })],
  ['deck.import', MAX_ENTRY_LIST_LENGTH, (size) => ({ ...file, entries: letters(size) })],
  ['deck.import', MAX_DECK_NOTES_LENGTH, (size) => ({ ...file, notes: letters(size) })],
  ['deck.export', MAX_CARDS_PER_MESSAGE, (limit) => ({ id: pair, after: -1, limit })],
  ['study.answer', MAX_OP_INTERVAL_DAYS, (days) => ({ ...answered, choice: { intervalDays: days, delayMs: 0 } })],
  ['study.answer', MAX_OP_MS, (delayMs) => ({ ...answered, choice: { intervalDays: 0, delayMs } })],
  ['study.answer', MAX_OP_MS, (spentMs) => ({ ...answered, choice, spentMs })],
  ['study.answer', MAX_ID_LENGTH, (size) => ({ ...answered, choice, seen: letters(size) })],
  ['study.mark', MAX_SENTENCE_LENGTH, (size) => ({ id, pair, word, mark: 'know', sentence: letters(size) })],
  ['study.findListed', MAX_LISTED_WORDS, (count) => ({ pair, words: words(count) })],
  ['study.matchWords', MAX_MATCHED_WORDS, (count) => ({ pair, words: words(count) })],
  ['study.knowWords', MAX_KNOWN_WORDS, (count) => ({ id, pair, words: words(count), isDryRun: true })],
  ['study.held', MAX_WORDS_PER_PAGE, (limit) => ({ pair, kind: 'known', offset: 0, limit })],
  ['hover.site', MAX_SITE_LENGTH, (size) => ({ site: letters(size) })],
  ['backup.stage', MAX_BACKUP_PART_LENGTH, (size) => ({ id, part: 0, ops: letters(size), head: {} })],
  ['backup.stage', MAX_HEAD_FIELD_LENGTH, (size) => ({ id, part: 0, ops: '[]', head: { [letters(size)]: 1 } })],
  ['backup.readSaved', MAX_ID_LENGTH, (size) => ({ id: letters(size), part: 0 })],
  ['definition.put', MAX_TEXT_LENGTH, (size) => ({ id, pair, word, text: letters(size) })],
])('%s takes as much as its limit, %i, and nothing above it', (name, limit, toRequest) => {
  const parse = (size: number) => MESSAGES[name].parse(toRequest(size));
  expect(() => parse(limit)).not.toThrow();
  expect(() => parse(limit + 1)).toThrow(expect.objectContaining({ code: 'bad-request' }));
});

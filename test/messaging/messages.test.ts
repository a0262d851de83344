import { describe, expect, test } from 'vitest';
import { MESSAGES, type MessageName, type RequestOf } from '../../src/messaging/messages.ts';
import { MAX_WORDS_PER_ACT } from '../../src/messaging/word.ts';
import {
  MAX_BLOCK_LENGTH,
  MAX_BLOCKS,
  MAX_SCAN_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TEXT_LENGTH,
} from '../../src/model/limits.ts';

const id = 'b5a3a3c8-6a1e-4e0c-9a53-0f4cf1b7d9aa';
const pair = 'spa-eng';
const word = 'casa';
const sentence = 'Mi casa es tu casa.';
const introduced = [{ pair, word, cards: 2 }];
const wish = { pair, isOneDeck: true, prefer: { pair, word }, introduced, only: [{ pair, word }] };
const passage = { text: 'Mi casa', offset: 3, language: 'es-MX', ownText: 'Mi casa', asked: true } as const;
const language = { iso639_3: 'spa', name: 'Spanish' };

type Examples = { [Name in MessageName]: RequestOf<Name> };

/**
 * Each message with all of its fields. Names and fields never change, because an updated background answers pages that
 * were opened before.
 */
const EXAMPLES: Examples = {
  'history.note': { pair, word, text: 'Mi casa', offset: 3, start: 3, end: 7 },
  'history.list': {
    text: 'cas',
    pair,
    sort: 'count',
    filters: ['new', 'often', 'week'],
    page: 'Casas',
    address: 'https://example.org/casas',
    offset: 0,
    limit: 30,
  },
  'history.keys': {
    text: 'cas',
    pair,
    sort: 'newest',
    filters: [],
    page: 'Casas',
    address: 'https://example.org/casas',
  },
  'history.act': { id, act: 'study', words: [{ pair, word }] },
  'history.takeBack': { id, ref: id },
  'history.clear': {},
  'history.suggest': {},
  'history.decline': { words: [{ pair, word }] },
  'lookup.get': { path: '/api/v1/fc/?f=spa&t=eng&n=7' },
  'lookup.define': passage,
  'lookup.findPair': passage,
  'lookup.classify': { texts: ['Mi casa', ''], language: 'es-MX' },
  'marks.begin': {},
  'marks.count': {},
  'sound.play': { pair, words: ['la casa', word], form: 'casas', reading: 'ˈkasa', hasVoice: true },
  'sound.changed': {},
  'anki.look': {},
  'anki.change': { change: { isOn: true, key: 'secret' } },
  'anki.connect': {},
  'anki.fields': { noteType: 'Basic' },
  'anki.add': {
    words: [
      {
        pair,
        word,
        reading: 'ˈkasa',
        meanings: ['house'],
        sentence,
        form: 'casas',
        title: 'Casas',
        address: 'https://example.org/casas',
      },
    ],
  },
  'anki.retry': {},
  'anki.follow': { act: 'read', pair },
  'anki.remove': { ids: [id] },
  'lookup.findNear': { pair, word },
  'lookup.findFit': { pair, meanings: ['word'], translation: 'The words.', word: 'word' },
  'lookup.findFull': { pair, word },
  'search.words': { text: 'casa', prefer: pair, place: { source: 'spa-eng', after: 3 } },
  'deck.list': {},
  'deck.lost': {},
  'deck.forgetLost': {},
  'deck.seek': { pair, rank: 7, direction: 'forward' },
  'deck.face': { pair, rank: 7 },
  'deck.change': {
    id: 'spa-eng:2',
    change: { name: 'Kapitel 3', isMain: true, inLookups: false, inStudy: true, move: 'up' },
  },
  'deck.loneWords': { id: pair },
  'deck.remove': { id: pair, keepWords: true },
  'deck.starters': {},
  'deck.install': { pair },
  'deck.importBegin': {
    id,
    from: language,
    to: { iso639_3: 'eng', name: 'English' },
    name: 'wty-es-en.zip',
    credit: 'Wiktionary, CC BY-SA',
    isRanked: true,
    file: 'words.zip',
    facts: { frequencies: 3, pitches: 0, pronunciations: 1 },
  },
  'deck.import': {
    id,
    from: language,
    to: { iso639_3: 'eng', name: 'English' },
    name: 'Kapitel 3.csv',
    credit: 'Wiktionary, CC BY-SA',
    isRanked: true,
    file: 'words.zip',
    facts: { frequencies: 3, pitches: 0, pronunciations: 1 },
    part: 0,
    cards: '[[1,"casa",["house"]]]',
    entries: '[]',
    isLast: true,
    notes: '{"vulgar":["mierda"]}',
  },
  'deck.importFinish': { id, replaces: pair, isDictionary: true },
  'deck.importCancel': { id },
  'deck.export': { id: pair, after: -1, limit: 5_000 },
  'deck.licences': {},
  'upstream.get': {},
  'upstream.connect': { address: 'https://cards.example.org', key: 'a key' },
  'upstream.disconnect': {},
  'sync.start': { from: 'spa', to: 'eng' },
  'sync.pause': { pair },
  'sync.resume': { pair },
  'sync.cancel': { pair },
  'sync.status': {},
  'settings.get': {},
  'settings.put': { change: { hover: { dwellMs: 0 }, appearance: { theme: 'dark' } } },
  'study.next': wish,
  'study.answer': {
    id,
    pair,
    word,
    rating: 'good',
    choice: { intervalDays: 3, delayMs: 0 },
    retention: 0.9,
    spentMs: 1_500,
    seen: 'device/7',
    wish,
  },
  'study.practise': { pair },
  'study.undo': { id, direction: 'redo', wish },
  'study.find': { pair, word },
  'study.example': { pair, word, lapses: 9 },
  'study.mark': { id, pair, word, mark: 'know', sentence },
  'study.undoMark': { id, ref: id },
  'study.hold': { id, pair, word, mark: 'suspend' },
  'study.knowUpTo': { id, pair, rank: 500, isDryRun: true },
  'study.findListed': { pair, words: [word] },
  'study.knowWords': { id, pair, words: [word], isDryRun: false },
  'study.matchWords': { pair, words: [word] },
  'study.beginImport': { id, source: 'words.apkg' },
  'study.findImport': {},
  'study.takeBackImport': { id, ref: id },
  'study.importWords': {
    id,
    part: 'a.0',
    pair,
    known: [word],
    words: [
      {
        word,
        isInDeck: false,
        outcome: 'continue',
        meaning: 'house',
        reading: 'haʊs',
        sentence: 'Das Haus',
        title: 'Momo',
        last: { at: 1_790_000_000_000, rating: 'good', intervalDays: 4 },
      },
    ],
    isLast: true,
    isDryRun: false,
  },
  'study.takeBack': { id, ref: id },
  'study.stats': { pair },
  'study.adoptWeights': { id, part: 'fitted', pairs: [pair], weights: Array<number>(21).fill(1) },
  'study.held': { pair, kind: 'leech', offset: 0, limit: 200 },
  'study.rescue': { choice: 'give-up' },
  'hover.settings': {},
  'hover.start': { language: 'es-MX' },
  'hover.wake': { language: 'es-MX' },
  'hover.more': {},
  'hover.pieces': {},
  'hover.frame': { frameId: 4 },
  'hover.site': { site: 'news.example' },
  'hover.changeSite': {
    site: 'news.example',
    isOff: true,
    language: null,
    keys: false,
    noHistory: true,
    marks: null,
    captions: true,
  },
  'backup.export': { place: { source: 'log', device: 'device', seq: 7 } },
  'backup.stage': { id, part: 0, ops: '[]', head: { format: 'wayword-backup' } },
  'backup.restore': { id, parts: 2, head: {}, isDryRun: true },
  'backup.progress': {},
  'backup.drop': {},
  'backup.saved': {},
  'backup.readSaved': { id: '2026-01-31', part: 1 },
  'check.deck': { id: 'spa-eng:2' },
  'check.study': {},
  'check.damage': { hasTrace: true },
  'check.startOver': {},
  'check.closed': {},
  'check.repair': {},
  'check.sizes': {},
  'definition.put': {
    id,
    pair,
    word,
    text: 'house',
    headword: word,
    sentence,
    title: 'News',
    address: 'https://example.org/',
  },
  'definition.remove': { id, pair, word },
  'word.list': { text: '', pair, sort: 'newest', offset: 0, limit: 200 },
  'word.keys': { text: 'rot', pair, sort: 'alphabet' },
  'word.act': { id, act: 'study', words: [{ pair, word }] },
  'word.takeBack': { id, ref: id },
};

const parse = (name: string, fields: unknown): unknown => MESSAGES[name as MessageName].parse(fields);
const refusal = expect.objectContaining({ code: 'bad-request' });

test('the list has exactly these messages', () => {
  expect(Object.keys(MESSAGES).sort()).toEqual(Object.keys(EXAMPLES).sort());
});

describe.each(Object.entries(EXAMPLES))('%s', (name, example) => {
  test('carries its fields', () => {
    expect(parse(name, example)).toEqual(example);
  });

  test('carries no field that the example lacks', () => {
    const fields = Object.keys(example).join(', ');
    expect(() => parse(name, { ...example, isEvil: true })).toThrow(`Expected no fields but these: ${fields}.`);
  });
});

/** Optional fields by message. */
const OPTIONAL: Partial<Record<MessageName, readonly string[]>> = {
  'lookup.define': ['language', 'ownText', 'asked'],
  'lookup.findPair': ['language', 'ownText', 'asked'],
  'lookup.classify': ['language'],
  'search.words': ['prefer', 'place'],
  'sound.play': ['form', 'reading'],
  'deck.remove': ['keepWords'],
  'study.adoptWeights': ['part'],
  'anki.follow': ['pair'],
  'deck.importBegin': ['credit', 'isRanked', 'file', 'facts'],
  'deck.import': ['credit', 'isRanked', 'file', 'facts', 'entries', 'notes'],
  'deck.importFinish': ['replaces', 'isDictionary'],
  'study.next': ['pair', 'isOneDeck', 'prefer', 'introduced', 'only'],
  'study.practise': ['pair'],
  'study.mark': ['sentence'],
  'hover.start': ['language'],
  'hover.wake': ['language'],
  'hover.site': ['site'],
  'hover.changeSite': ['site', 'isOff', 'language', 'keys', 'noHistory', 'marks', 'captions'],
  'backup.export': ['place'],
  'definition.put': ['headword', 'sentence', 'title', 'address'],
  'word.list': ['pair'],
  'word.keys': ['pair'],
  'history.note': ['text', 'offset', 'start', 'end'],
  'history.list': ['pair', 'page', 'address'],
  'history.keys': ['pair', 'page', 'address'],
};

const fieldsOf = Object.entries(EXAMPLES).flatMap(([name, example]) =>
  Object.keys(example).map((field) => {
    const { [field]: _, ...rest } = example as Record<string, unknown>;
    return { name: name as MessageName, field, rest };
  }),
);

test.each(fieldsOf)('$name without $field', ({ name, field, rest }) => {
  if (OPTIONAL[name]?.includes(field)) expect(parse(name, rest)).toEqual(rest);
  else expect(() => parse(name, rest)).toThrow(refusal);
});

test.each<[MessageName, Record<string, unknown>]>([
  ['lookup.define', { text: '' }],
  ['lookup.define', { text: 'a'.repeat(MAX_SCAN_LENGTH + 1) }],
  ['lookup.define', { offset: -1 }],
  ['lookup.define', { offset: 0.5 }],
  ['lookup.define', { offset: MAX_SCAN_LENGTH + 1 }],
  ['lookup.define', { language: null }],
  ['lookup.define', { asked: false }],
  ['lookup.get', { path: `/${'a'.repeat(2_048)}` }],
  ['lookup.get', { path: 'https://example.org/' }],
  ['sound.play', { words: [] }],
  ['sound.play', { words: [word, word, word] }],
  ['sound.play', { words: ['a'.repeat(MAX_TEXT_LENGTH + 1)] }],
  ['sound.play', { form: '' }],
  ['search.words', { text: 'a'.repeat(MAX_SEARCH_LENGTH + 1) }],
  ['search.words', { place: { source: 'spa-eng', after: -2 } }],
  ['lookup.classify', { texts: ['a'.repeat(MAX_BLOCK_LENGTH + 1)] }],
  ['lookup.classify', { texts: Array(MAX_BLOCKS + 1).fill('a') }],
  ['deck.seek', { pair: 'Spa-eng' }],
  ['deck.seek', { direction: 'up' }],
  ['deck.loneWords', { id: 'spa-eng:0' }],
  ['deck.import', { from: { iso639_3: 'es', name: 'Spanish' } }],
  ['deck.import', { part: -1 }],
  ['deck.importCancel', { id: 'seven' }],
  ['deck.export', { after: -2 }],
  ['deck.export', { limit: 5_001 }],
  ['settings.put', { change: { hover: { dwellMs: 'none' } } }],
  ['settings.put', { change: { unknown: {} } }],
  ['study.answer', { rating: 'perfect' }],
  ['study.answer', { choice: { intervalDays: 1, delayMs: 1 } }],
  ['study.answer', { choice: { intervalDays: 0, delayMs: 0 } }],
  ['study.answer', { choice: { intervalDays: 40_001, delayMs: 0 } }],
  ['study.answer', { retention: 0 }],
  ['study.answer', { retention: 1 }],
  ['study.answer', { spentMs: 86_400_001 }],
  ['study.mark', { word: '' }],
  ['study.mark', { sentence: 'a'.repeat(1_001) }],
  ['study.findListed', { words: [] }],
  ['study.importWords', { words: [{ word: 'a', isInDeck: true, outcome: 'know' }] }],
  [
    'study.importWords',
    { words: [{ word: 'a', isInDeck: true, outcome: 'continue', last: { at: 1, rating: 'good', intervalDays: 0 } }] },
  ],
  ['study.importWords', { known: Array(2_001).fill('a') }],
  ['study.importWords', { part: 'a'.repeat(17) }],
  ['study.findListed', { words: Array(501).fill('a') }],
  ['study.held', { limit: 0 }],
  ['hover.site', { site: '' }],
  ['hover.changeSite', { language: 'es' }],
  ['backup.export', { place: { source: 'log', chunk: 1 } }],
  ['backup.stage', { head: [] }],
  ['backup.stage', { head: { ['a'.repeat(65)]: 1 } }],
  ['word.list', { sort: 'rank' }],
  ['word.list', { limit: 201 }],
  ['word.act', { act: 'reset' }],
  ['word.act', { words: [] }],
  ['word.act', { words: Array.from({ length: MAX_WORDS_PER_ACT + 1 }, () => ({ pair, word })) }],
  ['history.note', { text: 'a'.repeat(MAX_SCAN_LENGTH + 1) }],
  ['history.note', { start: -1 }],
  ['history.list', { filters: ['old'] }],
  ['history.list', { sort: 'due' }],
  ['history.decline', { words: [] }],
  ['definition.put', { text: '  ' }],
  ['definition.put', { text: 'a'.repeat(MAX_TEXT_LENGTH + 1) }],
])('%s rejects %j', (name, wrong) => {
  expect(() => parse(name, { ...EXAMPLES[name], ...wrong })).toThrow(refusal);
});

test('a position in the log or in its second copy', () => {
  expect(parse('backup.export', { place: { source: 'copy', chunk: 3 } })).toEqual({
    place: { source: 'copy', chunk: 3 },
  });
});

test('a definition is trimmed', () => {
  expect(parse('definition.put', { ...EXAMPLES['definition.put'], text: ' house ' })).toMatchObject({ text: 'house' });
});

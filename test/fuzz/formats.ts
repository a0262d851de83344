import { gzipSync } from 'node:zlib';
import { AppError } from '../../src/app-error.ts';
import { readParts } from '../../src/file-reader/file-parts.ts';
import { readPreview, recognise } from '../../src/file-reader/preview-file.ts';
import { splitBackup } from '../../src/file-reader/split-backup.ts';
import { readWordList } from '../../src/file-reader/word-list.ts';
import { unpackCardList } from '../../src/messaging/card-list.ts';
import { importRecordings } from '../../src/recordings/import-recordings.ts';
import { openSource } from '../../src/recordings/open-source.ts';
import { parseHead, parseOps } from '../../src/study/backup-format.ts';
import { parseLookUps } from '../../src/study/history/parse-look-ups.ts';
import { openBytes, readAll, readFixture } from '../library/formats/vocabulary/read-fixture.ts';
import { DECK_FIELDS } from '../support/hostile-files.ts';
import { makePrivateStorage } from '../support/private-storage.ts';
import { toTar, writeDictd, writeStardict } from '../support/stardict.ts';
import { writeDictionaryZip, writeZip } from '../support/zip.ts';

/** A valid file of a format, and what the extension reads from it. */
export interface FuzzFormat {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether a check sum covers all that is read, so that a damaged file is refused, or read as if it were not. */
  isChecked?: boolean;
  /** @returns All that is read, for comparison. @throws {AppError} */
  read(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}

const encode = (text: string | Uint8Array) => new Uint8Array(Buffer.from(text as string));

/** As a chosen file: recognised, previewed, and read whole. The title of a dictionary is none of its cards. */
async function readCards(file: File): Promise<string> {
  const recognised = await recognise(file);
  await readPreview(file, recognised);
  const parts: string[] = [];
  for await (const { list, entries, notes } of readParts(file, recognised.format)) {
    if (list !== '') parts.push(await unpackCardList(list), entries ?? '', notes ?? '');
  }
  return parts.join('\n');
}

const ofCards = (name: string, fileName: string, content: string | Uint8Array, isChecked = false): FuzzFormat => ({
  name,
  bytes: encode(content),
  isChecked,
  read: (bytes) => readCards(new File([bytes], fileName)),
});

/** A database or package of another program. */
const ofVocabulary = (fixture: string, isChecked = false): FuzzFormat => ({
  name: fixture,
  bytes: readFixture(fixture),
  isChecked,
  async read(bytes) {
    return JSON.stringify(readAll(await openBytes(bytes, fixture)));
  },
});

async function readBackup(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let head: Record<string, unknown> = {};
  const read: unknown[] = [];
  for await (const { ops, head: each } of splitBackup(new Blob([bytes]), 200)) {
    head = each;
    if (ops !== undefined) read.push(...parseOps(ops, head).ops);
  }
  const { lookUps = [], ...others } = parseHead(head);
  return JSON.stringify([read, others, parseLookUps(lookUps)]);
}

async function readRecordings(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { root, getStorage } = makePrivateStorage();
  const request = { id: 'one', name: 'a', language: 'deu', open: () => openSource(new Blob([bytes])) };
  const { collection, leftOut } = await importRecordings(request, {
    now: () => 1,
    onProgress: () => undefined,
    getStorage,
  });
  // The learner is told.
  if (leftOut > 0) throw new AppError('recordings-damaged', `Expected all recordings, got ${leftOut} left out.`);
  return JSON.stringify([collection, [...root.entries.keys()]]);
}

const WORDS = ['Haus', 'Baum', 'Katze', 'gehen', 'grün', '猫', 'ёж', 'a', 'Straße', 'über'];
const rows = (toRow: (word: string, rank: number) => string) =>
  WORDS.map((word, index) => toRow(word, index + 1)).join('');
const ARTICLES = WORDS.map((word, index): [string, string] => [
  word,
  `${word} /x${index}/ <n>\nmeaning ${index}; other`,
]);

const DECK = JSON.stringify({
  ...DECK_FIELDS,
  respelt: { daß: 'dass' },
  cards: WORDS.map((word, index) => [word, [`meaning ${index}`], [`${word}s`], { reading: 'x', genders: ['neuter'] }]),
});

const OP = { v: 1, zoneMinutes: 60, day: 20_000, pair: 'deu-eng' };
const BACKUP = JSON.stringify({
  format: 'wayword-study',
  version: 3,
  ops: WORDS.map((word, index) => ({
    ...{
      ...OP,
      device: 'one',
      seq: index + 1,
      id: `id${index}`,
      at: 1_700_000_000_000,
      wallAt: 1_700_000_000_000,
      word,
    },
    ...(index % 2 === 0
      ? { kind: 'know' }
      : { kind: 'review', rating: 'good', intervalDays: 1, delayMs: 5, retention: 0.9, spentMs: 9, seen: 'x' }),
  })),
  settings: { study: { newPerDay: 20 } },
  lookUps: [
    { pair: 'deu-eng', word: 'Haus', at: [1_700_000_000_000], places: [{ at: 1_700_000_000_000, form: 'Haus' }] },
  ],
});

const YOMITAN = writeDictionaryZip({
  term_bank_1: WORDS.map((word, index) => [
    word,
    '',
    'n',
    '',
    index,
    [`meaning ${index}`, { type: 'text', text: 'x' }],
    index,
    '',
  ]),
  term_meta_bank_1: WORDS.map((word, index) => [word, 'freq', index + 1]),
  tag_bank_1: [['n', 'partOfSpeech', 0, 'noun', 0]],
});

const DSL = `#NAME "A (De-En)"\n#INDEX_LANGUAGE "German"\n#CONTENTS_LANGUAGE "English"\n${rows(
  (word, rank) => `${word}{s}(e)\n\t[m1][p]n[/p] [trn]meaning ${rank}[/trn][/m]\n\t[ex]${word}! — it[/ex]\n`,
)}`;

export const FUZZ_FORMATS: readonly FuzzFormat[] = [
  ofCards('deck file', 'a.json', DECK),
  ofCards(
    'JSON lines',
    'a.jsonl',
    rows((word, rank) => `{"word":"${word}","meanings":["m ${rank}"],"rank":${rank}}\n`),
  ),
  ofCards('table', 'a.csv', `word,meaning,rank\n${rows((word, rank) => `"${word}",m ${rank},${rank}\n`)}`),
  ofCards(
    'table of Anki',
    'a.txt',
    `#separator:tab\n#html:true\n#columns:Word\tMeaning\n${rows((word) => `${word}\t<b>m</b> [sound:a]\n`)}`,
  ),
  ofCards('table in UTF-16', 'a.tsv', Buffer.from(`\uFEFF${rows((word, rank) => `${word}\tm ${rank}\n`)}`, 'utf16le')),
  ofCards(
    'typed list',
    'a.txt',
    rows((word, rank) => `- **${word}** - meaning ${rank}\n`),
  ),
  ofCards('Yomitan', 'a.zip', YOMITAN, true),
  ofCards(
    'StarDict',
    'a.tar',
    Buffer.from(await toTar(writeStardict(ARTICLES, { synonyms: [['Häuser', 0]] })).arrayBuffer()),
  ),
  ofCards('StarDict in a zip', 'a.zip', writeZip(writeStardict(ARTICLES)), true),
  ofCards(
    'StarDict in a packed tar',
    'a.tar.gz',
    gzipSync(Buffer.from(await toTar(writeStardict(ARTICLES)).arrayBuffer())),
    true,
  ),
  ofCards('dictd', 'a.tar', Buffer.from(await toTar(writeDictd(ARTICLES)).arrayBuffer())),
  ofCards('Lingvo', 'a.dsl', DSL),
  ofCards('Lingvo, packed', 'a.dsl.dz', gzipSync(DSL), true),
  ofVocabulary('legacy-2.apkg', true),
  ofVocabulary('latest.colpkg', true),
  ofVocabulary('open.anki2'),
  ofVocabulary('kindle.db'),
  ofVocabulary('koreader.sqlite3'),
  { name: 'backup', bytes: encode(BACKUP), read: readBackup },
  {
    name: 'recordings',
    bytes: encode(writeZip({ 'a/Haus.mp3': 'one', 'a/Baum.ogg': 'two', 'a/Katze_1.mp3': 'three' })),
    isChecked: true,
    read: readRecordings,
  },
  {
    name: 'list of words',
    bytes: encode(rows((word, rank) => `${rank} ${word}\t${1_000 - rank}\n`)),
    read: async (bytes) => JSON.stringify(await readWordList(new File([bytes], 'a.txt'))),
  },
];

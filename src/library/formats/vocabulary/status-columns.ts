import type { Standing } from '../../../model/vocabulary.ts';

/** Names that programs give to how well a word is known, in lower case. Those of jpdb: its FAQ, “Card states”. A number behind it, as in "Guru II", does not count. */
const VALUES: Readonly<Record<Standing, readonly string[]>> = {
  known: [
    'known',
    'well known',
    'well-known',
    'wellknown',
    'learned',
    'learnt',
    'mastered',
    'master',
    'mature',
    'enlightened',
    'burned',
    'burnt',
    'never forget',
    'never-forget',
    'redundant',
    'yes',
    'true',
    'x',
    '✓',
    'bekannt',
    'gelernt',
    'conocida',
    'connu',
    'conhecida',
    'знаю',
    '既知',
    '已知',
    'معروف',
  ],
  learning: [
    'learning',
    'apprentice',
    'guru',
    'young',
    'relearning',
    'review',
    'due',
    'failed',
    'recognized',
    'recognised',
    'familiar',
    'studying',
    'in learning',
    'tracking',
    'lernend',
    'in progress',
  ],
  new: [
    'new',
    'unknown',
    'unseen',
    'lesson',
    'initiate',
    'locked',
    'unlocked',
    'not started',
    'no',
    'false',
    'tracked',
    'neu',
    '',
  ],
  suspended: ['suspended', 'ignored', 'ignore', 'blacklisted', 'buried', 'skipped', 'excluded'],
};

const BY_VALUE = new Map(
  Object.entries(VALUES).flatMap(([standing, values]) => values.map((value) => [value, standing as Standing] as const)),
);

type ReadStatus = (value: string, knownDays: number) => Standing | undefined;

const readNamed: ReadStatus = (value) => BY_VALUE.get(value.replace(/\s+(?:\d+|[ivx]+)$/, ''));

/** LingQ counts from 0 or 1 to 4, of which the last two are known; Lute and LWT to 5, with 98 for ignored and 99 for well known. */
function readLevel(value: string, isLong: boolean): Standing | undefined {
  if (!/^\d+$/.test(value)) return undefined;
  const level = Number(value);
  if (level === 98) return 'suspended';
  if (level === 99 || level >= (isLong ? 5 : 3)) return 'known';
  return level === 0 ? 'new' : 'learning';
}

/** Stages of WaniKani: 0 initiate, 1–4 apprentice, 5–6 guru, 7 master, 8 enlightened, 9 burned. Source: its API, “SRS stages”. */
const readStage: ReadStatus = (value) => {
  if (!/^\d$/.test(value)) return undefined;
  const stage = Number(value);
  return stage === 0 ? 'new' : stage >= 7 ? 'known' : 'learning';
};

const readDays: ReadStatus = (value, knownDays) => {
  if (!/^-?\d+(?:[.,]\d+)?$/.test(value)) return undefined;
  const days = Number(value.replace(',', '.'));
  return days === 0 ? 'new' : days >= knownDays ? 'known' : 'learning';
};

interface StatusColumn {
  /** In lower case, with spaces for all separators. */
  names: readonly string[];
  /** Chooses how to read its values. @param values - Some of them. */
  choose(values: readonly string[]): readonly ReadStatus[];
}

/** Columns of LingQ, Migaku, jpdb, WaniKani, Lute, LWT, Anki and their like. A new program is one more row, or one more name. */
const COLUMNS: readonly StatusColumn[] = [
  { names: ['srs stage', 'srs level', 'srs', 'stage', 'srs stage name'], choose: () => [readNamed, readStage] },
  {
    names: [
      'status',
      'state',
      'known',
      'known status',
      'knownstatus',
      'word status',
      'wordstatus',
      'learning status',
      'card state',
      'knowledge',
      'familiarity',
      'mastery',
      'bekannt',
      'lernstand',
      'estado',
      'statut',
      'статус',
      '状態',
      '状态',
      'الحالة',
    ],
    choose(values) {
      const isLong = values.some((value) => Number(value) >= 5);
      return [readNamed, (value) => readLevel(value, isLong)];
    },
  },
  { names: ['interval', 'interval days', 'ivl', 'intervall'], choose: () => [readDays] },
];

/** A column that says how well words are known. */
export interface FoundStatus {
  column: number;
  /** @returns `new` for a value that is not known. */
  read(cell: string, knownDays: number): Standing;
}

const normalise = (cell: string) => cell.trim().normalize('NFC').toLowerCase();

/** "interval (days)", "srs_stage" → "interval days", "srs stage" */
const toName = (cell: string) =>
  normalise(cell)
    .replace(/[\s_\-()[\]:.]+/g, ' ')
    .trim();

/**
 * Finds the column that says how well words are known.
 *
 * @param rows - The first ones, with the header.
 * @returns undefined if no column has such a name, or its values are something else.
 */
export function findStatus([header = [], ...rows]: readonly (readonly string[])[]): FoundStatus | undefined {
  for (const { names, choose } of COLUMNS) {
    for (const [column, name] of header.entries()) {
      if (!names.includes(toName(name))) continue;
      const values = rows.map((row) => normalise(row[column] ?? ''));
      const readers = choose(values);
      const read = (value: string, knownDays: number) =>
        readers.map((reader) => reader(value, knownDays)).find((standing) => standing !== undefined);
      const filled = values.filter((value) => value !== '');
      const isStatus = filled.length > 0 && filled.every((value) => read(value, 1) !== undefined);
      if (isStatus) return { column, read: (cell, knownDays) => read(normalise(cell), knownDays) ?? 'new' };
    }
  }
  return undefined;
}

import type { SqlJsStatic } from 'sql.js';
import { AppError, toAppError } from '../app-error.ts';
import {
  type AnkiExport,
  type PairGroups,
  type TakeoutAnswer,
  type TakeoutRequest,
  WORD_GROUPS,
} from '../model/takeout.ts';
import { createRespelling, NO_RESPELLING, type Respelling } from '../store/study/caches/respelling.ts';
import type { LookUpRow } from '../store/study/study-database.ts';
import { type LocalTime, toStudyDay } from '../study/study-day.ts';
import { writeCollection } from './anki/collection.ts';
import { writeAnkiText, writeWordTable } from './anki/text-file.ts';
import { readPiece } from './backup-text.ts';
import { addLookUpTable, addWordTables, beginLogTable, writeSettings } from './everything.ts';
import { createLog } from './log.ts';
import { addFacts, chooseWords, findGroup, isMet, replayLog, type TakenWords } from './words.ts';
import { createZip, type ZipWriter } from './zip.ts';

export interface TakeoutParts {
  loadSqlite: () => Promise<SqlJsStatic>;
  now: () => LocalTime;
}

/** Creates what answers the requests of one page: it reads the backup once, and writes as many files from it as are asked for. */
export function createTakeoutAnswers(parts: TakeoutParts): (request: TakeoutRequest) => Promise<TakeoutAnswer> {
  const { at: now, zoneMinutes } = parts.now();
  const day = toStudyDay(now, zoneMinutes);
  const log = createLog();
  let zip: ZipWriter | undefined;
  let logTable: ReturnType<typeof beginLogTable> | undefined;
  let settings: Record<string, unknown> | undefined;
  let lookUps: LookUpRow[] = [];
  let respelling: Respelling = NO_RESPELLING;
  let words: TakenWords = new Map();

  function addBackup({ backup, isLast, isKept }: Extract<TakeoutRequest, { backup: string }>): TakeoutAnswer {
    const piece = readPiece(backup, isLast);
    log.add(piece.ops);
    if (isKept) {
      zip ??= createZip(now);
      logTable ??= beginLogTable(zip);
      logTable.write(piece.ops);
    }
    if (isLast) ({ settings, lookUps = [] } = piece);
    return { entries: log.count() };
  }

  function writeEverything(texts: Record<string, string>): Blob {
    if (!zip) throw new AppError('internal', 'Expected a log that was kept, got none.');
    logTable?.end();
    addWordTables(zip, words, day);
    addLookUpTable(zip, lookUps);
    zip.add('settings.json', writeSettings(settings));
    for (const [name, text] of Object.entries(texts)) zip.add(name, text);
    return zip.end('application/zip');
  }

  async function writeAnki({ choice, format, hasSchedule, deckNames }: AnkiExport): Promise<Blob> {
    const chosen = chooseWords(words, choice, day);
    const nameDeck = (pair: (typeof choice.pairs)[number]) => deckNames[pair] ?? `Wayword::${pair}`;
    if (format === 'csv') return writeWordTable(chosen, day);
    if (format === 'text') return writeAnkiText(chosen, { day, nameDeck: ({ pair }) => nameDeck(pair) });
    const collection = await writeCollection({
      sql: await parts.loadSqlite(),
      words: chosen,
      nameDeck,
      replayAnswers: hasSchedule ? (onAnswer) => void replayLog(log, respelling, onAnswer) : undefined,
      now,
      zoneMinutes,
      day,
    });
    return writePackage(collection, hasSchedule, now);
  }

  const answer = async (request: TakeoutRequest): Promise<TakeoutAnswer> => {
    if ('backup' in request) return addBackup(request);
    if ('respelt' in request) {
      respelling = createRespelling(request.respelt);
      words = replayLog(log, respelling);
      return { pairs: countGroups(words, day), entries: log.count() };
    }
    if ('cards' in request) return { without: addFacts(words, request.pair, request.source, request.cards) };
    if ('count' in request) return { count: chooseWords(words, request.count, day).length };
    return { file: 'anki' in request ? await writeAnki(request.anki) : writeEverything(request.everything.texts) };
  };
  return (request) =>
    answer(request).catch((thrown: unknown) => {
      const { code, message } = toAppError(thrown);
      return { error: { code, message } };
    });
}

/**
 * Without due days the package has the name that every program reads; with them the one that tells Anki that they are those of its second
 * scheduler. Source: `package/meta.rs` of Anki.
 */
function writePackage(collection: Uint8Array, hasSchedule: boolean, now: number): Blob {
  const zip = createZip(now);
  zip.add(hasSchedule ? 'collection.anki21' : 'collection.anki2', collection);
  zip.add('media', '{}');
  return zip.end('application/octet-stream');
}

function countGroups(words: TakenWords, day: number): PairGroups[] {
  const found = new Map<string, PairGroups>();
  for (const taken of words.values()) {
    const none = Object.fromEntries(WORD_GROUPS.map((group) => [group, 0])) as PairGroups['groups'];
    const counts = found.get(taken.pair) ?? { pair: taken.pair, groups: none, met: 0 };
    found.set(taken.pair, counts);
    const group = findGroup(taken, day);
    if (group) counts.groups[group] += 1;
    if (group && isMet(taken)) counts.met += 1;
  }
  return [...found.values()];
}

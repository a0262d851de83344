import type { Layout } from '../../../model/file-format.ts';
import { toLanguageReference } from '../sheet/language-names.ts';
import type { ArchiveFile } from './archive/archive-file.ts';
import { openArchive } from './archive/open-archive.ts';
import { type DictdFiles, findDictd, readDictd, readDictdTitle } from './dictd/read-dictd.ts';
import { type DslFile, findDsl, findDslIn, toPlainFile } from './dsl/open-dsl.ts';
import { readDsl } from './dsl/read-dsl.ts';
import { readIfo } from './stardict/ifo-file.ts';
import { findOtherCounts, findStardict, readStardict, type StardictFiles } from './stardict/read-stardict.ts';
import { listBanks } from './yomitan/banks.ts';
import { type FactFile, hasOnlyFacts, readFactFile } from './yomitan/fact-cards.ts';
import {
  type DictionaryIndex,
  findLanguageOfFacts,
  findLanguages,
  readIndex,
  type ToCode,
} from './yomitan/index-file.ts';
import { checkBanks, readFirstWords, readYomitan } from './yomitan/read-yomitan.ts';
import type { DictionaryCard } from './yomitan/to-card.ts';

/** An open dictionary of any layout. */
export interface OpenDictionary {
  kind: Layout;
  title: string | undefined;
  /** Whom to credit; empty if unknown. */
  credit: string;
  /** Bytes of its text when unpacked; estimated where the archive does not state them. */
  unpackedBytes: number;
  languages(toCode: ToCode): ReturnType<typeof findLanguages>;
  /** Words that it states and has, if these differ. */
  counts?: { stated: number; found: number } | undefined;
  /** Whether its cards are in the order of their frequency. */
  isRanked(): Promise<boolean>;
  /** Of a zip without entries: reads what it says about words. */
  readFacts?: (onShare?: (share: number) => void) => AsyncGenerator<undefined, FactFile>;
  /** @param onShare - Receives the share of the work that is done. */
  readCards(onShare: (share: number) => void): AsyncGenerator<DictionaryCard[]>;
  /** Reads the first cards quickly, perhaps without facts that stand elsewhere. */
  readFirst(): AsyncGenerator<DictionaryCard[]>;
}

/** @throws {AppError} `deck-file-invalid` for an archive without a dictionary, or a damaged one. */
export async function openDictionary(blob: Blob): Promise<OpenDictionary> {
  const text = await findDsl(toPlainFile(blob, 'The file'));
  if (text) return openDsl(text);
  const files = await openArchive(blob);
  const hasIndex = files.some(({ name }) => name === 'index.json');
  const stardict = hasIndex ? undefined : findStardict(files);
  if (stardict) return openStardict(stardict);
  const dictd = hasIndex ? undefined : findDictd(files);
  if (dictd) return openDictd(dictd);
  const dsl = hasIndex ? undefined : await findDslIn(files);
  return dsl ? openDsl(dsl) : openYomitan(files);
}

async function openYomitan(files: readonly ArchiveFile[]): Promise<OpenDictionary> {
  const index = await readIndex(files);
  if (hasOnlyFacts(files)) return openFacts(files, index);
  checkBanks(files);
  const banks = [...listBanks(files, 'term'), ...listBanks(files, 'term_meta'), ...listBanks(files, 'kanji')];
  return {
    kind: 'yomitan',
    title: index.title,
    credit: index.credit,
    unpackedBytes: sumBytes(banks),
    languages: (toCode) => findLanguages(index, toCode),
    isRanked: () => hasFrequency(files),
    readCards: (onShare) => readYomitan(files, index, { onShare }),
    readFirst: () => readFirstWords(files, index),
  };
}

function openFacts(files: readonly ArchiveFile[], index: DictionaryIndex): OpenDictionary {
  const readFacts = (onShare?: (share: number) => void) => readFactFile(files, index, onShare);
  async function* readCards(onShare?: (share: number) => void): AsyncGenerator<DictionaryCard[]> {
    const reading = readFacts(onShare);
    let step = await reading.next();
    for (; !step.done; step = await reading.next()) yield [];
    yield* step.value.readCards();
  }
  return {
    kind: 'yomitan',
    title: index.title,
    credit: index.credit,
    unpackedBytes: sumBytes(listBanks(files, 'term_meta')),
    languages: (toCode) => findLanguageOfFacts(index, toCode),
    isRanked: UNSTATED.isRanked,
    readFacts,
    readCards,
    readFirst: readCards,
  };
}

async function openStardict(files: StardictFiles): Promise<OpenDictionary> {
  const { title, credit } = await readIfo(files.ifo);
  return {
    counts: await findOtherCounts(files),
    kind: 'stardict',
    title,
    credit,
    unpackedBytes: sumBytes([files.idx, files.dict]),
    ...UNSTATED,
    readCards: (onShare) => readStardict(files, onShare),
    readFirst: () => readStardict(files, () => undefined),
  };
}

async function openDictd(files: DictdFiles): Promise<OpenDictionary> {
  return {
    kind: 'dictd',
    title: await readDictdTitle(files),
    credit: '',
    unpackedBytes: sumBytes([files.index, files.dict]),
    ...UNSTATED,
    readCards: (onShare) => readDictd(files, onShare),
    readFirst: () => readDictd(files, () => undefined),
  };
}

async function openDsl(dsl: DslFile): Promise<OpenDictionary> {
  const { title, file, from, to } = dsl;
  return {
    kind: 'dsl',
    title,
    credit: '',
    unpackedBytes: file.unpackedBytes,
    languages: () =>
      from !== undefined && to !== undefined
        ? { from: toLanguageReference(from), to: toLanguageReference(to) }
        : undefined,
    isRanked: UNSTATED.isRanked,
    readCards: (onShare) => readDsl(dsl, onShare),
    readFirst: () => readDsl(dsl, () => undefined),
  };
}

/** Neither layout states languages or frequencies. */
const UNSTATED = { languages: () => undefined, isRanked: async () => false };

const sumBytes = (files: readonly ArchiveFile[]) => files.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);

/** Reads the beginning of the first bank of facts. */
async function hasFrequency(files: readonly ArchiveFile[]): Promise<boolean> {
  for (const bank of listBanks(files, 'term_meta')) {
    for await (const piece of bank.read()) {
      if (piece.includes('"freq"')) return true;
      break;
    }
  }
  return false;
}

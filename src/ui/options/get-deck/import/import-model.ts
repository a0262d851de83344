import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { AppError, toAppError } from '../../../../app-error.ts';
import { createLatest } from '../../../../async/latest.ts';
import type { Send } from '../../../../messaging/client.ts';
import {
  type Columns,
  type DelimitedFormat,
  type Doubt,
  type EncodingLabel,
  isDictionaryFormat,
} from '../../../../model/file-format.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import { listAllLanguages } from '../../../shared/all-languages.ts';
import type { FileWorker } from '../../../shared/file-worker.ts';
import { findSpoken } from '../../../shared/spoken-language.ts';
import type { CurrentVocabulary } from '../vocabulary/current-vocabulary.ts';
import { AHEAD_BYTES, createCurrentImport } from './current-import.ts';
import { startImport } from './file-import.ts';
import { hasSpaceFor } from './free-space.ts';
import type { DetectLanguage } from './guess-pair.ts';
import { createImportChoices, type ImportChoices, toFacts } from './import-choices.ts';
import type { ImportStage } from './import-stage.ts';
import { createKnownWords, findBareFile, type KnownWords } from './known-words.ts';
import type { ChosenFile } from './preview-file.ts';
import { recogniseFile } from './recognise-file.ts';
import type { StoreDictionary } from './store-in-worker.ts';

/** Choices that the screen changes through the model, because a change restarts the import. */
type Languages = Record<'from' | 'to', ReadonlySignal<string | undefined>>;

export interface ImportModel extends Omit<ImportChoices, 'from' | 'to' | 'reset' | 'findPair'>, Languages {
  stage: ReadonlySignal<ImportStage>;
  /** The chosen file; it stays during the import. */
  content: ReadonlySignal<ChosenFile | undefined>;
  /** Name of the chosen file, and its size. */
  name: ReadonlySignal<string>;
  sizeBytes: ReadonlySignal<number>;
  /** The error in the file, or the reason why the import failed. */
  problem: ReadonlySignal<AppError | undefined>;
  /** Marks the words of a file without meanings as known. */
  known: KnownWords;
  /** The words of a file of another program. */
  vocabulary: CurrentVocabulary;
  /** @param isDeck - The file becomes a deck, even if it says what the learner knows. */
  chooseFile(file: File, isDeck?: boolean): Promise<void>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
  /** Assigns the columns and reads the first cards again. */
  chooseColumns(columns: Columns, hasHeader: boolean): Promise<void>;
  /** Decides whether words without a meaning become cards, and reads the first ones again. */
  takeBareRows(isTaken: boolean): Promise<void>;
  /** Reads the file in another encoding. */
  chooseEncoding(encoding: EncodingLabel): Promise<void>;
  start(): Promise<void>;
  /** Cancels an unpublished import, or closes the chosen file. */
  cancel(): void;
  /** Clears the result of the last import. A chosen or running one stays. */
  dismiss(): void;
  /** Cancels the import at once because the page is closing. */
  leave(): void;
}

interface ImportParts {
  send: Send;
  /** All sources of the library. */
  sources: ReadonlySignal<readonly DeckSummary[]>;
  spoken: readonly string[];
  detect: DetectLanguage;
  files: FileWorker;
  storeDictionary?: StoreDictionary | undefined;
  vocabulary: CurrentVocabulary;
  /** Called when a file is chosen. */
  onBegin: () => void;
  onAdded: () => Promise<void>;
}

/** Loaded when a file is chosen, which few visits do. */
const loadPreview = () => import('./preview-file.ts');

export function createImportModel({
  send,
  sources,
  spoken,
  detect,
  files,
  storeDictionary,
  vocabulary,
  onBegin,
  onAdded,
}: ImportParts): ImportModel {
  const stage = signal<ImportStage>({ kind: 'empty' });
  const content = signal<ChosenFile | undefined>(undefined);
  const problem = signal<AppError | undefined>(undefined);
  const chosen = signal<File | undefined>(undefined);
  const readBytes = signal(0);
  const languages = listAllLanguages();
  const codes = languages.map(({ iso639_3 }) => iso639_3);
  const { reset, findPair, ...choices } = createImportChoices({ languages, sources, chosen, content, problem });
  const { from, to, main, missing, replaces, use } = choices;

  const known = createKnownWords({ send, readParts: files.readParts });
  effect(() => {
    const bare = problem.value === undefined ? findBareFile(chosen.value, content.value) : undefined;
    const pair = main.value?.pair;
    void known.look(bare && { ...bare, pair });
  });

  /** People usually want meanings in a language they speak. */
  const findTarget = (source: string | undefined) =>
    findSpoken(
      codes.filter((code) => code !== source),
      [...spoken, 'en'],
    );

  /** Stops what reads the chosen file. */
  const stopLooking = createLatest();

  const isImporting = () => stage.value.kind === 'importing';

  const current = createCurrentImport({
    begin() {
      const [file, format, pair] = [chosen.value, content.value?.file.format, findPair()];
      if (!file || !format || !pair) return undefined;
      const facts = toFacts(content.value, file.name);
      return startImport({ send, ...pair, file, format, facts, readParts: files.readParts, storeDictionary });
    },
    mayStoreAhead() {
      // A small zip may hold a large dictionary.
      const isPacked = isDictionaryFormat(content.value?.file.format);
      return missing.value === undefined && !isPacked && (chosen.value?.size ?? 0) <= AHEAD_BYTES;
    },
    onFault(thrown) {
      const fault = toAppError(thrown);
      // Errors that are not in the file may be temporary. They are reported when the import is confirmed, if they persist.
      if (fault.code === 'deck-file-invalid') problem.value = fault;
    },
  });

  function chooseLanguage(side: { value: string | undefined }, code: string): void {
    // The stored part of the file already has this pair.
    if (side.value === code) return;
    side.value = code;
    if (content.value?.facts) to.value = code;
    current.storeAhead();
  }

  /** @param isSame - Whether the file keeps the languages that were chosen before. */
  async function readChosen(file: File, isSame: boolean, encoding?: EncodingLabel, isDeck = true): Promise<void> {
    const signal = stopLooking();
    try {
      const [{ createPreviewReader, lookInto }, recognised] = await Promise.all([
        loadPreview(),
        recogniseFile(files, file, encoding, isDeck, signal),
      ]);
      if ('vocabulary' in recognised) {
        if (chosen.value === file) stage.value = { kind: 'empty' };
        return vocabulary.open(file, recognised.vocabulary);
      }
      const readPreview = createPreviewReader(files, signal, readBytes);
      const parts = { codes, spoken, detect, readPreview };
      const { content: read, fault, guessed } = await lookInto(file, recognised, parts);
      // Another file was chosen in the meantime.
      if (signal.aborted) return;
      batch(() => {
        from.value = guessed.from ?? (isSame ? from.value : undefined);
        to.value = read.facts ? from.value : (guessed.to ?? (isSame ? to.value : findTarget(from.value)));
        content.value = read;
        problem.value = fault;
        stage.value = { kind: 'chosen' };
      });
      current.storeAhead();
    } catch (thrown) {
      if (signal.aborted) return;
      batch(() => {
        stage.value = { kind: 'empty' };
        problem.value = toAppError(thrown);
      });
    }
  }

  async function changeTable(change: Partial<DelimitedFormat>, doubt: Doubt | undefined): Promise<void> {
    const [file, value] = [chosen.value, content.value];
    if (!file || value?.file.format.kind !== 'delimited' || isImporting()) return;
    const changed = { ...value.file, doubt, format: { ...value.file.format, ...change } };
    current.endAhead();
    // Synchronously, so that the lists show the choice while the file is read.
    content.value = { ...value, file: changed };
    const { previewFile } = await loadPreview();
    const { fault, ...read } = await previewFile(files, file, changed);
    if (content.value?.file !== changed) return;
    batch(() => {
      content.value = { file: changed, ...read };
      problem.value = fault;
    });
    current.storeAhead();
  }

  async function importFile(): Promise<void> {
    if (!chosen.value || !content.value || !findPair()) return;
    const replaced = replaces.value;
    const options = replaced === undefined ? { isDictionary: use.value === 'look-up' } : { replaces: replaced };
    const startedAt = performance.now();
    const end = (last: ImportStage, fault?: AppError) =>
      batch(() => {
        stage.value = last;
        problem.value = fault;
        if (last.kind === 'chosen') return;
        content.value = undefined;
        reset();
      });
    problem.value = undefined;
    try {
      const deck = await current.finish(options, ({ progress }) => {
        stage.value = { kind: 'importing', progress };
      });
      const seconds = (performance.now() - startedAt) / 1_000;
      end(deck ? { kind: 'done', deck, isNewer: deck.id === replaced, seconds } : { kind: 'cancelled' });
    } catch (thrown) {
      end({ kind: 'chosen' }, toAppError(thrown));
    }
    await onAdded();
  }

  return {
    stage,
    content,
    name: computed(() => chosen.value?.name ?? ''),
    sizeBytes: computed(() => chosen.value?.size ?? 0),
    problem,
    ...choices,
    known,
    vocabulary,

    async chooseFile(file, isDeck = false) {
      if (isImporting()) return;
      onBegin();
      vocabulary.close();
      current.endAhead();
      // A corrected file keeps its earlier choices.
      const isSame = chosen.value?.name === file.name;
      batch(() => {
        chosen.value = file;
        content.value = undefined;
        readBytes.value = 0;
        stage.value = { kind: 'reading', readBytes };
        problem.value = undefined;
        if (!isSame) reset();
      });
      await readChosen(file, isSame, undefined, isDeck);
    },

    async chooseEncoding(encoding) {
      const file = chosen.value;
      if (!file || isImporting()) return;
      current.endAhead();
      await readChosen(file, true, encoding);
    },

    chooseFrom: (code) => chooseLanguage(from, code),
    chooseTo: (code) => chooseLanguage(to, code),

    chooseColumns: (columns, hasHeader) => changeTable({ columns, hasHeader }, undefined),
    takeBareRows: (isTaken) =>
      changeTable({ bareRows: isTaken ? 'take' : 'leave-out', hasBareRows: true }, content.value?.file.doubt),

    async start() {
      if (stage.value.kind !== 'chosen' || missing.value !== undefined) return;
      const format = content.value?.file.format;
      if (isDictionaryFormat(format) && !(await hasSpaceFor(format.unpackedBytes))) {
        problem.value = new AppError('storage-full', 'Expected space for the dictionary, got too little.');
        return;
      }
      if (stage.value.kind !== 'chosen') return;
      await importFile();
    },

    cancel() {
      if (isImporting()) {
        current.cancel();
        return;
      }
      stopLooking();
      current.endAhead();
      batch(() => {
        stage.value = { kind: 'empty' };
        chosen.value = undefined;
        content.value = undefined;
        problem.value = undefined;
        reset();
      });
    },

    dismiss() {
      if (stage.value.kind === 'done' || stage.value.kind === 'cancelled') stage.value = { kind: 'empty' };
    },

    leave: current.leave,
  };
}

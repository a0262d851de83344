import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { AppError } from '../../../../app-error.ts';
import type { Columns } from '../../../../library/formats/columns.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { LanguageReference } from '../../../../model/language.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import { findSpoken } from '../../../shared/spoken-language.ts';
import { listAllLanguages } from './all-languages.ts';
import { toFileError } from './file-error.ts';
import { type FileFacts, type FileImport, type ImportProgress, MAX_NAME_LENGTH, startImport } from './file-import.ts';
import type { ReadParts } from './file-parts.ts';
import { hasSpaceFor } from './free-space.ts';
import type { DetectLanguage } from './guess-pair.ts';
import { createKnownWords, type KnownWords } from './known-words.ts';
import type { ChosenFile } from './preview-file.ts';

/** State of the import screen. A new `chosen` object means a new file. */
export type ImportStage =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'chosen' }
  | { kind: 'importing'; progress: ReadonlySignal<ImportProgress> }
  /** `isNewer`: the file replaced an existing source as its newer version. */
  | { kind: 'done'; deck: DeckSummary; isNewer: boolean; seconds: number }
  | { kind: 'cancelled' };

/** The purpose of a file: study and look-ups, or look-ups only. */
export type FileUse = 'study' | 'look-up';

export interface ImportModel {
  stage: ReadonlySignal<ImportStage>;
  /** The chosen file; it stays during the import. */
  content: ReadonlySignal<ChosenFile | undefined>;
  /** Name of the chosen file, and its size. */
  name: ReadonlySignal<string>;
  sizeBytes: ReadonlySignal<number>;
  /** The error in the file, or the reason why the import failed. */
  problem: ReadonlySignal<AppError | undefined>;
  languages: LanguageReference[];
  from: ReadonlySignal<string | undefined>;
  to: ReadonlySignal<string | undefined>;
  /** The main source of the chosen pair. */
  main: ReadonlySignal<DeckSummary | undefined>;
  /** Marks the words of a file without meanings as known. */
  known: KnownWords;
  /** File sources of the pair, one of which the file may replace. */
  versions: ReadonlySignal<DeckSummary[]>;
  /** Id of the source to replace; undefined: the file becomes a new source. */
  replaces: ReadonlySignal<string | undefined>;
  /** Whether the file becomes a list to study or a dictionary. */
  use: ReadonlySignal<FileUse>;
  /** Reason why the import cannot start. */
  missing: ReadonlySignal<'from' | 'to' | 'other-language' | 'columns' | 'file' | undefined>;
  chooseFile(file: File): Promise<void>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
  /** Assigns the columns and reads the first cards again. */
  chooseColumns(columns: Columns, hasHeader: boolean): Promise<void>;
  chooseReplaced(id: string | undefined): void;
  chooseUse(use: FileUse): void;
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
  readParts: ReadParts;
  /** Called when a file is chosen. */
  onBegin: () => void;
  onAdded: () => Promise<void>;
}

/**
 * A file of up to this size, about 200,000 cards, is stored while the person looks at the preview, so the import finishes at once.
 * A larger file would take much disk space for an import that may never be confirmed.
 */
const AHEAD_BYTES = 8_000_000;

const hasNoMeaning = ({ meanings }: ChosenFile['preview'][number]) => meanings.length === 0;

/** A dictionary is called by its title, so that a newer edition of another file name replaces it. */
function toFacts(content: ChosenFile | undefined): FileFacts | undefined {
  const format = content?.file.format;
  if (format?.kind !== 'yomitan') return undefined;
  const { title, credit, isRanked } = format;
  return { name: `${title}.zip`, ...(credit === '' ? {} : { credit }), ...(isRanked ? { isRanked } : {}) };
}

/** Loaded when a file is chosen: it contains the table parser, which few visits need. */
const loadPreview = () => import('./preview-file.ts');

export function createImportModel({
  send,
  sources,
  spoken,
  detect,
  readParts,
  onBegin,
  onAdded,
}: ImportParts): ImportModel {
  const stage = signal<ImportStage>({ kind: 'empty' });
  const content = signal<ChosenFile | undefined>(undefined);
  const problem = signal<AppError | undefined>(undefined);
  const chosen = signal<File | undefined>(undefined);
  /** The source that the learner chose to replace, if any. */
  const wanted = signal<{ id: string | undefined } | undefined>(undefined);
  /** The learner's choice of a use. */
  const chosenUse = signal<FileUse | undefined>(undefined);
  const languages = listAllLanguages();
  const codes = languages.map(({ iso639_3 }) => iso639_3);
  const from = signal<string | undefined>(undefined);
  const to = signal<string | undefined>(undefined);
  /** The import of the chosen file, which may start before it is confirmed. */
  let current: FileImport | undefined;

  const refer = (code: string): LanguageReference => {
    const own = content.value?.file.languages;
    const known = [own?.from, own?.to, ...languages].find((language) => language?.iso639_3 === code);
    return known ?? { iso639_3: code, name: code };
  };
  const versions = computed(() =>
    sources.value.filter(
      ({ from: a, to: b, origin }) => origin.kind === 'file' && a.iso639_3 === from.value && b.iso639_3 === to.value,
    ),
  );
  const replaces = computed(() => {
    const { id: said } = wanted.value ?? {};
    if (wanted.value && (said === undefined || versions.value.some(({ id }) => id === said))) return said;
    const name = (toFacts(content.value)?.name ?? chosen.value?.name)?.slice(0, MAX_NAME_LENGTH);
    return versions.value.find(({ origin }) => origin.kind === 'file' && origin.name === name)?.id;
  });
  const missing = computed(() => {
    if (problem.value?.code === 'deck-file-invalid') {
      return content.value?.file.format.kind === 'delimited' ? 'columns' : 'file';
    }
    if (from.value === undefined) return 'from';
    if (to.value === undefined) return 'to';
    return from.value === to.value ? 'other-language' : undefined;
  });

  const main = computed(() =>
    sources.value.find(({ isMain, from: a, to: b }) => isMain && a.iso639_3 === from.value && b.iso639_3 === to.value),
  );
  /** People do not study word by word what is longer than their deck. */
  const use = computed<FileUse>(() => {
    if (chosenUse.value) return chosenUse.value;
    const { file, cards = 0 } = content.value ?? {};
    const isLong = main.value !== undefined && cards > main.value.cards;
    return file?.isDictionary || isLong ? 'look-up' : 'study';
  });
  const known = createKnownWords({ send, readParts });
  effect(() => {
    const [file, value] = [chosen.value, content.value];
    const isBare = value !== undefined && value.preview.length > 0 && value.preview.every(hasNoMeaning);
    const pair = main.value?.pair;
    void known.look(
      file && isBare && problem.value === undefined ? { file, format: value.file.format, pair } : undefined,
    );
  });

  /** People usually want meanings in a language they speak. */
  const findTarget = (source: string | undefined) =>
    findSpoken(
      codes.filter((code) => code !== source),
      [...spoken, 'en'],
    );

  const isImporting = () => stage.value.kind === 'importing';

  function begin(): FileImport | undefined {
    const [file, format] = [chosen.value, content.value?.file.format];
    if (!file || !format || from.value === undefined || to.value === undefined) return undefined;
    return startImport({
      send,
      from: refer(from.value),
      to: refer(to.value),
      file,
      format,
      facts: toFacts(content.value),
      readParts,
    });
  }

  /** Cancels an import that started before it was confirmed. */
  function endAhead(): void {
    current?.cancel();
    current = undefined;
  }

  /** Starts with the current choices. */
  function storeAhead(): void {
    if (isImporting()) return;
    endAhead();
    // A small zip may hold a large dictionary.
    const isPacked = content.value?.file.format.kind === 'yomitan';
    if (missing.value !== undefined || isPacked || (chosen.value?.size ?? 0) > AHEAD_BYTES) return;
    const begun = begin();
    current = begun;
    begun?.stored.catch((thrown) => {
      if (current !== begun || isImporting()) return;
      current = undefined;
      const fault = toFileError(thrown);
      // Errors that are not in the file may be temporary. They are reported when the import is confirmed, if they persist.
      if (fault.code !== 'deck-file-invalid') return;
      problem.value = fault;
    });
  }

  function chooseLanguage(side: { value: string | undefined }, code: string): void {
    // The stored part of the file already has this pair.
    if (side.value === code) return;
    side.value = code;
    storeAhead();
  }

  async function importFile(): Promise<void> {
    const ahead = current;
    const first = ahead ?? begin();
    if (!first) return;
    const replaced = replaces.value;
    const options = replaced === undefined ? { isDictionary: use.value === 'look-up' } : { replaces: replaced };
    const startedAt = performance.now();
    const run = (fileImport: FileImport) => {
      current = fileImport;
      stage.value = { kind: 'importing', progress: fileImport.progress };
      return fileImport.finish(options);
    };
    const finish = (end: ImportStage, fault?: AppError) =>
      batch(() => {
        current = undefined;
        stage.value = end;
        problem.value = fault;
        if (end.kind === 'chosen') return;
        content.value = undefined;
        wanted.value = undefined;
        chosenUse.value = undefined;
      });
    problem.value = undefined;
    try {
      let deck = await run(first);
      // A long unconfirmed import is dropped, as is one whose pair's deck changed.
      const again = deck === undefined && first === ahead && !ahead.isCancelled() ? begin() : undefined;
      if (again) deck = await run(again);
      if (deck === undefined) finish({ kind: 'cancelled' });
      else {
        const seconds = (performance.now() - startedAt) / 1_000;
        finish({ kind: 'done', deck, isNewer: deck.id === replaced, seconds });
      }
    } catch (thrown) {
      finish({ kind: 'chosen' }, toFileError(thrown));
    }
    await onAdded();
  }

  return {
    stage,
    content,
    name: computed(() => chosen.value?.name ?? ''),
    sizeBytes: computed(() => chosen.value?.size ?? 0),
    problem,
    languages,
    from,
    to,
    main,
    known,
    versions,
    replaces,
    use,
    missing,

    async chooseFile(file) {
      if (isImporting()) return;
      onBegin();
      endAhead();
      // A corrected file keeps its earlier choices.
      const isSame = chosen.value?.name === file.name;
      batch(() => {
        chosen.value = file;
        content.value = undefined;
        stage.value = { kind: 'reading' };
        problem.value = undefined;
        if (!isSame) wanted.value = chosenUse.value = undefined;
      });
      try {
        const { recognise, lookInto } = await loadPreview();
        const recognised = await recognise(file);
        const { content: read, fault, guessed } = await lookInto(file, recognised, { codes, spoken, detect });
        // Another file was chosen in the meantime.
        if (chosen.value !== file) return;
        batch(() => {
          from.value = guessed.from ?? (isSame ? from.value : undefined);
          to.value = guessed.to ?? (isSame ? to.value : findTarget(from.value));
          content.value = read;
          problem.value = fault;
          stage.value = { kind: 'chosen' };
        });
        storeAhead();
      } catch (thrown) {
        if (chosen.value !== file) return;
        batch(() => {
          stage.value = { kind: 'empty' };
          problem.value = toFileError(thrown);
        });
      }
    },

    chooseFrom: (code) => chooseLanguage(from, code),
    chooseTo: (code) => chooseLanguage(to, code),

    async chooseColumns(columns, hasHeader) {
      const [file, value] = [chosen.value, content.value];
      if (!file || value?.file.format.kind !== 'delimited' || isImporting()) return;
      const changed = { ...value.file, isSure: true, format: { ...value.file.format, columns, hasHeader } };
      endAhead();
      // Synchronously, so that the lists show the choice while the file is read.
      content.value = { ...value, file: changed };
      const { readPreview } = await loadPreview();
      const { fault, ...read } = await readPreview(file, changed);
      if (content.value?.file !== changed) return;
      batch(() => {
        content.value = { file: changed, ...read };
        problem.value = fault;
      });
      storeAhead();
    },

    async start() {
      if (stage.value.kind !== 'chosen' || missing.value !== undefined) return;
      const format = content.value?.file.format;
      if (format?.kind === 'yomitan' && !(await hasSpaceFor(format.unpackedBytes))) {
        problem.value = new AppError('storage-full', 'Expected space for the dictionary, got too little.');
        return;
      }
      if (stage.value.kind !== 'chosen') return;
      await importFile();
    },
    chooseReplaced(id) {
      wanted.value = { id };
    },
    chooseUse(chosen) {
      chosenUse.value = chosen;
    },

    cancel() {
      if (isImporting()) {
        current?.cancel();
        return;
      }
      endAhead();
      batch(() => {
        stage.value = { kind: 'empty' };
        chosen.value = undefined;
        content.value = undefined;
        problem.value = undefined;
        wanted.value = undefined;
        chosenUse.value = undefined;
      });
    },

    dismiss() {
      if (stage.value.kind === 'done' || stage.value.kind === 'cancelled') stage.value = { kind: 'empty' };
    },

    leave() {
      current?.leave();
      if (!isImporting()) current = undefined;
    },
  };
}

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AppError } from '../../../../app-error.ts';
import type { Columns } from '../../../../library/formats/columns.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { LanguageReference } from '../../../../model/language.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import { findSpoken } from '../../../shared/spoken-language.ts';
import { listAllLanguages } from './all-languages.ts';
import { toFileError } from './file-error.ts';
import { type FileImport, type ImportProgress, MAX_NAME_LENGTH, startImport } from './file-import.ts';
import type { ReadParts } from './file-parts.ts';
import type { DetectLanguage } from './guess-pair.ts';
import { createKnownWords, type KnownWords } from './known-words.ts';
import type { ChosenFile } from './preview-file.ts';

/** Where the import of a file stands on the screen. A new `chosen` object is a new file. */
export type ImportStage =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'chosen' }
  | { kind: 'importing'; progress: ReadonlySignal<ImportProgress> }
  /** `isNewer`: the file has become the newer version of a source that was here. */
  | { kind: 'done'; deck: DeckSummary; isNewer: boolean; seconds: number }
  | { kind: 'cancelled' };

/** What a file is for: to study and to look up, or to look up alone. */
export type FileUse = 'study' | 'look-up';

export interface ImportModel {
  stage: ReadonlySignal<ImportStage>;
  /** What there is to decide about; it stays while the import runs. */
  content: ReadonlySignal<ChosenFile | undefined>;
  /** Name of the chosen file, and its size. */
  name: ReadonlySignal<string>;
  sizeBytes: ReadonlySignal<number>;
  /** What is wrong with the file, or why it was not imported. */
  problem: ReadonlySignal<AppError | undefined>;
  languages: LanguageReference[];
  from: ReadonlySignal<string | undefined>;
  to: ReadonlySignal<string | undefined>;
  /** The main source of the chosen pair. */
  main: ReadonlySignal<DeckSummary | undefined>;
  /** Marks the words of a file without meanings as known. */
  known: KnownWords;
  /** Sources from files of the pair: the file may be a newer version of one of them. */
  versions: ReadonlySignal<DeckSummary[]>;
  /** Id of the one whose newer version it is; undefined: it becomes a source of its own. */
  replaces: ReadonlySignal<string | undefined>;
  /** Whether the file becomes a list to study or a dictionary. */
  use: ReadonlySignal<FileUse>;
  /** What keeps the import from being started. */
  missing: ReadonlySignal<'from' | 'to' | 'other-language' | 'columns' | 'file' | undefined>;
  chooseFile(file: File): Promise<void>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
  /** Says which columns hold what, and reads the first cards anew. */
  chooseColumns(columns: Columns, hasHeader: boolean): Promise<void>;
  chooseReplaced(id: string | undefined): void;
  chooseUse(use: FileUse): void;
  start(): Promise<void>;
  /** Ends the import under way, unless there is a deck by now; else puts the chosen file away. */
  cancel(): void;
  /** Forgets what came of the last import; one that is chosen or under way stays. */
  dismiss(): void;
  /** Cancels the import at once, as the page is about to go. */
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
 * A file up to this size, of some 200,000 cards, is stored while the person looks at its first cards, and is there when it is wanted.
 * A larger one would take much of the disk for what may never be.
 */
const AHEAD_BYTES = 8_000_000;

const hasNoMeaning = ({ meanings }: ChosenFile['preview'][number]) => meanings.length === 0;

/** Loaded when a file is chosen: it holds a parser of tables, which hardly any visit needs. */
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
  /** The learner's choice: which source the file is a newer version of, if any. */
  const wanted = signal<{ id: string | undefined } | undefined>(undefined);
  /** The learner's choice of a use. */
  const chosenUse = signal<FileUse | undefined>(undefined);
  const languages = listAllLanguages();
  const codes = languages.map(({ iso639_3 }) => iso639_3);
  const from = signal<string | undefined>(undefined);
  const to = signal<string | undefined>(undefined);
  /** The import of what is chosen, which may have begun before it is wanted. */
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
    const name = chosen.value?.name.slice(0, MAX_NAME_LENGTH);
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

  /** A person most likely wants meanings in a language they speak. */
  const findTarget = (source: string | undefined) =>
    findSpoken(
      codes.filter((code) => code !== source),
      [...spoken, 'en'],
    );

  const isImporting = () => stage.value.kind === 'importing';

  function begin(): FileImport | undefined {
    const [file, format] = [chosen.value, content.value?.file.format];
    if (!file || !format || from.value === undefined || to.value === undefined) return undefined;
    return startImport({ send, from: refer(from.value), to: refer(to.value), file, format, readParts });
  }

  /** Ends what was begun before it was wanted. */
  function endAhead(): void {
    current?.cancel();
    current = undefined;
  }

  /** Begins with what is chosen now. */
  function storeAhead(): void {
    if (isImporting()) return;
    endAhead();
    if (missing.value !== undefined || (chosen.value?.size ?? 0) > AHEAD_BYTES) return;
    const begun = begin();
    current = begun;
    begun?.stored.catch((thrown) => {
      if (current !== begun || isImporting()) return;
      current = undefined;
      const fault = toFileError(thrown);
      // Anything but the file may have mended itself when it is wanted, and is said then if it has not.
      if (fault.code !== 'deck-file-invalid') return;
      problem.value = fault;
    });
  }

  function chooseLanguage(side: { value: string | undefined }, code: string): void {
    // What is stored of the file is of this pair already.
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
      // What waits for long is dropped, also with the deck of its pair.
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
      // A file that was mended keeps what was said about it.
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
        // Another file was chosen meanwhile.
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
      // At once, so that the lists show what was chosen while the file is read.
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

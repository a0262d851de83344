import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AppError, toAppError } from '../../app-error.ts';
import type { LanguageReference } from '../../contract/resources.ts';
import type { CardRow } from '../../deck-file/card-row.ts';
import type { Columns } from '../../deck-file/columns.ts';
import type { RecognisedFile } from '../../deck-file/recognise.ts';
import { listLanguageCodes } from '../../language/language-code.ts';
import type { Send } from '../../messaging/client.ts';
import type { CardTuple } from '../../messaging/views.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { findSpoken } from '../shared/spoken-language.ts';
import { compareByName, toLanguageTag } from '../shared/written-language.ts';

/** Where the import of a file stands on the screen. */
export type ImportStage =
  | { kind: 'empty' }
  | { kind: 'reading' }
  | { kind: 'chosen'; file: RecognisedFile; preview: CardRow[] }
  | { kind: 'importing'; readBytes: number; sizeBytes: number; cards: number; isFinishing: boolean }
  | { kind: 'done'; cards: number; seconds: number; from: LanguageReference; to: LanguageReference }
  | { kind: 'cancelled' };

export interface ImportModel {
  stage: ReadonlySignal<ImportStage>;
  /** Name of the chosen file. */
  name: ReadonlySignal<string>;
  /** What is wrong with the file, or why it was not imported. */
  problem: ReadonlySignal<AppError | undefined>;
  languages: LanguageReference[];
  from: ReadonlySignal<string | undefined>;
  to: ReadonlySignal<string | undefined>;
  /** The deck that would be replaced. */
  present: ReadonlySignal<DeckEntry | undefined>;
  canStart: ReadonlySignal<boolean>;
  chooseFile(file: File): Promise<void>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
  /** Says which columns hold what, and reads the first cards anew. */
  chooseColumns(columns: Columns, hasHeader: boolean): Promise<void>;
  start(): Promise<void>;
  cancel(): void;
}

interface ImportParts {
  send: Send;
  entries: ReadonlySignal<readonly DeckEntry[]>;
  spoken: readonly string[];
  onAdded: () => Promise<void>;
}

const PREVIEW_CARDS = 5;

/** Loaded when a file is chosen: it holds a parser of tables, which hardly any visit needs. */
async function loadReader() {
  const [{ readCardRows }, { recogniseFile, HEAD_BYTES }] = await Promise.all([
    import('../../deck-file/read-card-rows.ts'),
    import('../../deck-file/recognise.ts'),
  ]);
  return { readCardRows, recogniseFile, HEAD_BYTES };
}

export function createImportModel({ send, entries, spoken, onAdded }: ImportParts): ImportModel {
  const stage = signal<ImportStage>({ kind: 'empty' });
  const problem = signal<AppError | undefined>(undefined);
  const chosen = signal<File | undefined>(undefined);
  const languages = listLanguages();
  const from = signal<string | undefined>(undefined);
  const to = signal<string | undefined>(
    findSpoken(['eng', ...languages.map(({ iso639_3 }) => iso639_3)], spoken) ?? 'eng',
  );
  /** The import under way; another value than the one it was started with ends it. */
  let running: string | undefined;

  const refer = (code: string): LanguageReference => {
    const { value } = stage;
    const own = value.kind === 'chosen' ? value.file.languages : undefined;
    const known = [own?.from, own?.to, ...languages].find((language) => language?.iso639_3 === code);
    return known ?? { iso639_3: code, name: code };
  };
  const present = computed(() =>
    entries.value.find(({ deck, from: a, to: b }) => deck && a.iso639_3 === from.value && b.iso639_3 === to.value),
  );

  async function preview(file: File, recognised: RecognisedFile): Promise<void> {
    const { readCardRows } = await loadReader();
    let cards: CardRow[] = [];
    let fault: AppError | undefined;
    try {
      for await (const rows of readCardRows(file, recognised.format)) {
        cards = rows.slice(0, PREVIEW_CARDS);
        break;
      }
    } catch (thrown) {
      fault = toAppError(thrown);
    }
    // Another file was chosen meanwhile.
    if (chosen.value !== file) return;
    batch(() => {
      stage.value = { kind: 'chosen', file: recognised, preview: cards };
      problem.value = fault;
    });
  }

  async function run(id: string, file: File, format: RecognisedFile['format'], pair: ImportedPair): Promise<number> {
    const { readCardRows } = await loadReader();
    let [readBytes, cards, part] = [0, 0, 0];
    let waiting: CardRow[] | undefined;
    const report = (isFinishing: boolean) => {
      if (running === id) stage.value = { kind: 'importing', readBytes, sizeBytes: file.size, cards, isFinishing };
    };
    const sendPart = async (rows: CardRow[], isLast: boolean) => {
      cards += rows.length;
      report(isLast);
      await send('deck.import', { id, ...pair, name: file.name.slice(0, 255), part, cards: rows.map(toTuple), isLast });
      part += 1;
    };
    const onRead = (bytes: number) => {
      readBytes = bytes;
    };
    for await (const rows of readCardRows(file, format, { onRead })) {
      if (waiting) await sendPart(waiting, false);
      if (running !== id) return 0;
      waiting = rows;
    }
    if (waiting) await sendPart(waiting, true);
    return cards;
  }

  return {
    stage,
    name: computed(() => chosen.value?.name ?? ''),
    problem,
    languages,
    from,
    to,
    present,
    canStart: computed(
      () =>
        stage.value.kind === 'chosen' &&
        problem.value === undefined &&
        from.value !== undefined &&
        to.value !== undefined &&
        from.value !== to.value,
    ),

    async chooseFile(file) {
      if (running !== undefined) return;
      batch(() => {
        chosen.value = file;
        stage.value = { kind: 'reading' };
        problem.value = undefined;
      });
      try {
        const { recogniseFile, HEAD_BYTES } = await loadReader();
        const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
        const recognised = await recogniseFile(head, file.name);
        if (recognised.languages) {
          from.value = recognised.languages.from.iso639_3;
          to.value = recognised.languages.to.iso639_3;
        }
        await preview(file, recognised);
      } catch (thrown) {
        if (chosen.value !== file) return;
        stage.value = { kind: 'empty' };
        problem.value = toAppError(thrown);
      }
    },

    chooseFrom(code) {
      from.value = code;
    },
    chooseTo(code) {
      to.value = code;
    },

    async chooseColumns(columns, hasHeader) {
      const [file, { value }] = [chosen.value, stage];
      if (!file || value.kind !== 'chosen' || value.file.format.kind !== 'delimited') return;
      await preview(file, { ...value.file, isSure: true, format: { ...value.file.format, columns, hasHeader } });
    },

    async start() {
      const [file, { value }] = [chosen.value, stage];
      if (!file || value.kind !== 'chosen' || from.value === undefined || to.value === undefined) return;
      const pair = { from: refer(from.value), to: refer(to.value) };
      const startedAt = performance.now();
      const id = crypto.randomUUID();
      running = id;
      problem.value = undefined;
      stage.value = { kind: 'importing', readBytes: 0, sizeBytes: file.size, cards: 0, isFinishing: false };
      try {
        const cards = await run(id, file, value.file.format, pair);
        if (running === id) {
          stage.value = { kind: 'done', cards, seconds: (performance.now() - startedAt) / 1_000, ...pair };
        } else {
          await send('deck.importCancel', { id });
          stage.value = { kind: 'cancelled' };
        }
      } catch (thrown) {
        const isCancelled = running !== id;
        await send('deck.importCancel', { id }).catch(() => undefined);
        stage.value = isCancelled ? { kind: 'cancelled' } : value;
        problem.value = isCancelled ? undefined : toAppError(thrown);
      }
      running = undefined;
      await onAdded();
    },

    cancel() {
      if (running !== undefined) running = `${running} cancelled`;
      else stage.value = { kind: 'empty' };
    },
  };
}

interface ImportedPair {
  from: LanguageReference;
  to: LanguageReference;
}

function toTuple({ rank, word, meanings, forms }: CardRow): CardTuple {
  return forms ? [rank, word, meanings, forms] : [rank, word, meanings];
}

/** Languages by name, each with its English name, which is what a deck keeps. */
function listLanguages(): LanguageReference[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return listLanguageCodes()
    .map((iso639_3) => ({ iso639_3, name: english.of(toLanguageTag(iso639_3)) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort(compareByName);
}

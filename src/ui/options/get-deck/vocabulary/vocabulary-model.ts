import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type AppError, toAppError } from '../../../../app-error.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { OpenAs } from '../../../../messaging/vocabulary-reader.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import type {
  FieldChoice,
  ImportCounts,
  Outcome,
  Standing,
  VocabularyFile,
  VocabularyWords,
} from '../../../../model/vocabulary.ts';
import type { VocabularyReader } from '../../../shared/vocabulary-reader.ts';
import type { DetectLanguage } from '../import/guess-pair.ts';
import { type MatchedVocabulary, matchVocabulary } from './match-vocabulary.ts';
import { type PreviewedChanges, previewChanges } from './preview-changes.ts';
import { recogniseAll } from './recognise-notes.ts';
import { type FinishedImport, runImport, undoImport } from './run-import.ts';
import {
  dropOtherScripts,
  findTakenSchedule,
  startChoices,
  takeNoteTypes,
  toImportedWords,
  toVocabularyChoice,
  type VocabularyChoices,
} from './vocabulary-state.ts';

/** The chosen words as the screen shows them. */
export interface VocabularyPreview extends VocabularyWords, MatchedVocabulary, PreviewedChanges {
  /** Words in another script than the deck's language has, which are left out. */
  otherScript: number;
}

export type VocabularyStage =
  | { kind: 'closed' }
  | { kind: 'opening' }
  /** `isCancelled`: an import was cancelled, and nothing is left of it. */
  | { kind: 'chosen'; isCancelled?: true }
  /** `share` of the words that are stored, from 0 to 1. */
  | { kind: 'importing'; share: number; isStopping?: true }
  /** If it completed an interrupted import, `counts` has the words of that, too. */
  | (FinishedImport & { kind: 'done'; counts: ImportCounts; undo: 'possible' | 'running' | 'done' });

/** An opened file. */
export interface OpenedVocabulary {
  file: File;
  found: VocabularyFile;
  /** Recognised languages of the note types, ISO 639-3. */
  languages: readonly (string | undefined)[];
}

export interface VocabularyModel {
  stage: ReadonlySignal<VocabularyStage>;
  opened: ReadonlySignal<OpenedVocabulary | undefined>;
  choices: ReadonlySignal<VocabularyChoices | undefined>;
  /** Undefined until the words are first read. */
  preview: ReadonlySignal<VocabularyPreview | undefined>;
  /** Whether other words are being read than those of the preview. */
  isReading: ReadonlySignal<boolean>;
  /** Share of the words that were looked for in the deck, from 0 to 1. */
  matched: ReadonlySignal<number>;
  /** Name of the chosen file. */
  name: ReadonlySignal<string>;
  problem: ReadonlySignal<AppError | undefined>;
  /** The main decks. */
  decks: ReadonlySignal<readonly DeckSummary[]>;
  /** @param as - The table that the file was recognised as, or a database. */
  open(file: File, as: OpenAs): Promise<void>;
  choosePair(pair: PairId): Promise<void>;
  takeNoteType(id: string, isTaken: boolean): Promise<void>;
  chooseFields(id: string, fields: Partial<FieldChoice>): Promise<void>;
  takeDeck(id: string, isTaken: boolean): Promise<void>;
  chooseKnownDays(days: number): Promise<void>;
  chooseOutcome(standing: Standing, outcome: Outcome): Promise<void>;
  takeSchedule(isTaken: boolean): void;
  start(): Promise<void>;
  /** Stops the import and takes back what it has stored. */
  stop(): void;
  undo(): Promise<void>;
  /** Closes the file, or clears the result. */
  close(): void;
}

export interface VocabularyParts {
  send: Send;
  /** All sources of the library. */
  sources: ReadonlySignal<readonly DeckSummary[]>;
  detect: DetectLanguage;
  createReader: () => VocabularyReader;
  /** Called when an import has begun. */
  onBegin: () => void;
}

export function createVocabularyModel({
  send,
  sources,
  detect,
  createReader,
  onBegin,
}: VocabularyParts): VocabularyModel {
  const stage = signal<VocabularyStage>({ kind: 'closed' });
  const opened = signal<OpenedVocabulary | undefined>(undefined);
  const choices = signal<VocabularyChoices | undefined>(undefined);
  const preview = signal<VocabularyPreview | undefined>(undefined);
  const isReading = signal(false);
  const matchedShare = signal(0);
  const name = signal('');
  const problem = signal<AppError | undefined>(undefined);
  const decks = signal<readonly DeckSummary[]>([]);
  let reader: VocabularyReader | undefined;
  /** Counts the readings; only the newest one is shown. */
  let newest = 0;

  function reset(): void {
    newest += 1;
    reader?.close();
    reader = undefined;
    batch(() => {
      stage.value = { kind: 'closed' };
      opened.value = undefined;
      choices.value = undefined;
      preview.value = undefined;
      isReading.value = false;
      problem.value = undefined;
    });
  }

  function fail(thrown: unknown): void {
    reset();
    problem.value = toAppError(thrown);
  }

  /** Shows what the choices come to. @param isSameWords - Whether only their outcomes differ. */
  async function refresh(isSameWords = false): Promise<void> {
    const [chosen, before] = [choices.value, preview.value];
    if (!chosen || !reader) return;
    newest += 1;
    const mine = newest;
    const isWanted = () => mine === newest;
    try {
      if (!isSameWords) {
        matchedShare.value = 0;
        isReading.value = true;
      }
      const from = decks.value.find(({ pair }) => pair === chosen.pair)?.from.iso639_3;
      const words =
        isSameWords && before ? before : dropOtherScripts(await reader.read(toVocabularyChoice(chosen)), from);
      const matched =
        isSameWords && before
          ? before
          : await matchVocabulary({ send, sources }, chosen.pair, words.words, {
              isWanted,
              onMatched: (share) => (matchedShare.value = share),
            });
      if (!isWanted()) return;
      const changes = await previewChanges(send, words.words, matched, chosen, isWanted);
      if (!isWanted()) return;
      batch(() => {
        preview.value = { ...words, found: matched.found, forms: matched.forms, ...changes };
        isReading.value = false;
      });
    } catch (thrown) {
      if (isWanted()) fail(thrown);
    }
  }

  const change = async (part: Partial<VocabularyChoices>, isSameWords = false) => {
    if (!choices.value || stage.value.kind !== 'chosen') return;
    stage.value = { kind: 'chosen' };
    choices.value = { ...choices.value, ...part };
    // Words that are being read are not those of the preview.
    await refresh(isSameWords && preview.value !== undefined && !isReading.value);
  };

  const changeNoteType = (id: string, part: Partial<VocabularyChoices['noteTypes'][string]>) => {
    const before = choices.value?.noteTypes[id];
    return before && choices.value
      ? change({ noteTypes: { ...choices.value.noteTypes, [id]: { ...before, ...part } } })
      : Promise.resolve();
  };

  return {
    stage,
    opened,
    choices,
    preview,
    isReading,
    matched: matchedShare,
    name,
    problem,
    decks,

    async open(file, as) {
      if (stage.value.kind === 'importing') return;
      reset();
      const mine = createReader();
      reader = mine;
      batch(() => {
        name.value = file.name;
        stage.value = { kind: 'opening' };
      });
      try {
        const found = await mine.open(file, as);
        const mains = sources.value.filter(({ isMain }) => isMain);
        const pairs = mains.map(({ pair, from }) => ({ pair, from: from.iso639_3 }));
        const languages = await recogniseAll(found.noteTypes, pairs, { send, detect });
        if (reader !== mine) return;
        batch(() => {
          decks.value = mains;
          opened.value = { file, found, languages };
          choices.value = startChoices(found, languages, pairs);
          stage.value = { kind: 'chosen' };
        });
        await refresh();
      } catch (thrown) {
        if (reader === mine) fail(thrown);
      }
    },

    async choosePair(pair) {
      const [deck, file] = [decks.value.find((source) => source.pair === pair), opened.value];
      if (!deck || !file) return;
      const { noteTypes } = file.found;
      const taken = takeNoteTypes(noteTypes, file.languages, deck.from.iso639_3, choices.value?.noteTypes);
      await change({ pair, noteTypes: taken });
    },
    takeNoteType: (id, isTaken) => changeNoteType(id, { isTaken }),
    chooseFields: (id, fields) => changeNoteType(id, fields),
    async takeDeck(id, isTaken) {
      const without = (choices.value?.withoutDecks ?? []).filter((other) => other !== id);
      await change({ withoutDecks: isTaken ? without : [...without, id] });
    },
    chooseKnownDays: (knownDays) => change({ knownDays }),
    async chooseOutcome(standing, outcome) {
      if (choices.value) await change({ outcomes: { ...choices.value.outcomes, [standing]: outcome } }, true);
    },

    takeSchedule(isScheduleTaken) {
      if (choices.value) choices.value = { ...choices.value, isScheduleTaken };
    },

    async start() {
      const [chosen, shown] = [choices.value, preview.value];
      if (!chosen || !shown || isReading.value || stage.value.kind !== 'chosen') return;
      const [{ pair }, file, mine] = [chosen, opened.value?.file, reader];
      if (pair === undefined || !file || !mine) return;
      stage.value = { kind: 'importing', share: 0 };
      try {
        const finished = await runImport(send, {
          file,
          pair,
          words: toImportedWords(shown.words, shown.found, chosen.outcomes),
          schedule: findTakenSchedule(chosen, shown),
          reader: mine,
          onBegin,
          isWanted: () => stage.value.kind !== 'importing' || stage.value.isStopping !== true,
          onShare: (share) => (stage.value = { ...stage.value, kind: 'importing', share }),
        });
        if (finished.counts) {
          reset();
          stage.value = { kind: 'done', ...finished, counts: finished.counts, undo: 'possible' };
        } else {
          stage.value = { kind: 'chosen', isCancelled: true };
          await refresh(true);
        }
      } catch (thrown) {
        batch(() => {
          stage.value = { kind: 'chosen' };
          problem.value = toAppError(thrown);
        });
      }
    },

    stop() {
      if (stage.value.kind === 'importing') stage.value = { ...stage.value, isStopping: true };
    },

    async undo() {
      const done = stage.value;
      if (done.kind !== 'done' || done.undo !== 'possible') return;
      stage.value = { ...done, undo: 'running' };
      try {
        await undoImport(send, done);
        stage.value = { ...done, undo: 'done' };
      } catch (thrown) {
        batch(() => {
          stage.value = done;
          problem.value = toAppError(thrown);
        });
      }
    },

    close() {
      if (stage.value.kind !== 'importing') reset();
    },
  };
}

import { useLayoutEffect, useRef } from 'preact/hooks';
import { CheckField } from '../../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../../shared/ChoiceSelect.tsx';
import { Notice } from '../../../shared/Notice.tsx';
import { text } from '../../../shared/text.ts';
import { isolate, nameLanguage } from '../../../shared/written-language.ts';
import { formatBytes } from '../../import-text.ts';
import { NoteTypeList } from './NoteTypeList.tsx';
import { OutcomeChoices } from './OutcomeChoices.tsx';
import { VocabularyPreview } from './VocabularyPreview.tsx';
import { VocabularyResult } from './VocabularyResult.tsx';
import type { OpenedVocabulary, VocabularyModel } from './vocabulary-model.ts';
import { findTakenSchedule, type VocabularyChoices } from './vocabulary-state.ts';
import { vocabularyText } from './vocabulary-text.ts';

interface VocabularyPanelProps {
  model: VocabularyModel;
  /** Imports the file as a deck instead. */
  onDeck: (file: File) => void;
}

/** A file of another program: what is in it, what becomes of its words, and the result. */
export function VocabularyPanel({ model, onDeck }: VocabularyPanelProps) {
  const stage = model.stage.value;
  const [opened, choices] = [model.opened.value, model.choices.value];
  const panel = useRef<HTMLDivElement>(null);
  const hasProblem = model.problem.value !== undefined;
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isHere =
      focused === null || focused === document.body || panel.current?.closest('section')?.contains(focused);
    const target = panel.current?.querySelector<HTMLElement>(hasProblem ? '.messages' : FOCUS[stage.kind]);
    if (isHere) target?.focus();
  }, [stage.kind, hasProblem]);
  return (
    <div class="import-file" id="vocabulary" ref={panel}>
      {stage.kind === 'opening' ? (
        <div class="import-progress">
          <div class="import-progress-text">
            <p>{vocabularyText.opening}</p>
            <div class="sync-track">
              <progress class="sync-bar" aria-label={vocabularyText.opening} />
            </div>
          </div>
          <CloseButton model={model} />
        </div>
      ) : null}
      {opened && choices ? <OpenedFile model={model} opened={opened} choices={choices} onDeck={onDeck} /> : null}
      <div class="messages" id="vocabulary-messages" role="status" tabIndex={-1}>
        <VocabularyResult model={model} />
      </div>
    </div>
  );
}

/** Where a person continues in each stage. */
const FOCUS = {
  closed: '.messages',
  opening: '#vocabulary-close',
  chosen: '#vocabulary-name',
  importing: '#vocabulary-stop',
  done: '.messages',
} as const;

interface OpenedFileProps extends VocabularyPanelProps {
  opened: OpenedVocabulary;
  choices: VocabularyChoices;
}

function OpenedFile({ model, opened: { file, found, languages }, choices, onDeck }: OpenedFileProps) {
  const stage = model.stage.value;
  const isImporting = stage.kind === 'importing';
  return (
    <>
      <div>
        <h4 class="import-name" id="vocabulary-name" tabIndex={-1}>
          <bdi>{file.name}</bdi>
        </h4>
        <p class="hint" id="vocabulary-program">
          {[vocabularyText.programs[found.program], formatBytes(file.size)].join(' · ')}
        </p>
      </div>
      {found.isOpenElsewhere ? <Notice tone="info">{vocabularyText.openElsewhere}</Notice> : null}
      {choices.pair === undefined ? <Notice tone="info">{vocabularyText.noDeck}</Notice> : null}
      <fieldset class="import-choices" disabled={isImporting} aria-labelledby="vocabulary-name">
        {choices.pair === undefined ? null : <DeckChoice model={model} pair={choices.pair} />}
        <NoteTypeList model={model} file={found} languages={languages} choices={choices} />
        <OutcomeChoices model={model} file={found} choices={choices} />
        <ScheduleChoice model={model} choices={choices} />
        <VocabularyPreview model={model} choices={choices} />
      </fieldset>
      {isImporting ? (
        <ImportProgress model={model} share={stage.share} isStopping={stage.isStopping === true} />
      ) : (
        <Buttons model={model} onDeck={found.program === 'table' ? () => onDeck(file) : undefined} />
      )}
    </>
  );
}

function DeckChoice({ model, pair }: { model: VocabularyModel; pair: string }) {
  const name = ({ from, to }: VocabularyModel['decks']['value'][number]) =>
    text.pairLabel({ from: nameLanguage(from), to: nameLanguage(to) });
  return (
    <ChoiceSelect
      id="vocabulary-deck"
      label={vocabularyText.deck}
      choices={model.decks.value.map((deck) => [deck.pair, name(deck)] as const)}
      chosen={pair}
      onChoose={(chosen) => void model.choosePair(chosen)}
    />
  );
}

/** Whether to adopt the schedule that Anki fitted to the learner. */
function ScheduleChoice({ model, choices }: { model: VocabularyModel; choices: VocabularyChoices }) {
  const preview = model.preview.value;
  if (!preview?.schedule || choices.pair === undefined) return null;
  const { preset: name, fitted } = preview.schedule;
  const preset = isolate(name);
  if (!fitted) {
    return (
      <p class="hint" id="vocabulary-schedule-unknown">
        {vocabularyText.scheduleUnknown({ preset })}
      </p>
    );
  }
  return (
    <CheckField
      id="vocabulary-schedule"
      label={vocabularyText.schedule}
      hint={vocabularyText.scheduleHint({ preset, share: fitted.retention })}
      isOn={findTakenSchedule(choices, preview) !== undefined}
      onChange={model.takeSchedule}
    />
  );
}

interface ImportProgressProps {
  model: VocabularyModel;
  share: number;
  isStopping: boolean;
}

function ImportProgress({ model, share, isStopping }: ImportProgressProps) {
  const status = isStopping ? vocabularyText.undoing : vocabularyText.importing({ share });
  return (
    <div class="import-progress">
      <div class="import-progress-text">
        <p>{status}</p>
        <progress class="sync-bar" aria-label={status} {...(isStopping ? {} : { value: share })} />
      </div>
      <button
        type="button"
        class="button is-plain"
        id="vocabulary-stop"
        aria-disabled={isStopping}
        onClick={() => {
          if (!isStopping) model.stop();
        }}
      >
        {vocabularyText.cancel}
      </button>
    </div>
  );
}

interface ButtonsProps {
  model: VocabularyModel;
  onDeck: (() => void) | undefined;
}

function Buttons({ model, onDeck }: ButtonsProps) {
  const preview = model.preview.value;
  const { known = 0, continued = 0, wanted = 0 } = preview?.counts ?? {};
  const isReading = model.isReading.value;
  const choices = model.choices.value;
  const isAdopting =
    preview !== undefined && choices !== undefined && findTakenSchedule(choices, preview) !== undefined;
  const isNothing = known + continued + wanted === 0 && !isAdopting;
  const hasNothing = preview !== undefined && isNothing && !isReading;
  return (
    <div class="row-buttons">
      <button
        type="button"
        class="button is-primary"
        id="vocabulary-start"
        aria-disabled={isNothing || isReading}
        {...(hasNothing ? { 'aria-describedby': 'vocabulary-nothing' } : {})}
        onClick={() => {
          if (!isNothing && !isReading) void model.start();
        }}
      >
        {vocabularyText.import}
      </button>
      <CloseButton model={model} />
      {onDeck === undefined ? null : (
        <button type="button" class="button is-plain" id="vocabulary-as-deck" onClick={onDeck}>
          {vocabularyText.asDeck}
        </button>
      )}
      {hasNothing && model.choices.value?.pair !== undefined ? (
        <span class="hint" id="vocabulary-nothing">
          {vocabularyText.nothing}
        </span>
      ) : null}
    </div>
  );
}

function CloseButton({ model }: { model: VocabularyModel }) {
  return (
    <button type="button" class="button is-plain" id="vocabulary-close" onClick={model.close}>
      {vocabularyText.cancel}
    </button>
  );
}

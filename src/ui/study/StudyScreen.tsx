import type { RefObject } from 'preact';
import type { Send } from '../../messaging/client.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { lazy } from '../shared/lazy.tsx';
import { Notice } from '../shared/Notice.tsx';
import { joinSentences, text } from '../shared/text.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { hintWithKey, studyHints } from './hints.ts';
import { StudyActions } from './StudyActions.tsx';
import { StudyCardView } from './StudyCardView.tsx';
import { StudyProgress } from './StudyProgress.tsx';
import type { StudyModel } from './study-model.ts';
import { UNDOABLE_NOTICES } from './study-notice.ts';
import { studyNoticeText, studyText } from './text.ts';

const RescuePanel = lazy(async () => (await import('./RescuePanel.tsx')).RescuePanel);
const StartChoice = lazy(async () => (await import('./StartChoice.tsx')).StartChoice);
const StudyEnd = lazy(async () => (await import('./StudyEnd.tsx')).StudyEnd);

interface StudyScreenProps {
  model: StudyModel;
  send: Send;
  /** The open deck, if it is there. */
  deck: DeckSummary | undefined;
  /** Whether the learner can choose between one deck and all. */
  hasOtherDecks: boolean;
  /** The speech button, for its keyboard shortcut. */
  speakRef: RefObject<HTMLButtonElement | null>;
  /** Opens the placement check in place. */
  onCheck: () => void;
}

/** A study session: the word, its answers, and the summary. */
export function StudyScreen({ model, send, deck, hasOtherDecks, speakRef, onCheck }: StudyScreenProps) {
  const state = model.state.value;
  const card = model.card.value;
  const isClosed = state === 'failed' && model.problem.value === 'storage-unavailable';
  return (
    <>
      {state === 'lost' || isClosed ? (
        <RescuePanel model={model} send={send} />
      ) : state === 'card' && card ? (
        <>
          <StudyProgress model={model} hasOtherDecks={hasOtherDecks} />
          {deck && isStartAsked(model) ? <StartChoice model={model} send={send} deck={deck} onCheck={onCheck} /> : null}
          <StudyCardView model={model} card={card} speakRef={speakRef} />
        </>
      ) : state === 'done' || state === 'pause' ? (
        <StudyEnd model={model} send={send} deck={deck} />
      ) : null}
      {isClosed ? null : (
        <div class="study-footer">
          <StudyMessages model={model} />
          {state === 'card' && card ? <StudyActions model={model} card={card} /> : null}
        </div>
      )}
    </>
  );
}

/** Above the first word of a deck, until the learner chooses or continues with that word. */
function isStartAsked({ view, introductions }: StudyModel): boolean {
  const { isUntouched = false, start } = view.value ?? {};
  return isUntouched && start === undefined && introductions.isOpen.value && !introductions.hasAny.value;
}

/** The live region is always present, so screen readers register it. Its messages overlap the card, so buttons do not move. */
function StudyMessages({ model }: { model: StudyModel }) {
  const problem = model.problem.value;
  const notice = model.notice.value;
  const isOver =
    model.state.value === 'card' && !model.isEditing.value && (problem !== undefined || notice !== undefined);
  return (
    <div class={isOver ? 'messages is-over' : 'messages'} id="study-messages" role="status">
      {problem !== undefined ? (
        <ErrorNotice code={problem}>
          {model.view.value === undefined ? (
            <button type="button" class="button is-small" title={studyHints.retry} onClick={() => void model.retry()}>
              {text.tryAgain}
            </button>
          ) : null}
        </ErrorNotice>
      ) : notice !== undefined ? (
        <Notice tone="info">
          <span class="notice-text">
            {notice.about ? (
              <strong class="notice-word" {...getTextAttributes(toLanguagePair(notice.about.pair).from)}>
                {notice.about.headword ?? notice.about.word}
              </strong>
            ) : null}{' '}
            {joinSentences([
              studyNoticeText[notice.kind],
              ...(notice.start === undefined ? [] : [studyText.startMoved({ rank: notice.start })]),
            ])}
          </span>
          {UNDOABLE_NOTICES.includes(notice.kind) ? (
            <button
              type="button"
              class="button is-small"
              id="study-notice-undo"
              title={hintWithKey(studyHints.undo, model.modes.hasLetterKeys.value ? 'z' : undefined)}
              onClick={() => void model.undo()}
            >
              {studyText.undo}
            </button>
          ) : null}
        </Notice>
      ) : model.view.value?.isClockBehind ? (
        <Notice tone="info">
          <span class="notice-text">{studyText.clockBehind}</span>
        </Notice>
      ) : null}
    </div>
  );
}

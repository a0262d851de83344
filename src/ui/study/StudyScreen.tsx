import type { RefObject } from 'preact';
import type { Send } from '../../messaging/client.ts';
import { WORD_KEYS } from '../../model/keymap.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { DeckSummary } from '../../model/source.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { lazy } from '../shared/lazy.tsx';
import { Notice } from '../shared/Notice.tsx';
import { joinSentences, text } from '../shared/text.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { FirstKeys } from './FirstKeys.tsx';
import { hintWithKey, studyHints } from './hints.ts';
import { StudyActions } from './StudyActions.tsx';
import { StudyCardView } from './StudyCardView.tsx';
import { StudyProgress } from './StudyProgress.tsx';
import type { StartQuestion } from './start-question.ts';
import type { StudyModel } from './study-model.ts';
import { UNDOABLE_NOTICES } from './study-notice.ts';
import { studyNoticeText, studyText } from './text.ts';

const RescuePanel = lazy(async () => (await import('./RescuePanel.tsx')).RescuePanel);
const StartButton = lazy(async () => (await import('./StartChoice.tsx')).StartButton);
const StartChoice = lazy(async () => (await import('./StartChoice.tsx')).StartChoice);
const StudyEnd = lazy(async () => (await import('./StudyEnd.tsx')).StudyEnd);

interface StudyScreenProps {
  model: StudyModel;
  send: Send;
  /** The open deck, if it is there. */
  deck: DeckSummary | undefined;
  /** Whether the learner is asked how much they know before the first word. */
  question: StartQuestion;
  /** The speech button, for its keyboard shortcut. */
  speakRef: RefObject<HTMLButtonElement | null>;
  /** Opens the placement check in place. */
  onCheck: () => void;
}

/** A study session: the word, its answers, and the summary. Many branches because each state has its screen and its footer. */
export function StudyScreen({ model, send, deck, question, speakRef, onCheck }: StudyScreenProps) {
  const state = model.state.value;
  const card = model.card.value;
  const isClosed = state === 'failed' && model.problem.value === 'storage-unavailable';
  return (
    <>
      {state === 'lost' || isClosed ? (
        <RescuePanel model={model} send={send} />
      ) : state === 'card' && card ? (
        question === 'none' ? (
          <>
            <StudyProgress model={model} />
            <StudyCardView model={model} send={send} card={card} speakRef={speakRef} />
          </>
        ) : deck && question === 'open' ? (
          <StartChoice model={model} send={send} deck={deck} onCheck={onCheck} />
        ) : null
      ) : state === 'done' || state === 'pause' ? (
        <StudyEnd model={model} send={send} deck={deck} />
      ) : null}
      {isClosed ? null : (
        <div class="study-footer">
          <StudyMessages model={model} />
          {state !== 'card' || !card ? null : question === 'none' ? (
            <>
              {hasFirstKeys(model) ? <FirstKeys model={model} card={card} /> : null}
              <StudyActions model={model} card={card} />
            </>
          ) : question === 'open' ? (
            <StartButton model={model} />
          ) : null}
        </div>
      )}
    </>
  );
}

const hasFirstKeys = ({ keysNote, modes, isEditing }: StudyModel) =>
  keysNote.isOpen.value && modes.hasLetterKeys.value && !isEditing.value;

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
              title={hintWithKey(studyHints.undo, model.modes.hasLetterKeys.value ? WORD_KEYS.undo : undefined)}
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

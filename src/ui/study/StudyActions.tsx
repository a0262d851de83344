import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SHIFTED_KEYS, WORD_KEYS } from '../../model/keymap.ts';
import type { StudyCard } from '../../model/study.ts';
import { keyNames, withShift } from '../shared/key-text.ts';
import { hintWithKey, studyHints } from './hints.ts';
import { OFFERED_RATINGS } from './study-keyboard.ts';
import type { StudyModel } from './study-model.ts';
import { formatChoice, formatReturn, studyText } from './text.ts';

/** The buttons: first "Show", then the answers, each with its next interval. */
export function StudyActions({ model, card }: { model: StudyModel; card: StudyCard }) {
  const main = useRef<HTMLButtonElement>(null);
  const side = model.side.value;
  const isEditing = model.isEditing.value;
  // The answer field takes the focus itself.
  const isIntroduction = model.introductions.isOpen.value;
  const isTyped = side === 'front' && !isIntroduction && model.modes.isTyping.value;
  // After a choice of length or decks by pointer, Space belongs to the card again.
  const choices = `${model.endsAt.value} ${model.isOneDeck.value}`;
  useLayoutEffect(() => {
    // After a choice by keyboard, the entry keeps the focus, so screen readers announce its state.
    if (document.activeElement?.closest('#popup-menu')) return;
    // If the whole page scrolls, scroll to the card.
    if (!isEditing && !isTyped) main.current?.focus({ preventScroll: true });
  }, [side, isEditing, isTyped, isIntroduction, choices, card.pair, card.word, card.seen]);
  if (isEditing) return null;
  return (
    <>
      {side === 'front' ? (
        <RevealButton key={String(isIntroduction)} model={model} isIntroduction={isIntroduction} mainRef={main} />
      ) : (
        <RatingButtons model={model} card={card} mainRef={main} />
      )}
      <MoreButtons model={model} />
    </>
  );
}

interface MainButtonProps {
  model: StudyModel;
  /** The button that Space presses. */
  mainRef: RefObject<HTMLButtonElement | null>;
}

function RevealButton({ model, isIntroduction, mainRef }: MainButtonProps & { isIntroduction: boolean }) {
  return (
    <button
      type="button"
      class="button is-primary is-answer"
      id={isIntroduction ? 'study-next' : 'study-show'}
      ref={mainRef}
      title={hintWithKey(isIntroduction ? studyHints.next : studyHints.show, keyNames.space)}
      onClick={model.reveal}
    >
      {isIntroduction ? studyText.next : studyText.show}
    </button>
  );
}

const isPractice = (model: StudyModel) => model.practice.card.value !== undefined;

/** The hint of a key that can be switched off. */
const findKey = (model: StudyModel, key: string) => (model.modes.hasLetterKeys.value ? key : undefined);

function RatingButtons({ model, card, mainRef }: MainButtonProps & { card: StudyCard }) {
  const offered = model.modes.offered.value;
  const isFirst = card.phase === 'new';
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that answer at once, not a set of form fields.
    <div class="study-answers" role="group" aria-label={studyText.answers}>
      {OFFERED_RATINGS[model.ratings.value].map((rating, index) => (
        <button
          type="button"
          key={rating}
          class={rating === offered ? 'button is-answer is-primary' : 'button is-answer'}
          id={`study-${rating}`}
          title={hintWithKey(studyHints.ratings[rating], findKey(model, String(index + 1)))}
          {...(rating === offered ? { ref: mainRef } : {})}
          onClick={() => void model.rate(rating)}
        >
          <span>{isFirst ? studyText.firstRatings[rating] : studyText.ratings[rating]}</span>
          {isPractice(model) ? null : (
            <span class="answer-interval">
              {isFirst ? formatReturn(card.choices[rating]) : formatChoice(card.choices[rating])}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Undo, and what can be done with the word instead of an answer. */
function MoreButtons({ model }: { model: StudyModel }) {
  return (
    <div class="study-more">
      <SmallButton
        id="study-undo"
        label={studyText.undo}
        hint={hintWithKey(studyHints.undo, findKey(model, WORD_KEYS.undo))}
        isOff={!model.view.value?.canUndo}
        onPress={() => void model.undo()}
      />
      {isPractice(model) ? null : (
        <>
          <SmallButton
            id="study-know"
            label={studyText.know}
            hint={hintWithKey(studyHints.know, findKey(model, WORD_KEYS.know))}
            onPress={() => void model.know()}
          />
          <SmallButton
            id="study-bury"
            label={studyText.bury}
            hint={hintWithKey(studyHints.bury, findKey(model, withShift(SHIFTED_KEYS.bury)))}
            onPress={() => void model.hold('bury')}
          />
          <SmallButton
            id="study-suspend"
            label={studyText.suspend}
            hint={hintWithKey(studyHints.suspend, findKey(model, withShift(SHIFTED_KEYS.suspend)))}
            onPress={() => void model.hold('suspend')}
          />
        </>
      )}
    </div>
  );
}

interface SmallButtonProps {
  id: string;
  label: string;
  /** Tooltip. */
  hint: string;
  isOff?: boolean;
  onPress: () => void;
}

function SmallButton({ id, label, hint, isOff = false, onPress }: SmallButtonProps) {
  return (
    <button
      type="button"
      class="button is-small is-plain"
      id={id}
      title={hint}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {label}
    </button>
  );
}

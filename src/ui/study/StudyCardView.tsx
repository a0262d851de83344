import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import { WORD_KEYS } from '../../model/keymap.ts';
import type { ShownExample, StudyCard } from '../../model/study.ts';
import { GrammarLine } from '../shared/GrammarLine.tsx';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { lazy } from '../shared/lazy.tsx';
import { MoreMeanings } from '../shared/MoreMeanings.tsx';
import { Picture } from '../shared/Picture.tsx';
import { splitPicture } from '../shared/split-picture.ts';
import { useScrollFade } from '../shared/use-scroll-fade.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { hintWithKey, studyHints } from './hints.ts';
import { SaySentence } from './SaySentence.tsx';
import { StudyExample, StudySentences } from './StudySentence.tsx';
import { describeStudyCard, type StudyCardState } from './study-card-state.ts';
import type { StudyModel } from './study-model.ts';
import type { StudyNotice } from './study-notice.ts';
import { studyText } from './text.ts';
import { useExample } from './use-example.ts';
import { WordFace } from './WordFace.tsx';

// Loaded on demand: seldom shown, or only with certain settings.
const DefinitionForm = lazy(async () => (await import('./DefinitionForm.tsx')).DefinitionForm);
const MeaningFront = lazy(async () => (await import('./MeaningFront.tsx')).MeaningFront);
const SilentCard = lazy(async () => (await import('./MissingVoice.tsx')).SilentCard);
const SoundFront = lazy(async () => (await import('./SoundFront.tsx')).SoundFront);
const TypedAnswerField = lazy(async () => (await import('./TypedAnswerField.tsx')).TypedAnswerField);
const TypedVerdict = lazy(async () => (await import('./TypedAnswerField.tsx')).TypedVerdict);

interface StudyCardViewProps {
  model: StudyModel;
  send: Send;
  card: StudyCard;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** The word and, on the answer side, its meanings. A live region: each side is announced in its own language. */
export function StudyCardView({ model, send, card, speakRef }: StudyCardViewProps) {
  const { modes } = model;
  const example = useExample(send, card);
  const state = describeStudyCard({
    card,
    side: model.side.value,
    isIntroduction: model.introductions.isOpen.value,
    isEditing: model.isEditing.value,
    front: modes.front.value,
    hasReadings: modes.hasReadings.value,
    isTyping: modes.isTyping.value,
  });
  const root = useScrolledCard(card, state, model.notice.value);
  const end = useScrollFade();
  return (
    <article class="card is-study" id="study-card" aria-label={studyText.card} data-side={state.side} ref={root}>
      <p class="card-rank">
        <span>{nameRank(card)}</span>
        {state.newness === undefined ? null : <span class="study-new">{studyText[LABELS[state.newness]]}</span>}
      </p>
      <div class="study-word" aria-live="polite">
        <StudyFace
          state={state}
          card={card}
          example={example}
          speakKey={modes.hasLetterKeys.value ? WORD_KEYS.speak : undefined}
          speakRef={speakRef}
        />
      </div>
      {state.hasAnswerField ? <TypedAnswerField key={`${toId(card)} ${card.seen}`} model={model} card={card} /> : null}
      <div class="study-back" id="study-back" aria-live="polite">
        {state.hasMeanings ? (
          <>
            {modes.typed.value ? <TypedVerdict typed={modes.typed.value} /> : null}
            <CardBack
              key={toId(card)}
              card={card}
              example={example}
              hasAddresses={modes.hasAddresses.value}
              hasKeys={modes.hasLetterKeys.value}
            />
          </>
        ) : null}
      </div>
      {state.side === 'new' ? <SilentCard card={card} /> : null}
      {state.definition === 'form' ? <DefinitionForm model={model} card={card} /> : null}
      {state.definition === 'button' ? <EditButton model={model} /> : null}
      <span class="card-end" ref={end} />
    </article>
  );
}

const LABELS = { 'new-word': 'newWord', 'first-question': 'firstQuestion' } as const;

const toId = ({ pair, word }: StudyCard) => `${pair} ${word}`;

/**
 * Where the page does not show all of the card, scrolls to the word of a new one, to the meaning of its answer side, and to the word when a notice
 * comes up from below.
 */
function useScrolledCard(
  card: StudyCard,
  { side }: StudyCardState,
  notice: StudyNotice | undefined,
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const target = side === 'front' || notice !== undefined ? '.card-word' : '.meaning.is-first';
  useLayoutEffect(() => {
    // Otherwise the card keeps its position, and the page does not scroll.
    if (document.documentElement.scrollHeight <= window.innerHeight) return;
    root.current?.querySelector(target)?.scrollIntoView?.({ block: 'nearest' });
  }, [toId(card), card.seen, target, notice]);
  return root;
}

interface StudyFaceProps {
  state: StudyCardState;
  card: StudyCard;
  example: ShownExample | undefined;
  /** Key of the speech button; undefined where it is switched off. */
  speakKey: string | undefined;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** The question. Another word is another element: it is read out, and scrolled to its beginning. */
function StudyFace({ state: { face, hasReading, hasSentences }, card, example, speakKey, speakRef }: StudyFaceProps) {
  const id = toId(card);
  switch (face) {
    case 'word':
      return (
        <>
          <WordFace key={id} card={card} hasReading={hasReading} speakKey={speakKey} speakRef={speakRef} />
          {hasSentences ? <StudySentences id="study-sentences" card={card} sentences={card.sentences} /> : null}
        </>
      );
    case 'meaning':
      return <MeaningFront key={id} card={card} />;
    case 'sound':
      return (
        <SoundFront
          key={id}
          card={card}
          sentence={example ?? card.sentences[0]}
          hasReading={hasReading}
          speakKey={speakKey}
          speakRef={speakRef}
        />
      );
  }
}

function EditButton({ model }: { model: StudyModel }) {
  return (
    <IconButton
      id="study-edit"
      look="icon-link is-corner"
      label={studyText.edit}
      hint={hintWithKey(studyHints.edit, model.modes.hasLetterKeys.value ? WORD_KEYS.edit : undefined)}
      onPress={() => {
        model.isEditing.value = true;
      }}
    >
      <Icon name="edit" />
    </IconButton>
  );
}

/** Own words do not belong to a deck. */
function nameRank({ rank, definition }: StudyCard): string {
  if (rank !== undefined) return studyText.rank({ rank });
  return definition === undefined ? studyText.notInDeck : studyText.ownWord;
}

interface CardBackProps {
  card: StudyCard;
  /** Of the package, if the learner has not met the word in a sentence. */
  example: ShownExample | undefined;
  hasAddresses: boolean;
  /** Whether a letter speaks the sentence. */
  hasKeys: boolean;
}

/** In the order of use: the first meaning, the learner's own before the deck's, where the word was met, and the rest. */
function CardBack({ card, example, hasAddresses, hasKeys }: CardBackProps) {
  const { headword, grammar, definition, meanings, sentences, from, to, isLeech, lapses } = card;
  const { words, picture } = splitPicture(meanings);
  const [first, ...others] = definition === undefined ? words : [definition, ...words];
  const [newest, ...afterNewest] = sentences;
  const older = example ? sentences : afterNewest;
  return (
    <>
      {first === undefined ? (
        <p class="card-none">{studyText.noMeanings}</p>
      ) : (
        <div class="card-meanings" id="study-meanings">
          <p
            class="meaning is-first"
            {...(definition === undefined ? getTextAttributes(to.iso639_3) : { dir: 'auto' as const })}
          >
            {first}
            <Picture picture={picture} />
          </p>
          {definition === undefined ? null : <p class="study-yours">{studyText.yours}</p>}
        </div>
      )}
      {isLeech ? <p class="study-leech">{studyText.leech({ lapses })}</p> : null}
      {example ? (
        <StudyExample card={card} example={example} hasKeys={hasKeys} />
      ) : newest ? (
        <div class="study-said">
          <StudySentences id="study-sentences" card={card} sentences={[newest]} hasTitles hasAddresses={hasAddresses} />
          <SaySentence language={from.iso639_3} text={newest.text} hasKey={hasKeys} />
        </div>
      ) : null}
      <MoreMeanings meanings={others} language={to.iso639_3} />
      <GrammarLine id="study-grammar" word={headword} grammar={grammar} language={from.iso639_3} />
      {older.length > 0 ? <StudySentences card={card} sentences={older} hasTitles hasAddresses={hasAddresses} /> : null}
    </>
  );
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { lazy } from '../shared/lazy.tsx';
import { MoreMeanings } from '../shared/MoreMeanings.tsx';
import { WordGrammar } from '../shared/WordGrammar.tsx';
import { getTextAttributes } from '../shared/written-language.ts';
import { hintWithKey, studyHints } from './hints.ts';
import { StudySentences } from './StudySentence.tsx';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';
import { WordFace } from './WordFace.tsx';

// Loaded on demand: seldom shown, or only with certain settings.
const DefinitionForm = lazy(async () => (await import('./DefinitionForm.tsx')).DefinitionForm);
const MeaningFront = lazy(async () => (await import('./MeaningFront.tsx')).MeaningFront);
const SoundFront = lazy(async () => (await import('./SoundFront.tsx')).SoundFront);
const TypedAnswer = lazy(async () => (await import('./TypedAnswer.tsx')).TypedAnswer);
const TypedVerdict = lazy(async () => (await import('./TypedAnswer.tsx')).TypedVerdict);

interface StudyCardViewProps {
  model: StudyModel;
  card: StudyCard;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** The word and, on the answer side, its meanings. A live region: each side is announced in its own language. */
export function StudyCardView({ model, card, speakRef }: StudyCardViewProps) {
  const { word, phase } = card;
  const id = `${card.pair} ${word}`;
  const front = model.modes.front.value;
  const hasReadings = model.modes.hasReadings.value;
  const hasKeys = model.modes.hasLetterKeys.value;
  const speakKey = hasKeys ? 'p' : undefined;
  const isIntroduction = model.introductions.isOpen.value;
  const isBack = model.side.value === 'back' || isIntroduction;
  const isEditing = model.side.value === 'back' && model.isEditing.value;
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Otherwise the card keeps its position, and the page does not scroll.
    if (document.documentElement.scrollHeight <= window.innerHeight) return;
    root.current?.querySelector(isBack ? '.meaning.is-first' : '.card-word')?.scrollIntoView?.({ block: 'nearest' });
  }, [id, card.seen, isBack]);
  return (
    <article
      class="card is-study"
      id="study-card"
      aria-label={studyText.card}
      data-side={isIntroduction ? 'new' : model.side.value}
      ref={root}
    >
      <p class="card-rank">
        <span>{nameRank(card)}</span>
        {phase === 'new' ? (
          <span class="study-new">{isIntroduction ? studyText.newWord : studyText.firstQuestion}</span>
        ) : null}
      </p>
      <div class="study-word" aria-live="polite">
        {/* Another word is another element: it is read out, and scrolled to its beginning. */}
        {isBack || front === 'word' ? (
          <>
            <WordFace key={id} card={card} hasReading={isBack || hasReadings} speakKey={speakKey} speakRef={speakRef} />
            {/* With the answer, the sentences stand below the meanings, which they would push out of sight. */}
            {card.isMet && !isBack ? <StudySentences card={card} /> : null}
          </>
        ) : front === 'meaning' ? (
          <MeaningFront key={id} card={card} />
        ) : (
          <SoundFront key={id} card={card} hasReading={hasReadings} speakKey={speakKey} speakRef={speakRef} />
        )}
      </div>
      {!isBack && model.modes.isTyping.value ? (
        <TypedAnswer key={`${id} ${card.seen}`} model={model} card={card} />
      ) : null}
      <div class="study-back" id="study-back" aria-live="polite">
        {isBack && !isEditing ? (
          <>
            {model.modes.typed.value ? <TypedVerdict typed={model.modes.typed.value} /> : null}
            <CardBack card={card} hasAddresses={model.modes.hasAddresses.value} />
          </>
        ) : null}
      </div>
      {isEditing ? (
        <DefinitionForm model={model} card={card} />
      ) : isBack && !isIntroduction ? (
        <IconButton
          id="study-edit"
          look="icon-link is-corner"
          label={studyText.edit}
          hint={hintWithKey(studyHints.edit, hasKeys ? 'e' : undefined)}
          onPress={() => {
            model.isEditing.value = true;
          }}
        >
          <Icon name="edit" />
        </IconButton>
      ) : null}
    </article>
  );
}

/** Own words do not belong to a deck. */
function nameRank({ rank, definition }: StudyCard): string {
  if (rank !== undefined) return studyText.rank({ rank });
  return definition === undefined ? studyText.notInDeck : studyText.ownWord;
}

/** The meanings, the learner's own first. */
function CardBack({ card, hasAddresses }: { card: StudyCard; hasAddresses: boolean }) {
  const { headword, grammar, definition, meanings, from, to, isLeech, lapses } = card;
  const [first, ...others] = definition === undefined ? meanings : [definition, ...meanings];
  return (
    <>
      <WordGrammar id="study-grammar" word={headword} grammar={grammar} language={from.iso639_3} />
      {first === undefined ? (
        <p class="card-none">{studyText.noMeanings}</p>
      ) : (
        <div class="card-meanings" id="study-meanings">
          <p
            class="meaning is-first"
            {...(definition === undefined ? getTextAttributes(to.iso639_3) : { dir: 'auto' as const })}
          >
            {first}
          </p>
          {definition === undefined ? null : <p class="study-yours">{studyText.yours}</p>}
          <MoreMeanings meanings={others} language={to.iso639_3} />
        </div>
      )}
      <StudySentences card={card} hasTitles hasAddresses={hasAddresses} />
      {isLeech ? <p class="study-leech">{studyText.leech({ lapses })}</p> : null}
    </>
  );
}

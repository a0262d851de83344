import type { RefObject } from 'preact';
import type { StudyCard } from '../../messaging/views.ts';
import { Icon } from '../shared/Icon.tsx';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes, toLanguageTag } from '../shared/written-language.ts';
import { DefinitionForm } from './DefinitionForm.tsx';
import { useSpeech } from './speech.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

interface StudyCardViewProps {
  model: StudyModel;
  card: StudyCard;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** The word and, once it is shown, what it means. A live region: each side is read out as it comes, in its own language. */
export function StudyCardView({ model, card, speakRef }: StudyCardViewProps) {
  const { word, from, rank, phase } = card;
  const size = findWordSize(word);
  const isBack = model.side.value === 'back';
  return (
    <article class="card is-study" id="study-card" aria-label={studyText.card} data-side={model.side.value}>
      <p class="card-rank">
        <span>{rank === undefined ? studyText.notInDeck : studyText.rank(rank)}</span>
        {phase === 'new' ? <span class="study-new">{studyText.newWord}</span> : null}
      </p>
      <div class="study-word" aria-live="polite">
        {/* Another word is another element: it is read out, and scrolled to its beginning. */}
        <h1
          class="card-word"
          id="study-word"
          key={`${card.pair} ${word}`}
          data-size={size}
          {...getTextAttributes(from.iso639_3)}
          tabIndex={size === 'endless' ? 0 : -1}
        >
          {word}
        </h1>
        <SpeakButton card={card} buttonRef={speakRef} />
      </div>
      <div class="study-back" id="study-back" aria-live="polite">
        {isBack ? (
          model.isEditing.value ? (
            <DefinitionForm model={model} card={card} />
          ) : (
            <CardBack card={card} />
          )
        ) : null}
      </div>
    </article>
  );
}

function SpeakButton({ card, buttonRef }: { card: StudyCard; buttonRef: RefObject<HTMLButtonElement | null> }) {
  const say = useSpeech(toLanguageTag(card.from.iso639_3));
  if (!say) return null;
  return (
    <button
      type="button"
      class="icon-link"
      ref={buttonRef}
      aria-label={studyText.speak}
      title={studyText.speak}
      onClick={() => say(card.word)}
    >
      <Icon name="sound" />
    </button>
  );
}

function CardBack({ card: { definition, meanings, to, isLeech, lapses } }: { card: StudyCard }) {
  const [first, ...others] = definition === undefined ? meanings : [definition, ...meanings];
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
          </p>
          {definition === undefined ? null : <p class="study-yours">{studyText.yours}</p>}
          {others.length === 0 ? null : (
            <ul class="more-meanings" {...getTextAttributes(to.iso639_3)}>
              {others.map((meaning) => (
                <li class="meaning" key={meaning}>
                  {meaning}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {isLeech ? <p class="study-leech">{studyText.leech(lapses)}</p> : null}
    </>
  );
}

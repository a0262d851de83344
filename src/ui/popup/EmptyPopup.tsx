import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { LanguageChoice } from '../shared/LanguageChoice.tsx';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import type { Beginning } from './beginning.ts';
import type { PopupModel } from './popup-model.ts';
import { popupHints, popupText } from './text.ts';

interface EmptyPopupProps {
  model: PopupModel;
  beginning: Beginning;
  onOpenOptions: () => void;
}

/** Popup without a deck: start with an included deck or with a server. */
export function EmptyPopup({ model, beginning, onOpenOptions }: EmptyPopupProps) {
  const { starters, choice } = beginning;
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const deck = choice.deck.value;
  const isBusy = model.isStarting.value;
  const isLoaded = starters.list.value !== undefined;

  useLayoutEffect(() => {
    if (isLoaded && document.activeElement === document.body) fromField.current?.focus();
  }, [isLoaded]);

  const start = (event: Event) => {
    event.preventDefault();
    setChoiceMissing(isLoaded && !deck);
    if (deck) return void model.start();
    (choice.from.value === undefined ? fromField : toField).current?.focus();
  };

  return (
    <div class="blank" id="no-deck">
      <h1 class="blank-title">{popupText.emptyTitle}</h1>
      <p class="blank-text">{popupText.emptyAdvice}</p>
      <form class="start-form" id="start-form" onSubmit={start}>
        <LanguageChoice
          id="start-from"
          label={text.learn}
          languages={choice.sources.value}
          chosen={choice.from.value}
          onChoose={choice.chooseFrom}
          placeholder={text.chooseLanguage}
          fieldRef={fromField}
        />
        <LanguageChoice
          id="start-to"
          label={text.meaningsIn}
          languages={choice.targets.value}
          chosen={choice.to.value}
          onChoose={choice.chooseTo}
          placeholder={text.chooseLanguage}
          fieldRef={toField}
        />
        <button
          type="submit"
          class="button is-primary is-large"
          id="start"
          title={popupHints.start}
          aria-disabled={isBusy || !isLoaded}
        >
          {isBusy ? popupText.starting : deck ? popupText.start({ cards: deck.cards }) : popupText.startUndecided}
        </button>
      </form>
      <div class="messages" id="start-messages" role="status">
        <StartMessage starters={starters} isChoiceMissing={isChoiceMissing && !deck} />
      </div>
      <OtherWays onOpenOptions={onOpenOptions} />
    </div>
  );
}

interface StartMessageProps {
  starters: Beginning['starters'];
  isChoiceMissing: boolean;
}

function StartMessage({ starters, isChoiceMissing }: StartMessageProps) {
  if (starters.problem.value !== undefined) {
    return (
      <ErrorNotice code={starters.problem.value}>
        {starters.list.value === undefined ? (
          <button type="button" class="button is-small" title={popupHints.retry} onClick={() => starters.load()}>
            {text.tryAgain}
          </button>
        ) : null}
      </ErrorNotice>
    );
  }
  if (!isChoiceMissing) return null;
  return (
    <Notice tone="info">
      <span class="notice-text">{popupText.choiceMissing}</span>
    </Notice>
  );
}

/** Ways to a deck that is not included, and to the first steps. */
function OtherWays({ onOpenOptions }: { onOpenOptions: () => void }) {
  return (
    <p class="start-other">
      <button
        type="button"
        class="button is-small is-plain"
        id="connect-server"
        title={popupHints.connect}
        onClick={onOpenOptions}
      >
        {popupText.connect}
      </button>
      <a
        class="button is-small is-plain"
        id="first-steps"
        href="/welcome.html"
        target="_blank"
        rel="noopener"
        title={popupHints.firstSteps}
      >
        {text.firstSteps}
      </a>
    </p>
  );
}

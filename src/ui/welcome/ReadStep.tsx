import { Notice } from '../shared/Notice.tsx';
import { getTextAttributes } from '../shared/written-language.ts';
import type { ReadingText } from './passage.ts';
import { Step } from './Step.tsx';
import { welcomeText } from './text.ts';
import type { WelcomeModel } from './welcome-model.ts';

/** A text in the language being learnt, on which hover lookups work as on any page. */
export function ReadStep({ model, number }: { model: WelcomeModel; number: number }) {
  const passage = model.passage.value;
  const isDone = model.done.value.hover;
  const { browser, nextWordKey } = model.surroundings.value ?? {};
  return (
    <Step id="welcome-read" title={welcomeText.readTitle} number={number} isDone={isDone}>
      {passage ? (
        <>
          <p id="welcome-hint">
            {browser === 'android' ? welcomeText.touchHint : welcomeText.readHints[model.trigger.value]}
          </p>
          <PassageText passage={passage} />
          {nextWordKey === undefined ? null : <p class="hint">{welcomeText.byKeyboard({ key: nextWordKey })}</p>}
        </>
      ) : (
        <p class="quiet">{welcomeText.noPassage}</p>
      )}
      <div class="messages" id="welcome-read-messages" role="status">
        {isDone ? (
          <Notice tone="success">
            <span class="notice-text">{welcomeText.hovered}</span>
          </Notice>
        ) : null}
      </div>
    </Step>
  );
}

function PassageText({ passage: { language, paragraphs, words } }: { passage: ReadingText }) {
  const attributes = getTextAttributes(language);
  return (
    <figure class="passage" id="welcome-passage" aria-label={welcomeText.passageLabel}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} {...attributes}>
          {paragraph}
        </p>
      ))}
      {words.length === 0 ? null : (
        <ul class="passage-words" {...attributes}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}

import { Step, WayOut } from './Step.tsx';
import { welcomeText } from './text.ts';
import type { WelcomeModel } from './welcome-model.ts';

/** Links to the first study card. */
export function StudyStep({ model, number }: { model: WelcomeModel; number: number }) {
  const deck = model.deck.value;
  const isDone = model.done.value.study;
  return (
    <Step id="welcome-study" title={welcomeText.studyTitle} number={number} isDone={isDone}>
      <p>{welcomeText.studyAdvice}</p>
      {deck ? (
        <p class="row-buttons">
          <WayOut id="welcome-start-study" href={`/popup.html?tab&study&deck=${deck.pair}`} isPrimary={!isDone}>
            {isDone ? welcomeText.studyMore : welcomeText.study}
          </WayOut>
        </p>
      ) : (
        <p class="quiet">{welcomeText.noStudy}</p>
      )}
    </Step>
  );
}

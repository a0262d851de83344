import { DamageNotice } from '../shared/damage/DamageNotice.tsx';
import { Notice } from '../shared/Notice.tsx';
import { joinSentences } from '../shared/text.ts';
import { DeckStep } from './DeckStep.tsx';
import { MoreSteps } from './MoreSteps.tsx';
import { PinStep } from './PinStep.tsx';
import { ReadStep } from './ReadStep.tsx';
import { WayOut } from './Step.tsx';
import { StudyStep } from './StudyStep.tsx';
import { welcomeText } from './text.ts';
import type { WelcomeModel } from './welcome-model.ts';

interface WelcomeProps {
  model: WelcomeModel;
  /** BCP 47 tags of the browser's languages. */
  spoken: readonly string[];
}

/** The first steps. Each one can be skipped and shows whether it is done. */
export function Welcome({ model, spoken }: WelcomeProps) {
  const { deck, hover, study } = model.done.value;
  const lookUpKey = model.surroundings.value?.lookUpKey;
  return (
    <>
      <header class="welcome-header">
        <img src="/icon/128.png" alt="" width="64" height="64" />
        <h1 class="welcome-title">{welcomeText.title}</h1>
        <DamageNotice model={model.damage} />
        <p class="welcome-lead">{welcomeText.lead}</p>
        <p class="hint">{welcomeText.order}</p>
        {/* The message has the same link. */}
        {model.damage.damage.value?.state === 'gone' ? null : (
          <p>
            <WayOut id="welcome-backup" href="/options.html#data">
              {welcomeText.backup}
            </WayOut>
          </p>
        )}
      </header>
      <main>
        <ol class="steps">
          <DeckStep model={model} number={1} spoken={spoken} />
          <ReadStep model={model} number={2} />
          <StudyStep model={model} number={3} />
          <PinStep surroundings={model.surroundings.value} number={4} />
        </ol>
        <div class="messages" id="welcome-finished" role="status">
          {deck && hover && study ? (
            <Notice tone="success">
              <span class="notice-text">{welcomeText.finished}</span>
            </Notice>
          ) : null}
        </div>
        <MoreSteps model={model} />
      </main>
      <footer class="welcome-footer">
        <p id="welcome-keys">
          <strong>{welcomeText.keysTitle}</strong>{' '}
          {joinSentences([
            ...(lookUpKey === undefined ? [] : [welcomeText.lookUpKey({ key: lookUpKey })]),
            welcomeText.studyKeys,
          ])}
        </p>
        <p>{welcomeText.again}</p>
      </footer>
    </>
  );
}

import { PinPicture } from './PinPicture.tsx';
import { Step } from './Step.tsx';
import type { Surroundings } from './surroundings.ts';
import { welcomeText } from './text.ts';

/** Shows how to pin Wayword's button to the toolbar, or where it is. */
export function PinStep({ surroundings, number }: { surroundings: Surroundings | undefined; number: number }) {
  const isPinned = surroundings?.isPinned === true;
  return (
    <Step id="welcome-pin" title={welcomeText.pinTitle} number={number} isDone={isPinned}>
      {surroundings === undefined ? null : (
        <div class="pin">
          <p>{isPinned ? welcomeText.pinned : welcomeText.pinHints[surroundings.browser]}</p>
          {surroundings.browser === 'android' ? null : (
            <PinPicture browser={surroundings.browser} isPinned={isPinned} />
          )}
        </div>
      )}
    </Step>
  );
}

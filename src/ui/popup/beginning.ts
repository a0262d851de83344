import { computed } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import { createStarterChoice, type StarterChoice } from '../shared/starter-choice.ts';
import { createStarters, type Starters } from '../shared/starters.ts';

/** First choices of a person without a deck. */
export interface Beginning {
  starters: Starters;
  choice: StarterChoice;
}

/** @param spoken - BCP 47 tags of the browser's languages, best first. */
export function createBeginning(send: Send, spoken: readonly string[]): Beginning {
  const starters = createStarters(send);
  const choice = createStarterChoice(
    computed(() => starters.list.value ?? []),
    spoken,
  );
  return { starters, choice };
}

import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { StudyModel } from './study-model.ts';

interface StartPlace {
  model: StudyModel;
  send: Send;
  pair: PairId;
  rank: number;
  /** Whether the words that the learner dismisses leave the start where it is. */
  isFixed?: boolean;
}

/** Lets a deck's new words start at a rank. Nothing becomes known by it. A failure shows when the session loads again. */
export async function chooseStart({ model, send, pair, rank, isFixed = false }: StartPlace): Promise<void> {
  try {
    const { starts, fixedStarts } = (await send('settings.get', {})).study;
    const others = fixedStarts.filter((fixed) => fixed !== pair);
    const change = { starts: { ...starts, [pair]: rank }, fixedStarts: isFixed ? [...others, pair] : others };
    await send('settings.put', { change: { study: change } });
  } finally {
    await model.load(pair);
  }
}

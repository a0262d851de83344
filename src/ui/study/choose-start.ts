import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { StudyModel } from './study-model.ts';

interface StartPlace {
  model: StudyModel;
  send: Send;
  pair: PairId;
  rank: number;
}

/** Lets a deck's new words start at a rank. Nothing becomes known by it. A failure shows when the session loads again. */
export async function chooseStart({ model, send, pair, rank }: StartPlace): Promise<void> {
  try {
    const { starts } = (await send('settings.get', {})).study;
    await send('settings.put', { change: { study: { starts: { ...starts, [pair]: rank } } } });
  } finally {
    await model.load(pair);
  }
}

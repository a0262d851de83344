import { warn } from '../background/warn.ts';
import { keepAwake } from './lifetime.ts';

/** Long enough for the next card to be on the screen: a backup of a long log keeps the background busy for a while. */
const QUIET_MS = 5_000;

/** Makes the backup of the day once the log was left alone for a moment. Calls before that only put it off. */
export function createBackupTimer(save: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await keepAwake(save).catch(warn('The backup of the day was not made'));
    isRunning = false;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), QUIET_MS);
  };
}

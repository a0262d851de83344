import { startTake, stopTake } from '../../src/recordings/play-take.ts';
import type { Player } from '../../src/recordings/sound.ts';
import { keepAwake } from '../services/lifetime.ts';

/** Plays in the background itself, which is a page in Firefox. */
export const pagePlayer: Player = {
  play(take, rate) {
    const { hasBegun, isOver } = startTake(take, rate);
    void keepAwake(() => isOver);
    return hasBegun;
  },
  stop: stopTake,
};

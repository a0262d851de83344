import { keepRecorded } from '../../../src/store/study/recorded.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';

/** Answers messages about recordings of words. */
export function createSoundHandlers({ store, sound }: HandlerParts): HandlersOf<'sound'> {
  return {
    'sound.play': async (wanted) => (await sound.load()).play(wanted),
    async 'sound.changed'() {
      await keepRecorded(store, await (await sound.load()).listLanguages());
      sound.forget();
    },
  };
}

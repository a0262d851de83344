import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { WantedRecording } from '../../recordings/find-recordings.ts';
import { isSlowPress, playTake, SLOW_RATE } from '../../recordings/play-take.ts';
import { useSpeech } from './speech.ts';

/** Sound of a word: recordings, otherwise a voice. */
export interface WordSound {
  /** False while recordings are looked for: until then the voice speaks, so that the button does not come later. */
  isComplete: boolean;
  play(isSlow?: boolean): void;
  /** Plays it, and every second time slowly. */
  press(): void;
}

/** `loading`: whether there are recordings is not known yet. `none`: no recording and no voice. */
export type SoundState = WordSound | 'loading' | 'none';

export const isAudible = (sound: SoundState): sound is WordSound => typeof sound === 'object';

export function useWordSound(wanted: WantedRecording): SoundState {
  const say = useSpeech(wanted.language);
  const takes = useTakes(wanted);
  const [text = ''] = wanted.words;
  const id = toId(wanted);
  // Its voice may change, which is no reason to play again.
  const voice = useRef(say);
  voice.current = say;
  const turn = useRef({ id, presses: 0, plays: 0 });
  if (turn.current.id !== id) turn.current = { id, presses: 0, plays: 0 };
  return useMemo(() => {
    const known = takes ?? NO_TAKES;
    if (known.length === 0 && !say) return takes ? 'none' : 'loading';
    const play = (isSlow = false) => {
      const rate = isSlow ? SLOW_RATE : 1;
      // A slow repeat is of the take that was just heard.
      const take = known[(isSlow ? Math.max(0, turn.current.plays - 1) : turn.current.plays++) % known.length];
      const speak = () => voice.current?.(text, rate);
      if (!take) return speak();
      (globalThis.speechSynthesis as SpeechSynthesis | undefined)?.cancel();
      playTake(take, rate, { onFailed: speak });
    };
    return {
      isComplete: takes !== undefined,
      play,
      press() {
        turn.current.presses += 1;
        play(isSlowPress(turn.current.presses));
      },
    };
  }, [takes, say === undefined, id]);
}

const toId = ({ language, words, reading = '' }: WantedRecording) => [language, reading, ...words].join('\n');

/** The recordings of a word; undefined while they are looked for. */
function useTakes(wanted: WantedRecording): readonly Blob[] | undefined {
  const id = toId(wanted);
  const [found, setFound] = useState<{ id: string; takes: readonly Blob[] }>();
  const canStore = hasRoom();
  useEffect(() => {
    if (!canStore) return undefined;
    let isCurrent = true;
    const show = (takes: readonly Blob[]) => {
      if (isCurrent) setFound({ id, takes });
    };
    void import('../../recordings/find-recordings.ts')
      .then(({ findRecordings }) => findRecordings(wanted))
      .then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [id, canStore]);
  if (!canStore) return NO_TAKES;
  return found?.id === id ? found.takes : undefined;
}

const NO_TAKES: readonly Blob[] = [];

/** Recordings are files of the browser's private file system, which private windows lack. */
const hasRoom = () => typeof (navigator.storage as StorageManager | undefined)?.getDirectory === 'function';

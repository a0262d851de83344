let current: HTMLAudioElement | undefined;

/** Stops the recording that is played. */
export function stopTake(): void {
  current?.pause();
}

/**
 * Plays a recording, and stops all other sound of the page.
 *
 * @param rate - Relative to the usual speed; the pitch stays.
 * @param onFailed - The browser cannot play this kind of file.
 */
export function playTake(take: Blob, rate: number, onFailed: () => void): void {
  stopTake();
  (globalThis.speechSynthesis as SpeechSynthesis | undefined)?.cancel();
  const address = URL.createObjectURL(take);
  const audio = new Audio(address);
  const free = () => URL.revokeObjectURL(address);
  audio.playbackRate = rate;
  audio.addEventListener('ended', free);
  audio.addEventListener('pause', free);
  audio.addEventListener('error', () => {
    free();
    if (audio === current) onFailed();
  });
  current = audio;
  // A failed start also fires the event `error`.
  audio.play().catch(() => undefined);
}

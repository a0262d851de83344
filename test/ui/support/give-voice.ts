import { vi } from 'vitest';

/** Gives the browser one voice. @returns The texts that it speaks. */
export function giveVoice(lang: string): string[] {
  const spoken: string[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang, localService: true }],
    cancel: () => undefined,
    speak: ({ text, rate }: { text: string; rate: number }) => spoken.push(rate === 1 ? text : `${text}, slowly`),
  });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return spoken;
}

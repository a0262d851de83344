import { getTextAttributes } from './written-language.ts';

interface WordReadingProps {
  /** Undefined: its line stays empty, so that the word below keeps its position. */
  reading: string | undefined;
  /** ISO 639-3 code of the word. */
  language: string;
}

/** How a word is read, over the word. */
export function WordReading({ reading, language }: WordReadingProps) {
  return (
    <p class="word-reading" {...getTextAttributes(language)}>
      {reading}
    </p>
  );
}

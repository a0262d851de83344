import { DETECTION_RULES } from '../languages/lists/detection.ts';

/** Finds the languages whose cards are right for text in the given language, which comes first. */
export const findTwins = (language: string): string[] => [
  language,
  ...(DETECTION_RULES[language]?.twins?.split(' ') ?? []),
];

import { DETECTION_RULES } from '../languages/lists/detection.ts';

/** Finds the languages whose cards are right for text in the given language, which comes first. */
export function findTwins(language: string): string[] {
  const others = DETECTION_RULES[language]?.twins?.split(' ') ?? [];
  return [...new Set([language, ...others])];
}

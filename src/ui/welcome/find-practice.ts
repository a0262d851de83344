import { findPracticeText } from '../../languages/practice-text.ts';

/** Finds the practice text of a language in the package. */
export const findPractice = (language: string) =>
  findPracticeText(language, async (file) => (await fetch(`/sentences/${file}`)).text());

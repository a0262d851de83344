import type { Gender } from '../../src/model/card.ts';

/** FreeDict's marks of gender. */
const MARKS: readonly [RegExp, Gender][] = [
  [/\bmasc\b/, 'masculine'],
  [/\bfem\b/, 'feminine'],
  [/\bneut\b/, 'neuter'],
  [/\but\b/, 'common'],
];

/** Reads the genders of the nouns in articles of FreeDict, as in `Abkürzung /…/ <n, fem>`. */
export function readMarkedGenders(articles: Iterable<string>): Map<string, Set<Gender>> {
  const genders = new Map<string, Set<Gender>>();
  for (const article of articles) {
    const [head = ''] = article.split('\n');
    const [, word, marks] = /^(.+?)\s+(?:\/.*\/\s+)?<(n\b[^<>]*)>\s*$/.exec(head) ?? [];
    if (word === undefined || marks === undefined) continue;
    for (const [pattern, gender] of MARKS)
      if (pattern.test(marks)) genders.set(word, (genders.get(word) ?? new Set()).add(gender));
  }
  return genders;
}

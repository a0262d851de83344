/** Languages whose readers understand the others of the group in writing, by ISO 639-3 code. */
const GROUPS = ['nor nno dan', 'hrv srp bos'];

/** Finds the languages whose cards are right for text in the given one, that one first. */
export function findTwins(language: string): string[] {
  const others = GROUPS.find((group) => group.includes(language))?.split(' ') ?? [];
  return [language, ...others.filter((other) => other !== language)];
}

/** Groups of languages whose readers understand each other's text, by ISO 639-3 code. */
const GROUPS = ['nor nno dan', 'hrv srp bos'];

/** Finds the languages whose cards are right for text in the given language, which comes first. */
export function findTwins(language: string): string[] {
  const others = GROUPS.find((group) => group.includes(language))?.split(' ') ?? [];
  return [language, ...others.filter((other) => other !== language)];
}

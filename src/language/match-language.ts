import { getMainScript } from './main-script.ts';

/**
 * Finds the offered language that a person reads best.
 *
 * @param wanted - BCP 47 tags of the languages that they read, best first.
 * @param offered - Tags without a region. The first one is the fallback.
 *
 * A language in another script (`zh-Hant` where `zh` is simplified) yields to the next wanted language, but not to the fallback.
 */
export function matchLanguage<Tag extends string>(wanted: readonly string[], offered: readonly [Tag, ...Tag[]]): Tag {
  const [usual] = offered;
  const find = (matches: (spoken: string, tag: string) => boolean) =>
    wanted.map((spoken) => offered.find((tag) => matches(spoken, tag))).find((tag) => tag);
  const exact = find(isSameScript) ?? usual;
  return exact === usual ? (find(isSameLanguage) ?? usual) : exact;
}

/**
 * Finds the tag for formatting numbers and dates: the person's first variant of this language, with its region (`de` → `de-AT`).
 */
export function refineTag(tag: string, wanted: readonly string[]): string {
  return wanted.find((candidate) => isSameScript(candidate, tag)) ?? tag;
}

function isSameLanguage(spoken: string, tag: string): boolean {
  return spoken.split('-', 1)[0] === tag;
}

function isSameScript(spoken: string, tag: string): boolean {
  return isSameLanguage(spoken, tag) && getMainScript(spoken) === getMainScript(tag);
}

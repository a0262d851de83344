import { getMainScript } from './main-script.ts';

/**
 * Finds which of the languages that are offered a person reads best.
 *
 * @param wanted - BCP 47 tags of the languages that they read, best first.
 * @param offered - Tags without a region, the usual one first; it is taken where nothing else fits.
 *
 * A language in another script (`zh-Hant` where `zh` is simplified) gives way to the next one that is wanted, but not to the usual one.
 */
export function matchLanguage<Tag extends string>(wanted: readonly string[], offered: readonly [Tag, ...Tag[]]): Tag {
  const [usual] = offered;
  const find = (matches: (spoken: string, tag: string) => boolean) =>
    wanted.map((spoken) => offered.find((tag) => matches(spoken, tag))).find((tag) => tag);
  const exact = find(isSameScript) ?? usual;
  return exact === usual ? (find(isSameLanguage) ?? usual) : exact;
}

/**
 * The tag to format numbers and dates by: of the languages that a person reads the first that is this one, with its region
 * (`de` → `de-AT`).
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

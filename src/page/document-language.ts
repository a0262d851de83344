import { MAX_LANGUAGE_TAG_LENGTH } from '../model/limits.ts';

/**
 * Finds the language that a document declares as a whole, as it writes it. It reads one attribute, so it may run in every page.
 *
 * @returns '' or `undefined` if the document declares none on its root.
 */
export function findDocumentLanguage({ documentElement }: Document): string | undefined {
  // Only an element of HTML has it, and a document may have no element.
  const root = documentElement as Partial<HTMLElement> | null;
  return root?.lang?.slice(0, MAX_LANGUAGE_TAG_LENGTH);
}

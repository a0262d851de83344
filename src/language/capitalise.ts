/**
 * Capitalises the first letter of a text that stands alone. Scripts without capital letters stay as they are.
 *
 * @param language - BCP 47 tag of the text's language.
 */
export function capitalise(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** The script that a language is usually written in (ISO 15924), of a tag that names one, that one; undefined when it is not known. */
export function getMainScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}

/**
 * Languages that are written in Latin letters wherever they are read, by both their codes: the first question to the browser costs
 * Chromium some 6 ms, which most look-ups and the language of most learners need not wait for.
 */
const LATIN = new Set(
  (
    'af afr ca cat cs ces cy cym da dan de deu en eng es spa et est eu eus fi fin fr fra ga gle gl glg hr hrv hu hun id ind is isl ' +
    'it ita lt lit lv lav nb nl nld nn no nor pl pol pt por ro ron sk slk sl slv sq sv swe sw swa tl tgl tr tur vi vie'
  ).split(' '),
);

/** The script that a language is usually written in (ISO 15924), of a tag that names one, that one; undefined when it is not known. */
export function getMainScript(language: string): string | undefined {
  const [, code] = /^([a-z]{2,3})(?:-[A-Z]{2})?$/.exec(language) ?? [];
  if (code !== undefined && LATIN.has(code)) return 'Latn';
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}

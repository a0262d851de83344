import { toLanguageCode } from '../language/language-code.ts';
import { isWrittenIn, type Script } from '../language/script.ts';
import { listDeckLanguages } from '../languages/list-deck-languages.ts';

/** Selects the decks that answer for a text: those from its language or, if that is unknown, those written in its script. */
export function acceptLanguage(language: string | undefined, script: Script | undefined): (from: string) => boolean {
  const accept = (from: string) =>
    language === undefined
      ? script === undefined || isWrittenIn(from, script)
      : listDeckLanguages(language).includes(from);
  // A deck's source may call Chinese `zho` where the page says `cmn`.
  return (from) => accept(toLanguageCode(from) ?? from);
}

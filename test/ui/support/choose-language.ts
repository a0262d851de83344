import { byId, settle } from './page.ts';

/** Chooses a language from the list of a `LanguageSelect`, as with the mouse. */
export async function chooseLanguage(id: string, code: string): Promise<void> {
  byId(id).focus();
  await settle(() => byId(id).click());
  // The list loads separately.
  await settle(() => undefined);
  await settle(() => byId(`${id}-list-${code}`).click());
}

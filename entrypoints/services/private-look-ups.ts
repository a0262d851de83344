import { browser } from 'wxt/browser';
import { toLanguageCode } from '../../src/language/language-code.ts';
import { type PackagedContent, readFromPackage } from '../../src/library/packaged-content.ts';
import type { StarterDecks } from '../../src/library/starter-decks.ts';
import type { RawMessage } from '../../src/messaging/message.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';

/** Prepares the answer to a message in a Firefox that never remembers history. */
export type PrepareLookUp = (message: RawMessage, sender: Sender) => Promise<void>;

/** Lets starter decks answer from the package, because no database opens. Nothing is installed, and nothing is kept. */
export function createPrivateLookUps(
  store: LookupStore,
  starterDecks: StarterDecks,
  readSample: (sender: Sender) => Promise<string>,
): PrepareLookUp {
  const content = readFromPackage(store, starterDecks, navigator.languages);
  return async ({ type, language, ownText, text }, sender) => {
    if (type !== 'lookup.define' || typeof text !== 'string') return;
    const claimed = typeof language === 'string' ? toLanguageCode(language) : undefined;
    const asked = typeof ownText === 'string' ? ownText : text;
    const detected = (await detect(asked)) ?? (await detect(await readSample(sender)));
    await loadEach(content, [claimed, detected]);
  };
}

async function loadEach(content: PackagedContent, languages: readonly (string | undefined)[]): Promise<void> {
  for (const language of new Set(languages)) if (language !== undefined) await content.load(language);
}

/** @returns ISO 639-3 code; undefined if the browser is not sure. */
async function detect(text: string): Promise<string | undefined> {
  const { isReliable, languages } = await browser.i18n.detectLanguage(text);
  const [first] = languages;
  return isReliable && first ? toLanguageCode(first.language) : undefined;
}

import type { ExtensionTexts } from 'wayword:texts';
import type { createFollow, FollowedWords } from '../../src/anki/follow.ts';
import type { Handlers } from '../../src/messaging/answer.ts';
import type { MessageName } from '../../src/messaging/messages.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import { ANKI_FOLLOW_SCRIPT, ANKI_SCRIPT } from '../background/anki-script.ts';
import type { findOrigin } from './handlers/page-origin.ts';
import { loadPart, offerPart } from './load-part.ts';

export type AnkiHandlers = Handlers<Extract<MessageName, `anki.${string}`>>;

/** What the script for Anki needs of the services, which hold the code for it already. */
export interface AnkiScriptParts {
  store: Store;
  keyValues: KeyValues;
  newId: () => string;
  texts: () => Promise<ExtensionTexts>;
  findOrigin: typeof findOrigin;
  /** Anki was switched on or off, so pages show or hide what adds words to it. */
  onSwitched: () => Promise<void>;
  /** The words of Anki that are known here. */
  words: FollowedWords;
  /** Loads what follows Anki. */
  loadFollow: typeof loadFollow;
}

type CreateAnki = (parts: AnkiScriptParts) => AnkiHandlers;

export function offerAnki(create: CreateAnki): void {
  offerPart(ANKI_SCRIPT, create);
}

type CreateFollow = (parts: Omit<Parameters<typeof createFollow>[0], 'toWord'>) => ReturnType<typeof createFollow>;

export function offerFollow(create: CreateFollow): void {
  offerPart(ANKI_FOLLOW_SCRIPT, create);
}

/** @throws {Error} If the browser does not load the script. */
export const loadFollow = async () => (await loadPart(ANKI_FOLLOW_SCRIPT)) as CreateFollow;

/** @throws {Error} If the browser does not load the script. */
export async function loadAnki(parts: AnkiScriptParts): Promise<AnkiHandlers> {
  return ((await loadPart(ANKI_SCRIPT)) as CreateAnki)(parts);
}

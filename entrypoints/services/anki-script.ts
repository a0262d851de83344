import type { ExtensionTexts } from 'wayword:texts';
import type { Handlers } from '../../src/messaging/answer.ts';
import type { MessageName } from '../../src/messaging/messages.ts';
import type { KeyValues } from '../../src/store/key-values.ts';
import type { Store } from '../../src/store/store.ts';
import { ANKI_SCRIPT } from '../background/anki-script.ts';
import { loadScript } from '../background/load-script.ts';
import type { findOrigin } from './handlers/page-origin.ts';

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
}

type CreateAnki = (parts: AnkiScriptParts) => AnkiHandlers;

/** Where that script leaves it. */
const scope = globalThis as typeof globalThis & { waywordAnki?: CreateAnki };

export function offerAnki(create: CreateAnki): void {
  scope.waywordAnki = create;
}

/** @throws {Error} If the browser does not load the script. */
export async function loadAnki(parts: AnkiScriptParts): Promise<AnkiHandlers> {
  if (!scope.waywordAnki) await loadScript(ANKI_SCRIPT);
  // The script has just set it.
  return (scope.waywordAnki as CreateAnki)(parts);
}

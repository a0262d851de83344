import type { Handlers } from '../../src/messaging/answer.ts';
import type { MessageName } from '../../src/messaging/messages.ts';
import { MANAGED_SCRIPT } from '../background/managed-script.ts';
import { loadPart, offerPart } from './load-part.ts';

export type ManagedHandlers = Handlers<
  Extract<
    MessageName,
    'upstream.connect' | 'deck.list' | 'deck.install' | 'sync.status' | 'sync.start' | 'hover.changeSite'
  >
>;

/** @returns Whether the first steps may open. */
type ApplyManaged = (given: Record<string, unknown>, handlers: ManagedHandlers) => Promise<boolean>;

export function offerManaged(apply: ApplyManaged): void {
  offerPart(MANAGED_SCRIPT, apply);
}

/** Loads the script that applies what an administrator has set. @throws {Error} If the browser does not load it. */
export async function applyManaged(...given: Parameters<ApplyManaged>): Promise<boolean> {
  return ((await loadPart(MANAGED_SCRIPT)) as ApplyManaged)(...given);
}

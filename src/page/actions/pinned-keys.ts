import type { WORD_KEYS } from '../../model/keymap.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';

/** Keys of the pinned card. */
export interface PinnedKeys {
  /** Whether a key has an action in the card's current state. */
  knows(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>): boolean;
  /** Runs the action of a key. */
  press(key: string): void;
  /** Handles a key of the card: the event of `own-events.ts`, which carries the key's own. */
  onKey(event: Event & { detail?: KeyboardEvent }): void;
}

interface PinnedKeysParts {
  findAct: PageCore['parts']['findAct'];
  acts: Readonly<Record<keyof typeof WORD_KEYS, (entry: LookupEntry) => void>>;
  /** Escape was pressed. */
  giveUp(): void;
  /** The selected entry; undefined while the card is closed. */
  findEntry(): LookupEntry | undefined;
  /** Whether the learner is typing on the card. */
  isTyping(): boolean;
}

export function createPinnedKeys({ findAct, acts, giveUp, findEntry, isTyping }: PinnedKeysParts): PinnedKeys {
  const knows: PinnedKeys['knows'] = (event) => {
    if (event.key === 'Escape') return true;
    return !isTyping() && !event.ctrlKey && !event.altKey && !event.metaKey && findAct(event) !== undefined;
  };
  const press = (key: string) => {
    const entry = findEntry();
    const act = findAct({ key, shiftKey: false });
    if (key === 'Escape') giveUp();
    else if (entry && act) acts[act](entry);
  };
  return {
    knows,
    press,
    onKey({ detail: event }) {
      if (!event?.isTrusted || event.defaultPrevented || !findEntry() || !knows(event)) return;
      event.preventDefault();
      press(event.key);
    },
  };
}

import { ANKI_KEY, type WORD_KEYS } from '../../model/keymap.ts';
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
  /** Adds the entry to Anki; undefined where that is switched off. */
  findAnki(): ((entry: LookupEntry) => void) | undefined;
  /** Escape was pressed. */
  giveUp(): void;
  /** The selected entry; undefined while the card is closed. */
  findEntry(): LookupEntry | undefined;
  /** Whether the learner is typing on the card. */
  isTyping(): boolean;
}

export function createPinnedKeys({
  findAct,
  acts,
  findAnki,
  giveUp,
  findEntry,
  isTyping,
}: PinnedKeysParts): PinnedKeys {
  const find = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => {
    const act = findAct({ key, shiftKey });
    if (act) return acts[act];
    return key.toLowerCase() === ANKI_KEY && !shiftKey ? findAnki() : undefined;
  };
  const knows: PinnedKeys['knows'] = (event) => {
    if (event.key === 'Escape') return true;
    return !isTyping() && !event.ctrlKey && !event.altKey && !event.metaKey && find(event) !== undefined;
  };
  const press = (key: string) => {
    const entry = findEntry();
    if (key === 'Escape') giveUp();
    else if (entry) find({ key, shiftKey: false })?.(entry);
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

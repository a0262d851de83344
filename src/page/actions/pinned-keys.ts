import type { LookupEntry } from '../../model/lookup.ts';

/** Keys of the pinned card. */
export interface PinnedKeys {
  /** Whether a key has an action in the card's current state. */
  knows(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): boolean;
  /** Runs the action of a key. */
  press(key: string): void;
  /** Handles a key of the card: the event of `own-events.ts`, which carries the key's own. */
  onKey(event: Event & { detail?: KeyboardEvent }): void;
}

interface PinnedKeysParts {
  /** Actions by key, in lower case. */
  acts: Readonly<Record<string, (entry: LookupEntry) => void>>;
  /** The selected entry; undefined while the card is closed. */
  findEntry(): LookupEntry | undefined;
  /** Whether the learner is typing on the card. */
  isTyping(): boolean;
}

export function createPinnedKeys({ acts, findEntry, isTyping }: PinnedKeysParts): PinnedKeys {
  const knows: PinnedKeys['knows'] = ({ key, ctrlKey, altKey, metaKey }) => {
    if (key === 'Escape') return true;
    return !isTyping() && !ctrlKey && !altKey && !metaKey && Object.hasOwn(acts, key.toLowerCase());
  };
  const press = (key: string) => {
    const entry = findEntry();
    if (entry) acts[key.toLowerCase()]?.(entry);
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

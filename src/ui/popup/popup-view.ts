/** `failed`: the background could not list the decks. `empty`: there is no deck yet. */
export type PopupView = 'loading' | 'failed' | 'empty' | 'browse' | 'study';

/** Views of a person with a deck. */
export type PopupMode = 'study' | 'browse';

interface PopupViewFacts {
  /** Whether the first deck is being added. */
  isStarting: boolean;
  /** Undefined until there is a deck whose words are counted. */
  mode: PopupMode | undefined;
  /** Whether the learner's log is lost, or cannot be opened. */
  isLogClosed: boolean;
  /** Whether the open deck is in the list of decks. */
  isDeckFound: boolean;
  areDecksLoaded: boolean;
  /** Whether the last request for the decks failed. */
  hasProblem: boolean;
  /** Whether Browse has a card. */
  hasCard: boolean;
  /** Whether there is a deck or a sync of one. */
  hasEntries: boolean;
}

export function findPopupView(facts: PopupViewFacts): PopupView {
  const { mode, areDecksLoaded, hasProblem } = facts;
  // Until the first card arrives. The background may report the deck before that.
  if (facts.isStarting) return 'empty';
  // If the log is lost or closed, the decks usually are, too: this is not a fresh start.
  if (mode === 'study' && facts.isLogClosed) return 'study';
  const isDeckKnown = facts.isDeckFound || !areDecksLoaded;
  if (mode === undefined && isDeckKnown && !hasProblem) return 'loading';
  if (mode === 'study' && isDeckKnown) return 'study';
  if (facts.hasCard && isDeckKnown) return 'browse';
  if (!areDecksLoaded) return hasProblem ? 'failed' : 'loading';
  return facts.hasEntries ? 'browse' : 'empty';
}

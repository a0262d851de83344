import type { Panel } from './popup-model.ts';
import type { PopupMode, PopupView } from './popup-view.ts';

/** What the popup shows below its header. */
export interface PopupState {
  /** The current choice between Study and Browse; undefined while there is none. */
  mode: PopupMode | undefined;
  /** Whether the main part has no heading of its own. Screens that load later have one. */
  needsHeading: boolean;
  /** The main part: the open panel, otherwise the view. `empty`: nothing, as after a failure. */
  main: 'decks' | 'keys' | 'search' | 'check' | 'page' | 'beginning' | 'study' | 'browse' | 'loading' | 'empty';
  /** Whether the footer moves through the cards. */
  hasFooter: boolean;
}

interface PopupFacts {
  view: PopupView;
  panel: Panel;
  /** Whether a deck is open, which the check of known words needs. */
  hasDeck: boolean;
  /** Whether Browse shows a card. */
  hasCard: boolean;
  /** Whether the choices of a learner without a deck are loaded. */
  hasBeginning: boolean;
}

export function describePopup(facts: PopupFacts): PopupState {
  const { view, panel, hasCard } = facts;
  const isCardOpen = panel === 'none' || panel === 'menu';
  return {
    mode: view === 'browse' || view === 'study' ? view : undefined,
    needsHeading: view === 'loading' || view === 'failed' || (view === 'browse' && !hasCard),
    main: findMain(facts),
    hasFooter: view === 'browse' && isCardOpen && hasCard,
  };
}

function findMain({ view, panel, hasDeck, hasBeginning }: PopupFacts): PopupState['main'] {
  if (panel === 'check' && hasDeck) return 'check';
  if (panel !== 'check' && panel !== 'none' && panel !== 'menu') return panel;
  if (view === 'empty') return hasBeginning ? 'beginning' : 'empty';
  return view === 'failed' ? 'empty' : view;
}

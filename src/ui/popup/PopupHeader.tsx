import type { RefObject } from 'preact';
import { SCREEN_KEYS } from '../../model/keymap.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { lazy } from '../shared/lazy.tsx';
import { PairName } from '../shared/PairName.tsx';
import { text } from '../shared/text.ts';
import { nameLanguageAlone } from '../shared/written-language.ts';
import { hintWithKey } from '../study/hints.ts';
import type { WaysOut } from './PopupMenu.tsx';
import type { PopupModel } from './popup-model.ts';
import type { PopupMode } from './popup-view.ts';
import { popupHints, popupText } from './text.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

// Loaded once opened, so that it does not delay the first card.
const PopupMenu = lazy(async () => (await import('./PopupMenu.tsx')).PopupMenu);

interface PopupHeaderProps {
  model: PopupModel;
  /** The view with a card; undefined if there is none. */
  mode: PopupMode | undefined;
  switcherRef: RefObject<HTMLButtonElement | null>;
  menuRef: RefObject<HTMLButtonElement | null>;
  searchRef: RefObject<HTMLButtonElement | null>;
  onOpenOptions: () => void;
  /** Undefined inside a larger view. */
  waysOut: WaysOut | undefined;
}

/** The only row above the card: the open deck, the other view, the search and the menu. */
export function PopupHeader(props: PopupHeaderProps) {
  const { model, mode, switcherRef, searchRef } = props;
  const current = model.current.value;
  const isOpen = model.panel.value === 'decks';
  return (
    <header class="popup-header">
      {model.groups.value.length === 0 ? (
        <span class="brand">{text.productName}</span>
      ) : (
        <button
          type="button"
          class={current && isLong(current) ? 'switcher is-long' : 'switcher'}
          id="deck-switcher"
          ref={switcherRef}
          title={popupHints.decks}
          aria-expanded={isOpen}
          aria-controls="deck-panel"
          onClick={() => {
            model.panel.value = isOpen ? 'none' : 'decks';
          }}
        >
          {current ? (
            <PairName from={current.from} to={current.to}>
              <Icon name="down" />
            </PairName>
          ) : (
            <>
              <span>{popupText.chooseDeck}</span>
              <Icon name="down" />
            </>
          )}
        </button>
      )}
      <span class="popup-links">
        {mode === undefined ? null : (
          <>
            <ViewSwitch model={model} view={mode} />
            <SearchButton model={model} buttonRef={searchRef} />
          </>
        )}
        <Menu {...props} />
      </span>
    </header>
  );
}

/** Letters of both names that fit beside the buttons, also in a wide font. */
const FITTING_LETTERS = 15;
/** Twice as wide as others. */
const WIDE_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

const isLong = ({ from, to }: Pick<DeckEntry, 'from' | 'to'>) =>
  `${nameLanguageAlone(from)}${nameLanguageAlone(to)}`.replace(WIDE_LETTERS, '$&$&').length > FITTING_LETTERS;

function SearchButton({ model, buttonRef }: { model: PopupModel; buttonRef: RefObject<HTMLButtonElement | null> }) {
  const { panel, study, view } = model;
  const isOpen = panel.value === 'search';
  const hasKey = view.value === 'browse' || study.modes.hasLetterKeys.value;
  return (
    <IconButton
      id="open-search"
      label={popupText.search}
      hint={hintWithKey(popupText.search, hasKey ? SCREEN_KEYS.search : undefined)}
      buttonRef={buttonRef}
      opens={{ id: 'search-panel', isOpen }}
      onPress={() => {
        panel.value = isOpen ? 'none' : 'search';
      }}
    >
      <Icon name="search" />
    </IconButton>
  );
}

/** The menu and its button, which has the focus again when the menu closes. */
function Menu({ model, mode, menuRef, onOpenOptions, waysOut }: PopupHeaderProps) {
  const { panel } = model;
  const isOpen = panel.value === 'menu';
  const close = (to: 'button' | 'elsewhere') => {
    panel.value = 'none';
    if (to === 'button') menuRef.current?.focus();
  };
  return (
    <span class="menu-place">
      <IconButton
        id="open-menu"
        label={popupText.menu}
        buttonRef={menuRef}
        opens={{ id: 'popup-menu', isOpen }}
        onPress={() => {
          panel.value = isOpen ? 'none' : 'menu';
        }}
      >
        <Icon name="menu" />
      </IconButton>
      {isOpen ? (
        <PopupMenu model={model} mode={mode} onOpenOptions={onOpenOptions} waysOut={waysOut} onClose={close} />
      ) : null}
    </span>
  );
}

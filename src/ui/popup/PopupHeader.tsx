import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { PairName } from '../shared/PairName.tsx';
import { text } from '../shared/text.ts';
import { hintWithKey } from '../study/hints.ts';
import type { Panel, PopupModel } from './popup-model.ts';
import { popupHints, popupText } from './text.ts';

/** Larger views of the popup. */
export interface WaysOut {
  tabUrl: string;
  /** Undefined if the browser has no side panel. */
  openSide: (() => Promise<void>) | undefined;
}

interface PopupHeaderProps {
  model: PopupModel;
  switcherRef: RefObject<HTMLButtonElement | null>;
  keysRef: RefObject<HTMLButtonElement | null>;
  searchRef: RefObject<HTMLButtonElement | null>;
  onOpenOptions: () => void;
  /** Undefined inside a larger view. */
  waysOut: WaysOut | undefined;
}

/** The open deck, and links out of the popup. */
export function PopupHeader({ model, switcherRef, keysRef, searchRef, onOpenOptions, waysOut }: PopupHeaderProps) {
  const current = model.current.value;
  const isOpen = model.panel.value === 'decks';
  const hasKeys = model.view.value === 'browse' || model.study.modes.hasLetterKeys.value;
  const toggle = () => {
    model.panel.value = isOpen ? 'none' : 'decks';
  };
  return (
    <header class="popup-header">
      {model.groups.value.length === 0 ? (
        <span class="brand">{text.productName}</span>
      ) : (
        <button
          type="button"
          class="switcher"
          id="deck-switcher"
          ref={switcherRef}
          title={popupHints.decks}
          aria-expanded={isOpen}
          aria-controls="deck-panel"
          onClick={toggle}
        >
          {current ? <PairName from={current.from} to={current.to} /> : <span>{popupText.chooseDeck}</span>}
          <Icon name="down" />
        </button>
      )}
      <span class="popup-links">
        {model.view.value === 'browse' || model.view.value === 'study' ? (
          <>
            <SearchButton panel={model.panel} buttonRef={searchRef} hasKey={hasKeys} />
            <KeysButton panel={model.panel} buttonRef={keysRef} hasKey={hasKeys} />
          </>
        ) : null}
        {waysOut?.openSide ? (
          <IconButton id="open-side" label={popupText.openAtTheSide} onPress={waysOut.openSide}>
            <Icon name="side" />
          </IconButton>
        ) : null}
        {waysOut === undefined ? null : (
          <a
            class="icon-link"
            href={waysOut.tabUrl}
            target="_blank"
            aria-label={popupText.openInTab}
            title={popupText.openInTab}
            rel="noopener"
          >
            <Icon name="tab" />
          </a>
        )}
        <IconButton id="open-options" label={popupText.options} onPress={onOpenOptions}>
          <Icon name="options" />
        </IconButton>
      </span>
    </header>
  );
}

interface PanelButtonProps {
  panel: Signal<Panel>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Whether its key is switched on. */
  hasKey: boolean;
}

function SearchButton({ panel, buttonRef, hasKey }: PanelButtonProps) {
  const isOpen = panel.value === 'search';
  return (
    <IconButton
      id="open-search"
      label={popupText.search}
      hint={hintWithKey(popupText.search, hasKey ? '/' : undefined)}
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

function KeysButton({ panel, buttonRef, hasKey }: PanelButtonProps) {
  const isOpen = panel.value === 'keys';
  return (
    <IconButton
      id="show-keys"
      label={popupText.showKeys}
      hint={hintWithKey(popupText.showKeys, hasKey ? '?' : undefined)}
      buttonRef={buttonRef}
      opens={{ id: 'keys-panel', isOpen }}
      onPress={() => {
        panel.value = isOpen ? 'none' : 'keys';
      }}
    >
      <kbd>?</kbd>
    </IconButton>
  );
}

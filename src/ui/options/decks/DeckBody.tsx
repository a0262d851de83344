import type { ComponentProps, RefObject } from 'preact';
import type { DeckSummary } from '../../../model/source.ts';
import { lazy } from '../../shared/lazy.tsx';
import type { OptionsModel } from '../options-model.ts';
import { labelPair } from '../source-name.ts';
import { optionsText } from '../text.ts';
import { DeckButtons } from './DeckButtons.tsx';
import type { DeckBodyState, DeckButton } from './deck-row-state.ts';

export interface RemovedDeck {
  id: string;
  label: string;
  /** Number of its words that became own words. */
  keptWords: number;
}

/** Callbacks of a deck's row. */
export interface DeckRowEvents {
  /** Called with the text to announce. */
  onAnnounce: (announcement: string) => void;
  onRemove: (removed: RemovedDeck) => Promise<void>;
  /** Receives the focus when the focused element disappears. */
  onGone: () => void;
}

interface DeckBodyProps extends DeckRowEvents {
  model: OptionsModel;
  body: DeckBodyState;
  /** Tells the deck from all others. */
  label: string;
  nameRef: RefObject<HTMLHeadingElement | null>;
  buttonRefs: ComponentProps<typeof DeckButtons>['refs'];
  isExporting: boolean;
  onRename: (isRenaming: boolean) => void;
  onExport: (isExporting: boolean) => void;
}

// Loaded on demand: few decks show it, and only after a click.
const SyncPanel = lazy(async () => (await import('../../shared/SyncPanel.tsx')).SyncPanel);
const RenameDeck = lazy(async () => (await import('./RenameDeck.tsx')).RenameDeck);
const RemoveDeck = lazy(async () => (await import('./RemoveDeck.tsx')).RemoveDeck);

export function DeckBody(props: DeckBodyProps) {
  const { model, body, label, onRename, onGone } = props;
  switch (body.kind) {
    case 'empty':
      return null;
    case 'syncing':
      return <SyncPanel status={body.sync} library={model.library} onGone={onGone} />;
    case 'removing':
      return <Removing {...props} deck={body.deck} />;
    case 'renaming':
      return <RenameDeck library={model.library} deck={body.deck} label={label} onClose={() => onRename(false)} />;
    case 'buttons':
      return <Buttons {...props} deck={body.deck} buttons={body.buttons} />;
  }
}

type DeckProps = DeckBodyProps & { deck: DeckSummary };

function Removing({ model, deck, label, onRemove }: DeckProps) {
  return (
    <RemoveDeck
      deck={deck}
      pairLabel={labelPair(deck)}
      loneWords={model.removing.value?.loneWords}
      onConfirm={(keptWords) => onRemove({ id: deck.id, label, keptWords })}
      onKeep={model.keepSource}
    />
  );
}

function Buttons(props: DeckProps & { buttons: readonly DeckButton[] }) {
  const { model, deck, buttons, label, nameRef, buttonRefs, isExporting, onRename, onExport, onAnnounce, onGone } =
    props;
  const { library } = model;
  const refresh = async () => {
    model.beginAction();
    await library.startSync({ from: deck.from.iso639_3, to: deck.to.iso639_3 });
    onGone();
  };
  const makeMain = async () => {
    if (!(await library.changeSource(deck.id, { isMain: true }))) return;
    onAnnounce(optionsText.isMainNow({ name: label }));
    // The button no longer exists.
    nameRef.current?.focus();
  };
  return (
    <DeckButtons
      buttons={buttons}
      label={label}
      isExporting={isExporting}
      refs={buttonRefs}
      onPress={{
        refresh: () => void refresh(),
        'make-main': () => void makeMain(),
        rename: () => onRename(true),
        export: () => {
          model.beginAction();
          onExport(!isExporting);
        },
        remove: () => {
          model.beginAction();
          void model.askRemoval(deck.id);
        },
      }}
    />
  );
}

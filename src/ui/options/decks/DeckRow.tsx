import { useRef, useState } from 'preact/hooks';
import { isOfFacts } from '../../../model/source.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { lazy } from '../../shared/lazy.tsx';
import { text } from '../../shared/text.ts';
import { nameLanguage } from '../../shared/written-language.ts';
import type { OptionsModel } from '../options-model.ts';
import { labelSource } from '../source-name.ts';
import { DeckBody, type DeckRowEvents } from './DeckBody.tsx';
import { DeckFacts } from './DeckFacts.tsx';
import { DeckHeading } from './DeckHeading.tsx';
import { type DeckRowState, describeDeckRow } from './deck-row-state.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface DeckRowProps extends DeckRowEvents {
  model: OptionsModel;
  entry: DeckEntry;
  /** Position among the sources of its pair; undefined for the only one. */
  order: { index: number; count: number } | undefined;
}

// Loaded on demand: few decks show it, and only after a click.
const ExportDeck = lazy(async () => (await import('./ExportDeck.tsx')).ExportDeck);
const MakeDeck = lazy(async () => (await import('./MakeDeck.tsx')).MakeDeck);

/** A source of the library, or a first sync that will create one. */
export function DeckRow(props: DeckRowProps) {
  const { model, entry, order, onAnnounce } = props;
  const { library } = model;
  const { deck } = entry;
  const name = useRef<HTMLHeadingElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const isRemoving = model.removing.value?.id === entry.id;
  const renameButton = useFocusReturn(isRenaming);
  const removeButton = useFocusReturn(isRemoving);
  const isOneOfSeveral = order !== undefined;
  const canRefresh = model.canRefresh(entry);
  const state = describeDeckRow({ entry, isOneOfSeveral, canRefresh, isRemoving, isRenaming });
  const label = labelEntry(entry, state);
  return (
    <li class="deck" data-source={entry.id} {...(isOneOfSeveral ? {} : { role: 'presentation' as const })}>
      <DeckHeading
        heading={state.heading}
        library={library}
        entry={entry}
        label={label}
        order={order}
        onAnnounce={onAnnounce}
        nameRef={name}
      />
      <DeckFacts facts={state.facts} library={library} entry={entry} label={label} />
      <DeckBody
        {...props}
        body={state.body}
        label={label}
        nameRef={name}
        buttonRefs={{ rename: renameButton, export: exportButton, remove: removeButton }}
        isExporting={isExporting}
        onRename={setIsRenaming}
        onExport={setIsExporting}
      />
      {deck && state.canMakeDeck ? (
        <MakeDeck
          send={model.send}
          files={model.files}
          deck={deck}
          onAnnounce={onAnnounce}
          onMade={() => library.refresh()}
        />
      ) : null}
      {deck && isExporting ? (
        <ExportDeck
          send={model.send}
          deck={deck}
          label={label}
          onClose={() => {
            setIsExporting(false);
            exportButton.current?.focus();
          }}
        />
      ) : null}
    </li>
  );
}

/** Tells an entry from all others of the list. */
function labelEntry({ deck, from, to }: DeckEntry, { heading }: DeckRowState): string {
  if (deck && (heading.names === 'source' || isOfFacts(deck))) return labelSource(deck);
  return text.pairLabel({ from: nameLanguage(from), to: nameLanguage(to) });
}

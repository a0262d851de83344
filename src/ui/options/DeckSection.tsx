import { useRef, useState } from 'preact/hooks';
import { lazy } from '../shared/lazy.tsx';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { DeckRow } from './DeckRow.tsx';
import type { OptionsModel } from './options-model.ts';
import { optionsText } from './text.ts';

const AutoRefresh = lazy(async () => (await import('./AutoRefresh.tsx')).AutoRefresh);

/** The decks on this machine and those on their way. */
export function DeckSection({ model }: { model: OptionsModel }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string | undefined>(undefined);
  const { library, entries, connection } = model;
  const focusHeading = () => heading.current?.focus();
  return (
    <section class="box" id="decks" aria-labelledby="decks-title">
      <h2 class="box-title" id="decks-title" tabIndex={-1} ref={heading}>
        {optionsText.decks}
      </h2>
      {library.decks.value === undefined ? (
        library.problem.value === undefined && <p class="quiet">{optionsText.loading}</p>
      ) : entries.value.length === 0 ? (
        <p class="quiet">
          {text.sentences([optionsText.noDecks, ...(connection.upstream.value ? [] : [optionsText.noDecksAdvice])])}
        </p>
      ) : (
        <ul class="deck-list" id="deck-list">
          {entries.value.map((entry) => (
            <DeckRow
              key={entry.pair}
              model={model}
              entry={entry}
              onGone={focusHeading}
              onRemove={async () => {
                const isRemoved = await model.confirmRemoval();
                setRemoved(isRemoved ? text.pairLabel(nameLanguage(entry.from), nameLanguage(entry.to)) : undefined);
                focusHeading();
              }}
            />
          ))}
        </ul>
      )}
      <div class="messages" id="removal-messages" role="status">
        {removed === undefined ? null : <Notice tone="success">{optionsText.removed(removed)}</Notice>}
      </div>
      <AutoRefresh settings={model.settings} />
    </section>
  );
}

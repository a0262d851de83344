import { useRef } from 'preact/hooks';
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
  const { library, entries, connection, news } = model;
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
                if (await model.confirmRemoval()) news.value = { kind: 'removed', entry };
                focusHeading();
              }}
            />
          ))}
        </ul>
      )}
      <div class="messages" id="removal-messages" role="status">
        <Removed model={model} />
      </div>
      <AutoRefresh settings={model.settings} />
    </section>
  );
}

function Removed({ model: { news, entries } }: { model: OptionsModel }) {
  if (news.value?.kind !== 'removed') return null;
  const { pair, from, to } = news.value.entry;
  // It may have been added again elsewhere.
  if (entries.value.some((entry) => entry.pair === pair)) return null;
  return <Notice tone="success">{optionsText.removed(text.pairLabel(nameLanguage(from), nameLanguage(to)))}</Notice>;
}

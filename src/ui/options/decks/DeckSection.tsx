import { useRef } from 'preact/hooks';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { lazy } from '../../shared/lazy.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { joinSentences } from '../../shared/text.ts';
import type { OptionsModel } from '../options-model.ts';
import { optionsText } from '../text.ts';
import { DeckPair } from './DeckPair.tsx';
import { LostDecks } from './LostDecks.tsx';

const AutoRefresh = lazy(async () => (await import('./AutoRefresh.tsx')).AutoRefresh);

/** The sources on the device and the syncs under way, grouped by pair. */
export function DeckSection({ model }: { model: OptionsModel }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { library, entries, connection, outcome } = model;
  const focusHeading = () => heading.current?.focus();
  return (
    <section class="box" id="decks" aria-labelledby="decks-title">
      <h2 class="box-title" id="decks-title" tabIndex={-1} ref={heading}>
        {optionsText.decks}
      </h2>
      <LostDecks model={model} />
      {library.decks.value === undefined ? (
        library.problem.value === undefined && <p class="quiet">{optionsText.loading}</p>
      ) : entries.value.length === 0 ? (
        <p class="quiet">
          {joinSentences([optionsText.noDecks, ...(connection.upstream.value ? [] : [optionsText.noDecksAdvice])])}
        </p>
      ) : (
        <ul class="deck-list" id="deck-list">
          {groupByPair(entries.value).map(([pair, ofPair]) => (
            <DeckPair
              key={pair}
              model={model}
              entries={ofPair}
              onGone={focusHeading}
              onRemove={async (removed) => {
                if (await model.confirmRemoval(removed.keptWords > 0)) outcome.value = { kind: 'removed', ...removed };
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

function Removed({ model: { outcome, library } }: { model: OptionsModel }) {
  if (outcome.value?.kind !== 'removed') return null;
  const { id, label, keptWords } = outcome.value;
  // It may have been added again elsewhere.
  if (library.sources.value?.some((source) => source.id === id)) return null;
  const sentences = [
    optionsText.removed({ pair: label }),
    ...(keptWords > 0 ? [optionsText.wordsKept({ count: keptWords })] : []),
  ];
  return <Notice tone="success">{joinSentences(sentences)}</Notice>;
}

function groupByPair(entries: readonly DeckEntry[]): [pair: string, ofPair: DeckEntry[]][] {
  const groups = new Map<string, DeckEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.pair);
    if (group) group.push(entry);
    else groups.set(entry.pair, [entry]);
  }
  return [...groups];
}

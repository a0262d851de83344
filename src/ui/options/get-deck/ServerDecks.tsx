import { type LanguagePair, toPairId } from '../../../model/pair.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { Icon } from '../../shared/Icon.tsx';
import { LanguageChoice } from '../../shared/LanguageChoice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { joinSentences, text } from '../../shared/text.ts';
import { nameLanguage } from '../../shared/written-language.ts';
import type { OptionsModel, SyncOffer } from '../options-model.ts';
import { optionsText } from '../text.ts';

function nameOffer(offer: SyncOffer): string {
  return { start: optionsText.sync, refresh: optionsText.syncAgain, 'under-way': optionsText.underWay }[offer];
}

/** Chooses a pair of languages of the connected server and syncs its deck. */
export function ServerDecks({ model }: { model: OptionsModel }) {
  const { choice, connection, outcome, offer } = model;
  if (!connection.upstream.value) return null;
  const pair = choice.pair.value;
  const choose = (change: Partial<LanguagePair>) => {
    model.beginAction();
    model.choosePair(change);
  };
  const started = outcome.value?.kind === 'sync' ? outcome.value.pair : undefined;
  return (
    <section class="part" id="server-decks" aria-labelledby="server-decks-title">
      <h3 class="part-title" id="server-decks-title">
        {optionsText.fromServerTitle}
      </h3>
      {pair === undefined ? (
        <p class="quiet">{optionsText.nothingToLearn}</p>
      ) : (
        <form
          class="pair-form"
          id="pair-form"
          onSubmit={async (event) => {
            event.preventDefault();
            model.beginAction();
            if ((await model.sync()) && pair) outcome.value = { kind: 'sync', pair };
          }}
        >
          <LanguageChoice
            id="pair-from"
            label={text.learn}
            languages={choice.sources.value}
            chosen={pair.from}
            onChoose={(from) => choose({ from })}
          />
          <span class="pair-form-arrow">
            <Icon name="arrow" />
          </span>
          <LanguageChoice
            id="pair-to"
            label={text.meaningsIn}
            languages={choice.targets.value}
            chosen={pair.to}
            onChoose={(to) => choose({ to })}
          />
          <button type="submit" class="button is-primary" id="sync" aria-disabled={offer.value === 'under-way'}>
            {nameOffer(offer.value)}
          </button>
        </form>
      )}
      <div class="messages" id="sync-messages" role="status">
        {started ? <SyncNews entry={findSynced(model, started)} /> : null}
      </div>
    </section>
  );
}

/** The source that the sync of a pair writes. */
function findSynced({ entries, canRefresh }: OptionsModel, started: LanguagePair): DeckEntry | undefined {
  const ofPair = entries.value.filter(({ pair }) => pair === toPairId(started));
  return ofPair.find(({ sync }) => sync !== undefined) ?? ofPair.find(canRefresh);
}

/** Status of the sync that was started here. The list of syncs reports a failure. */
function SyncNews({ entry }: { entry: DeckEntry | undefined }) {
  if (!entry || entry.sync?.state === 'failed') return null;
  const label = describePair(entry);
  return (
    <Notice tone="success">
      {entry.sync
        ? optionsText.syncStarted({ pair: label })
        : joinSentences([
            optionsText.synced({ pair: label, cards: entry.deck?.cards ?? 0 }),
            ...(entry.skipped > 0 ? [optionsText.answersUnread({ count: entry.skipped })] : []),
          ])}
    </Notice>
  );
}

function describePair({ from, to }: Pick<DeckEntry, 'from' | 'to'>): string {
  return text.pairLabel({ from: nameLanguage(from), to: nameLanguage(to) });
}

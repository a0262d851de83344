import { useState } from 'preact/hooks';
import { type LanguagePair, toPairId } from '../../contract/language-pair.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { Icon } from '../shared/Icon.tsx';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import type { OptionsModel, SyncOffer } from './options-model.ts';
import { optionsText } from './text.ts';

function nameOffer(offer: SyncOffer): string {
  return { start: optionsText.sync, refresh: optionsText.syncAgain, 'under-way': optionsText.underWay }[offer];
}

/** Chooses a pair of languages of the connected server and syncs its deck. */
export function ServerDecks({ model }: { model: OptionsModel }) {
  const [started, setStarted] = useState<LanguagePair | undefined>(undefined);
  const { choice, connection, offer } = model;
  if (!connection.upstream.value) return null;
  const pair = choice.pair.value;

  const start = async (event: Event) => {
    event.preventDefault();
    setStarted((await model.sync()) ? pair : undefined);
  };

  return (
    <section class="part" id="server-decks" aria-labelledby="server-decks-title">
      <h3 class="part-title" id="server-decks-title">
        {optionsText.fromServerTitle}
      </h3>
      {pair === undefined ? (
        <p class="quiet">{optionsText.nothingToLearn}</p>
      ) : (
        <form class="pair-form" id="pair-form" onSubmit={start}>
          <LanguageSelect
            id="pair-from"
            label={text.learn}
            languages={choice.sources.value}
            chosen={pair.from}
            onChoose={choice.chooseFrom}
          />
          <span class="pair-form-arrow">
            <Icon name="arrow" />
          </span>
          <LanguageSelect
            id="pair-to"
            label={text.meaningsIn}
            languages={choice.targets.value}
            chosen={pair.to}
            onChoose={choice.chooseTo}
          />
          <button type="submit" class="button is-primary" id="sync" aria-disabled={offer.value === 'under-way'}>
            {nameOffer(offer.value)}
          </button>
        </form>
      )}
      <div class="messages" id="sync-messages" role="status">
        {started ? <SyncNews entry={model.entries.value.find((entry) => entry.pair === toPairId(started))} /> : null}
      </div>
    </section>
  );
}

/** What has become of the sync that was started here. One that failed says so itself, where it is listed. */
function SyncNews({ entry }: { entry: DeckEntry | undefined }) {
  if (!entry || entry.sync?.state === 'failed') return null;
  // A starter deck has taken its place since.
  if (!entry.sync && entry.deck?.origin.kind !== 'upstream') return null;
  const label = text.pairLabel(nameLanguage(entry.from), nameLanguage(entry.to));
  return (
    <Notice tone="success">
      {entry.sync ? optionsText.syncStarted(label) : optionsText.synced(label, entry.deck?.cards ?? 0)}
    </Notice>
  );
}

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import { LOOKED_UP_FILTERS, type LookedUpQuery, type LookedUpWord } from '../../../model/look-up.ts';
import type { DeckSummary } from '../../../model/source.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { isolate } from '../../shared/written-language.ts';
import { Confirm } from '../decks/Confirm.tsx';
import { OwnWordList, type WordListKind } from '../own-words/OwnWordList.tsx';
import { WordListMessages } from '../own-words/WordListMessages.tsx';
import { lookedUpText, ownWordsText } from '../settings-text.ts';
import { HistorySettings } from './HistorySettings.tsx';
import { createLookedUp, type LookedUp, type LookedUpPlace, toPageQuery } from './looked-up.ts';
import { writeLookedUp } from './looked-up-file.ts';

interface LookedUpSectionProps {
  send: Send;
  settings: SettingsModel;
  /** All sources, which are named beside their words. */
  decks: readonly DeckSummary[];
  /** Changes when the background may have changed the words. */
  changes: number;
  /** From which the list was opened. */
  page: LookedUpPlace | undefined;
}

/** Its texts follow the language of the interface. */
const getKind = (): WordListKind<LookedUpWord, LookedUpQuery> => ({
  prefix: 'looked-up',
  searchLabel: lookedUpText.search,
  sorts: [
    ['newest', ownWordsText.sorts.newest],
    ['count', lookedUpText.byCount],
    ['alphabet', ownWordsText.sorts.alphabet],
  ],
  listFacts: ({ count, at, form, headword, word }) => [
    lookedUpText.times({ count, at }),
    ...(form === headword || form === word ? [] : [lookedUpText.asForm({ form: isolate(form) })]),
  ],
  formats: ['csv'],
  write: (_, parts) => writeLookedUp(parts),
});

/** The history of look-ups: browse, filter, take into study, remove, export. */
export function LookedUpSection({ send, settings, decks, changes, page }: LookedUpSectionProps) {
  const model = useMemo(() => createLookedUp(send, page), [send, page?.title, page?.address]);
  useEffect(() => void model.load(), [model, changes]);
  const words = model.page.value;
  const isEmpty = words?.total === 0 && words.pairs.length === 0;
  return (
    <section class="box" id="looked-up" aria-labelledby="looked-up-title">
      <h2 class="box-title" id="looked-up-title">
        {lookedUpText.title}
      </h2>
      <p class="form-intro">{lookedUpText.intro}</p>
      <WordListMessages prefix="looked-up" model={model} describeRemoved={(count) => lookedUpText.removed({ count })} />
      {words === undefined ? null : isEmpty ? (
        <p class="quiet">{lookedUpText.none}</p>
      ) : (
        <>
          <OwnWordList kind={getKind()} model={model} page={words} decks={decks} send={send}>
            <Filters model={model} page={page} />
          </OwnWordList>
          <ClearButton onClear={() => void model.clear()} />
        </>
      )}
      <HistorySettings settings={settings} />
    </section>
  );
}

/** Boxes that show only some of the words. */
function Filters({ model, page }: { model: LookedUp; page: LookedUpPlace | undefined }) {
  const { filters, page: chosen } = model.query.value;
  return (
    <fieldset class="looked-up-filters" aria-label={lookedUpText.filter}>
      {page === undefined ? null : (
        <Filter
          id="looked-up-page"
          label={lookedUpText.onPage({ title: isolate(page.title) })}
          isOn={chosen !== undefined}
          onChange={(isOn) => void model.ask(toPageQuery(isOn ? page : undefined))}
        />
      )}
      {LOOKED_UP_FILTERS.map((filter) => (
        <Filter
          key={filter}
          id={`looked-up-only-${filter}`}
          label={lookedUpText.filters[filter]}
          isOn={filters.includes(filter)}
          onChange={(isOn) => void model.filter(filter, isOn)}
        />
      ))}
    </fieldset>
  );
}

interface FilterProps {
  id: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Filter({ id, label, isOn, onChange }: FilterProps) {
  return (
    <label class="check">
      <input type="checkbox" id={id} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span class="check-label">{label}</span>
    </label>
  );
}

/** Removes everything, after a question. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) {
    return (
      <Confirm
        question={lookedUpText.clearQuestion}
        note={lookedUpText.clearNote}
        yes={lookedUpText.clearYes}
        no={ownWordsText.cancel}
        onConfirm={onClear}
        onKeep={() => setAsking(false)}
      />
    );
  }
  return (
    <p class="row-buttons">
      <button
        type="button"
        class="button is-small is-plain"
        id="looked-up-clear"
        ref={button}
        onClick={() => setAsking(true)}
      >
        {lookedUpText.clear}
      </button>
    </p>
  );
}

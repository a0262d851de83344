import { useEffect, useState } from 'preact/hooks';
import type { PairId } from '../../../../model/pair.ts';
import { ANKI_FORMATS, OTHERS, PAGES, WORD_GROUPS, type WordSource } from '../../../../model/takeout.ts';
import { CheckField } from '../../../shared/CheckField.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { PairName } from '../../../shared/PairName.tsx';
import { useArrivalFocus } from '../../../shared/use-arrival-focus.ts';
import { labelAmong } from '../../source-name.ts';
import type { Takeout } from './takeout.ts';
import { takeoutText } from './text.ts';
import {
  countGroups,
  type ExportChoice,
  findLanguages,
  listDecks,
  listSources,
  makeChoice,
  toggle,
  toWordChoice,
} from './word-choice.ts';

interface AnkiFormProps {
  takeout: Takeout;
  isBusy: boolean;
  onSave: (choice: ExportChoice) => void;
  onClose: () => void;
}

interface ChoiceProps {
  takeout: Takeout;
  choice: ExportChoice;
  change: (change: Partial<ExportChoice>) => void;
}

/** Chooses words and a format. */
export function AnkiForm({ takeout, isBusy, onSave, onClose }: AnkiFormProps) {
  const [choice, setChoice] = useState(() => makeChoice(takeout.pairs));
  const count = useCount(takeout, choice);
  const change = (changed: Partial<ExportChoice>) => setChoice({ ...choice, ...changed });
  const canSave = !isBusy && count !== undefined && count > 0;
  const parts = { takeout, choice, change };
  const isEmpty = takeout.pairs.every(({ groups }) => WORD_GROUPS.every((group) => groups[group] === 0));
  return (
    <>
      {isEmpty ? (
        <p class="quiet" id="takeout-empty">
          {takeoutText.nothing}
        </p>
      ) : (
        <div class="takeout-form">
          <GroupChoice {...parts} />
          {takeout.pairs.length > 1 ? <PairChoice {...parts} /> : null}
          <SourceChoice {...parts} />
          <SinceField {...parts} />
          <FormatChoice {...parts} />
          {choice.format === 'package' ? (
            <CheckField
              id="takeout-schedule"
              label={takeoutText.schedule}
              hint={takeoutText.scheduleHint}
              isOn={choice.hasSchedule}
              onChange={(hasSchedule) => change({ hasSchedule })}
            />
          ) : null}
          <p class="quiet" id="takeout-count" role="status">
            {count === undefined ? takeoutText.counting : count === 0 ? takeoutText.none : takeoutText.count({ count })}
          </p>
        </div>
      )}
      <p class="row-buttons">
        {isEmpty ? null : (
          <button
            type="button"
            class="button is-primary"
            id="takeout-save-words"
            aria-disabled={!canSave}
            onClick={() => (canSave ? onSave(choice) : undefined)}
          >
            {takeoutText.save}
          </button>
        )}
        <button type="button" class="button is-plain" id="takeout-close" onClick={onClose}>
          {takeoutText.close}
        </button>
      </p>
    </>
  );
}

/** An older count is shown no longer than this. */
const LATE_MS = 400;

/** How many words fit; undefined until that is known. */
function useCount(takeout: Takeout, choice: ExportChoice): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isLate = false;
    // Which words a large deck has takes seconds to read.
    const late = setTimeout(() => setCount(undefined), LATE_MS);
    takeout.count(toWordChoice(choice, takeout)).then(
      (found) => {
        clearTimeout(late);
        if (!isLate) setCount(found);
      },
      () => {
        clearTimeout(late);
        // Saving the file says what is wrong.
        if (!isLate) setCount(count);
      },
    );
    return () => {
      isLate = true;
      clearTimeout(late);
    };
  }, [takeout, choice]);
  return count;
}

function GroupChoice({ takeout, choice, change }: ChoiceProps) {
  const first = useArrivalFocus<HTMLInputElement>();
  const counts = countGroups(takeout.pairs, choice.pairs);
  return (
    <fieldset class="takeout-list" id="takeout-groups">
      <legend class="label">{takeoutText.words}</legend>
      {WORD_GROUPS.map((group, index) => (
        <label class="check" key={group}>
          <input
            type="checkbox"
            name={group}
            ref={index === 0 ? first : null}
            checked={choice.groups.includes(group)}
            onChange={() => change({ groups: toggle(choice.groups, group) })}
          />
          <span class="check-label">
            {takeoutText.groups[group]} <span class="quiet">{formatNumber(counts[group])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function PairChoice({ takeout, choice, change }: ChoiceProps) {
  return (
    <fieldset class="takeout-list" id="takeout-pairs">
      <legend class="label">{takeoutText.languages}</legend>
      {takeout.pairs.map(({ pair }: { pair: PairId }) => (
        <label class="check" key={pair}>
          <input
            type="checkbox"
            name={pair}
            checked={choice.pairs.includes(pair)}
            onChange={() => change({ pairs: toggle(choice.pairs, pair) })}
          />
          <span class="check-label">
            <PairName {...pick(findLanguages(pair, takeout.sources))} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function SourceChoice({ takeout, choice, change }: ChoiceProps) {
  const sources = listSources(takeout, choice.pairs);
  if (sources.length === 0) return null;
  const decks = listDecks(takeout.sources, choice.pairs);
  const name = (source: WordSource) => {
    const deck = decks.find(({ id }) => id === source);
    return deck && labelAmong(deck, decks);
  };
  return (
    <fieldset class="takeout-list" id="takeout-sources">
      <legend class="label">{takeoutText.sources}</legend>
      {sources.map((source) => (
        <label class="check" key={source}>
          <input
            type="checkbox"
            name={source}
            checked={!choice.withoutSources.includes(source)}
            onChange={() => change({ withoutSources: toggle(choice.withoutSources, source) })}
          />
          <span class="check-label">
            {source === PAGES ? takeoutText.pages : source === OTHERS ? takeoutText.others : <bdi>{name(source)}</bdi>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const pick = ({ from, to }: ReturnType<typeof findLanguages>) => ({ from, to });

function SinceField({ choice, change }: ChoiceProps) {
  return (
    <p class="form-row">
      <label class="label" for="takeout-since">
        {takeoutText.since}
      </label>
      <input
        type="date"
        class="field is-date"
        id="takeout-since"
        value={choice.since}
        onInput={(event) => change({ since: event.currentTarget.value })}
      />
    </p>
  );
}

function FormatChoice({ choice, change }: ChoiceProps) {
  return (
    <fieldset class="takeout-list" id="takeout-formats">
      <legend class="label">{takeoutText.file}</legend>
      {ANKI_FORMATS.map((format) => (
        <label class="check" key={format}>
          <input
            type="radio"
            name="takeout-format"
            value={format}
            checked={choice.format === format}
            onChange={() => change({ format })}
          />
          <span class="check-label">
            {takeoutText.formats[format]} <span class="hint">{takeoutText.notes[format]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

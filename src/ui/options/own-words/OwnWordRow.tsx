import type { OwnWord, OwnWordAct } from '../../../model/own-word.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { getTextAttributes, isolate } from '../../shared/written-language.ts';
import { MarkedText } from '../../study/StudySentence.tsx';
import { ownWordsText } from '../settings-text.ts';
import { nameSource } from '../source-name.ts';
import { canStudy, type ShownState, toNoon, toShownState } from './own-words-state.ts';

interface OwnWordRowProps {
  word: OwnWord;
  /** Current study day. */
  day: number;
  /** The deck that has the word. */
  deck: DeckSummary | undefined;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onAct: (act: OwnWordAct) => void;
  /** Facts besides its state and its deck. */
  facts: readonly string[];
  /** Called with the pressed button; absent where words cannot be edited. */
  onEdit?: (button: HTMLButtonElement) => void;
}

export function OwnWordRow({ word: own, day, deck, isSelected, facts, onSelect, onAct, onEdit }: OwnWordRowProps) {
  const { word, headword } = own;
  const press = (label: string, onPress: (button: HTMLButtonElement) => void) => (
    <button
      type="button"
      class="button is-small"
      key={label}
      aria-label={ownWordsText.actLabel({ act: label, word: headword })}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {label}
    </button>
  );
  return (
    <li class="entry-row own-row" data-word={word}>
      <label class="own-select">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={ownWordsText.actLabel({ act: ownWordsText.select, word: headword })}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </label>
      <OwnWordText own={own} day={day} deck={deck} more={facts} />
      <span class="row-buttons">
        {canStudy(own) ? press(ownWordsText.acts.study, () => onAct('study')) : null}
        {onEdit ? press(ownWordsText.edit, onEdit) : null}
        {press(ownWordsText.acts.remove, () => onAct('remove'))}
      </span>
    </li>
  );
}

interface OwnWordTextProps extends Pick<OwnWordRowProps, 'day' | 'deck'> {
  own: OwnWord;
  more: readonly string[];
}

/** The word with its meaning, its sentence, its state, and where it is from. */
function OwnWordText({ own, day, deck, more }: OwnWordTextProps) {
  const { pair, word, headword, definition, meanings, sentence, rank } = own;
  const { from, to } = toLanguagePair(pair);
  const language = getTextAttributes(from);
  const facts = [
    ...more,
    describeState(toShownState(own, day)),
    deck === undefined || rank === undefined
      ? definition === undefined
        ? ownWordsText.inNoDeck
        : ownWordsText.notInDeck
      : ownWordsText.inDeck({ deck: isolate(nameSource(deck)), rank }),
    ...(headword === word ? [] : [ownWordsText.metAs({ word: isolate(word) })]),
  ];
  return (
    <span class="own-text">
      <bdi class="entry-name" {...language}>
        {headword}
      </bdi>{' '}
      {definition === undefined ? <bdi {...getTextAttributes(to)}>{meanings.join('; ')}</bdi> : <bdi>{definition}</bdi>}
      {sentence === undefined ? null : (
        <span class="own-sentence" {...language}>
          <MarkedText sentence={sentence} />
        </span>
      )}
      <span class="own-facts hint">
        {facts.join(' · ')}
        {sentence === undefined ? null : <Origin title={sentence.title} address={sentence.address} />}
      </span>
    </span>
  );
}

/** The page of a sentence. A restored backup may have any address. */
function Origin({ title, address }: { title: string | undefined; address: string | undefined }) {
  const link = address !== undefined && /^https?:\/\//.test(address) ? address : undefined;
  const shown = title ?? link?.replace(/^https?:\/\//, '');
  if (shown === undefined) return null;
  const cite = <cite dir="auto">{shown}</cite>;
  return (
    <>
      {' · '}
      {link === undefined ? (
        cite
      ) : (
        <a class="link" href={link} target="_blank" rel="noopener noreferrer" title={link}>
          {cite}
        </a>
      )}
    </>
  );
}

function describeState(state: ShownState): string {
  const { states } = ownWordsText;
  if (state.kind !== 'learning' && state.kind !== 'known') return states[state.kind];
  if (state.dueDay === undefined) return states[state.kind];
  return ownWordsText.dueOn({ state: states[state.kind], at: toNoon(state.dueDay) });
}

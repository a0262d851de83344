import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PairId } from '../../contract/language-pair.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage, nameLanguageAlone } from '../shared/written-language.ts';
import type { LanguageGroup } from './language-groups.ts';
import { popupText } from './text.ts';

interface DeckPanelProps {
  groups: LanguageGroup[];
  currentPair: PairId | undefined;
  onChoose: (pair: PairId) => void;
}

/** Every language known, with the decks of its words to choose from. */
export function DeckPanel({ groups, currentPair, onChoose }: DeckPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector('button');
    target?.focus();
  }, []);

  return (
    <div class="panel" id="deck-panel" ref={list}>
      <h1 class="panel-title">{popupText.languages}</h1>
      <ul class="languages" id="languages">
        {groups.map(({ language, entries }) => (
          <li class="language" key={language.iso639_3} data-language={language.iso639_3}>
            <span class={entries.length === 0 ? 'language-name is-quiet' : 'language-name'}>
              {nameLanguageAlone(language)}
            </span>
            {entries.length === 0 ? (
              <span class="language-none">{popupText.noDeck}</span>
            ) : (
              <ul class="language-decks">
                {entries.map((entry) => (
                  <li key={entry.pair}>
                    <DeckButton entry={entry} isCurrent={entry.pair === currentPair} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeckButtonProps {
  entry: DeckEntry;
  isCurrent: boolean;
  onChoose: (pair: PairId) => void;
}

function DeckButton({ entry, isCurrent, onChoose }: DeckButtonProps) {
  const { pair, from, to, deck, sync } = entry;
  return (
    <button
      type="button"
      class="deck-choice"
      data-pair={pair}
      {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      onClick={() => onChoose(pair)}
    >
      <span class="deck-choice-name">
        <span class="only-heard">{`${nameLanguage(from)} ${text.pairJoint} `}</span>
        <Icon name="arrow" />
        <span>{nameLanguageAlone(to)}</span>
      </span>
      <span class="deck-choice-count">
        {sync && !deck?.isComplete ? popupText.syncingCount(sync.cards) : text.cards(deck?.cards ?? 0)}
      </span>
      <span class="deck-choice-check">{isCurrent ? <Icon name="check" /> : null}</span>
    </button>
  );
}

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PairId } from '../../model/pair.ts';
import { countCards } from '../shared/count-cards.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { Icon } from '../shared/Icon.tsx';
import { getInterfaceTag } from '../shared/locale.ts';
import { text } from '../shared/text.ts';
import { nameLanguage, nameLanguageAlone } from '../shared/written-language.ts';
import type { LanguageGroup } from './language-groups.ts';
import { popupHints, popupText } from './text.ts';

interface DeckPanelProps {
  groups: LanguageGroup[];
  currentPair: PairId | undefined;
  onChoose: (pair: PairId) => void;
}

/**
 * Lists every known language with its decks. Arrow keys move from deck to deck, a letter to the next language whose name begins with it.
 */
export function DeckPanel({ groups, currentPair, onChoose }: DeckPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const target = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector('button');
    target?.focus();
  }, []);

  return (
    <div class="panel" id="deck-panel">
      <h1 class="panel-title">{popupText.languages}</h1>
      <ul class="languages" id="languages" ref={list} onKeyDown={moveFocus}>
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

function moveFocus(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.deck-choice')];
  const index = buttons.indexOf(document.activeElement as HTMLElement);
  const target = findTarget(event.key, buttons, index);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function findTarget(key: string, buttons: readonly HTMLElement[], index: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return buttons[index + 1];
    case 'ArrowUp':
      return buttons[Math.max(0, index - 1)];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
  }
  // Compare as the list is sorted: without accents, by the rules of the language.
  const { compare } = new Intl.Collator(getInterfaceTag(), { sensitivity: 'base' });
  const begins = (button: HTMLElement) => {
    const name = button.closest('.language')?.querySelector('.language-name')?.textContent ?? '';
    return key.length === 1 && compare(name.slice(0, 1), key) === 0;
  };
  return [...buttons.slice(index + 1), ...buttons.slice(0, index + 1)].find(begins);
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
      class="press-row deck-choice"
      data-pair={pair}
      title={popupHints.deck}
      {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
      onClick={() => onChoose(pair)}
    >
      <span class="deck-choice-name">
        <span class="visually-hidden">{`${nameLanguage(from)} ${text.pairJoint} `}</span>
        <Icon name="arrow" />
        <span>{nameLanguageAlone(to)}</span>
      </span>
      <span class="deck-choice-count">
        {sync && !deck?.isComplete
          ? popupText.syncingCount({ cards: sync.cards })
          : deck
            ? countCards(deck)
            : text.cards({ count: 0 })}
      </span>
      <span class="deck-choice-check">{isCurrent ? <Icon name="check" /> : null}</span>
    </button>
  );
}

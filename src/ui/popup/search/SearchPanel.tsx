import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import { MAX_SEARCH_LENGTH } from '../../../model/limits.ts';
import type { OwnWordKey } from '../../../model/own-word.ts';
import type { PairId } from '../../../model/pair.ts';
import { type SearchHit, toHitId } from '../../../model/search.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { SearchResult } from './SearchResult.tsx';
import { findText } from './text.ts';
import { createWordSearch, MAX_HITS, type WordSearch } from './word-search.ts';
import './search.css';

interface SearchPanelProps {
  send: Send;
  /** The pair whose words come first. */
  pair: PairId | undefined;
  /** A text to search at once; emptied then. */
  asked: Signal<string>;
  onBrowse: (pair: PairId, rank: number) => void;
  /** A word was opened. */
  onOpened: (key: OwnWordKey) => void;
}

/**
 * Finds words of all sources as a person types. Arrow keys move between the field and the words, Enter opens one.
 *
 * Long because the field, the keys and the list share the places for the focus.
 */
export function SearchPanel({ send, pair, asked, onBrowse, onOpened }: SearchPanelProps) {
  const latest = useRef(pair);
  latest.current = pair;
  const search = useMemo(() => createWordSearch(send, () => latest.current), [send]);
  const [open, setOpen] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const text = asked.value.slice(0, MAX_SEARCH_LENGTH);
    if (text === '' || !field.current) return;
    asked.value = '';
    field.current.value = text;
    void search.type(text);
  }, [asked.value, asked, search]);
  const hits = search.hits.value;
  // Another text begins with closed words.
  useEffect(() => setOpen(undefined), [search.text.value]);

  const openHit = (hit: SearchHit | undefined) => {
    setOpen(hit && toHitId(hit));
    if (hit) onOpened(hit.entry);
  };
  const listButtons = () => [...(list.current?.querySelectorAll<HTMLElement>('.found-head') ?? [])];
  const move = (event: KeyboardEvent) => {
    if (isForOthers(event)) return;
    const buttons = listButtons();
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const isInField = document.activeElement === field.current;
    if (!isInField && index < 0) return;
    if (isInField && event.key === 'Enter') {
      event.preventDefault();
      openHit(hits[0]);
      return buttons[0]?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // Above the first word is the field.
    const isAtTop = event.key === 'ArrowUp' && index <= 0;
    (isAtTop ? field.current : buttons[event.key === 'ArrowDown' ? index + 1 : index - 1])?.focus();
  };

  return (
    <search class="search-panel" id="search-panel" onKeyDown={move}>
      <h1 class="visually-hidden">{findText.open}</h1>
      <input
        type="search"
        class="field"
        id="search-field"
        ref={field}
        dir="auto"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={findText.label}
        aria-controls="search-results"
        placeholder={findText.label}
        onInput={(event) => void search.type(event.currentTarget.value)}
      />
      <ul class="found" id="search-results" ref={list}>
        {hits.map((hit) => {
          const id = toHitId(hit);
          return (
            <SearchResult
              key={id}
              hit={hit}
              search={search}
              isOpen={open === id}
              isOfPair={hit.entry.pair === pair}
              onToggle={() => openHit(open === id ? undefined : hit)}
              onBrowse={onBrowse}
            />
          );
        })}
      </ul>
      <Status search={search} />
    </search>
  );
}

/** The state of the search, in one line below the words. */
function Status({ search }: { search: WordSearch }) {
  const problem = search.problem.value;
  const text = search.text.value.trim();
  const count = search.hits.value.length;
  return (
    <div class="found-status quiet" id="search-status" role="status">
      {problem !== undefined ? (
        <ErrorNotice code={problem} />
      ) : text === '' ? (
        findText.hint
      ) : search.isSearching.value ? (
        count === 0 ? (
          findText.searching
        ) : null
      ) : count === 0 ? (
        findText.none({ text })
      ) : (
        <span class={count < MAX_HITS ? 'visually-hidden' : undefined}>
          {count < MAX_HITS ? findText.count({ count }) : findText.many({ count })}
        </span>
      )}
    </div>
  );
}

/** Whether a key belongs to the browser, to the input method or to a field for a meaning. */
function isForOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return true;
  return event.target instanceof HTMLTextAreaElement;
}

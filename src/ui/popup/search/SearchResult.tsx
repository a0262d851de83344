import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import type { SearchHit } from '../../../model/search.ts';
import { GrammarLine } from '../../shared/GrammarLine.tsx';
import { lazy } from '../../shared/lazy.tsx';
import { MoreMeanings } from '../../shared/MoreMeanings.tsx';
import { PairName } from '../../shared/PairName.tsx';
import { getTextAttributes } from '../../shared/written-language.ts';
import { findHints, findText } from './text.ts';
import { nameState, WordActions } from './WordActions.tsx';
import type { WordSearch } from './word-search.ts';

const AnkiButton = lazy(async () => (await import('../../shared/anki/AnkiButton.tsx')).AnkiButton);

interface SearchResultProps {
  hit: SearchHit;
  search: WordSearch;
  isOpen: boolean;
  /** Whether it is of the open pair. Other words name theirs. */
  isOfPair: boolean;
  onToggle: () => void;
  onBrowse: (pair: PairId, rank: number) => void;
}

/** A found word in one line; opened, its meanings and what can be done with it. */
export function SearchResult({ hit, search, isOpen, isOfPair, onToggle, onBrowse }: SearchResultProps) {
  const { pair, word, headword = word, reading, definition, meanings } = hit.entry;
  const { from, to } = toLanguagePair(pair);
  const said = [...(definition === undefined ? [] : [definition]), ...meanings];
  const state = nameState(hit);
  return (
    <li class="found-word">
      <button
        type="button"
        class="press-row found-head"
        title={findHints.result}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span class="found-names">
          <bdi class="found-name" {...getTextAttributes(from)}>
            {headword}
          </bdi>
          {reading === undefined ? null : (
            <bdi class="found-reading" {...getTextAttributes(from)}>
              {reading}
            </bdi>
          )}
          {state === undefined ? null : <span class="found-state">{state}</span>}
        </span>
        {isOpen ? null : (
          <span class="found-meaning" {...getTextAttributes(to)}>
            {said.join(', ')}
          </span>
        )}
        {isOfPair ? null : (
          <span class="found-pair">
            <PairName from={{ iso639_3: from, name: from }} to={{ iso639_3: to, name: to }} />
          </span>
        )}
      </button>
      {isOpen ? (
        <div class="found-body">
          <GrammarLine id="found-grammar" word={headword} grammar={hit.entry.grammar} language={from} />
          <MoreMeanings meanings={said} language={to} label={findText.meanings} />
          <WordActions hit={hit} acts={search} onBrowse={onBrowse} />
          <AnkiButton
            id="found-anki"
            send={search.send}
            findWords={async () => [{ pair, word: headword, reading, meanings: said }]}
          />
        </div>
      ) : null}
    </li>
  );
}

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import { type SearchHit, toHitId } from '../../../model/search.ts';
import { Icon } from '../../shared/Icon.tsx';
import { IconButton } from '../../shared/IconButton.tsx';
import { MoreMeanings } from '../../shared/MoreMeanings.tsx';
import { PairName } from '../../shared/PairName.tsx';
import { WordGrammar } from '../../shared/WordGrammar.tsx';
import { getTextAttributes } from '../../shared/written-language.ts';
import { useSpeech } from '../../study/speech.ts';
import { findText, stateNames } from './text.ts';
import type { WordSearch } from './word-search.ts';

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
  const { pair, word, reading, definition, meanings } = hit.entry;
  const { from, to } = toLanguagePair(pair);
  const said = [...(definition === undefined ? [] : [definition]), ...meanings];
  const state = nameState(hit);
  return (
    <li class="found-word">
      <button type="button" class="found-head" aria-expanded={isOpen} onClick={onToggle}>
        <span class="found-names">
          <bdi class="found-name" {...getTextAttributes(from)}>
            {word}
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
          <WordGrammar id="found-grammar" word={word} grammar={hit.entry.grammar} language={from} />
          <MoreMeanings meanings={said} language={to} label={findText.meanings} />
          <Acts hit={hit} search={search} onBrowse={onBrowse} />
        </div>
      ) : null}
    </li>
  );
}

function nameState({ entry: { known, definition, rank } }: SearchHit): string | undefined {
  if (known?.isWanted) return stateNames.wanted;
  if (known && known.state !== 'new') return stateNames[known.state];
  return definition !== undefined && rank === undefined ? stateNames.own : undefined;
}

type ActsProps = Pick<SearchResultProps, 'hit' | 'search' | 'onBrowse'>;

function Acts({ hit, search, onBrowse }: ActsProps) {
  const { pair, word, rank, known } = hit.entry;
  const say = useSpeech(toLanguagePair(pair).from);
  const [isWriting, setWriting] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isMarked = search.marked.value?.hit === toHitId(hit);
  // The pressed button is gone, and its undo takes its place.
  useLayoutEffect(() => {
    if (isMarked) undo.current?.focus();
  }, [isMarked]);
  if (isWriting) return <MeaningForm hit={hit} search={search} onClose={() => setWriting(false)} />;
  const isNew = known === undefined || (known.state === 'new' && !known.isWanted);
  return (
    <p class="row-buttons found-acts">
      {isMarked ? (
        <button type="button" class="button is-small" ref={undo} onClick={() => void search.undo()}>
          {findText.undo}
        </button>
      ) : isNew ? (
        <>
          <button type="button" class="button is-small is-primary" onClick={() => void search.mark(hit, 'want')}>
            {findText.study}
          </button>
          <button type="button" class="button is-small" onClick={() => void search.mark(hit, 'know')}>
            {findText.know}
          </button>
        </>
      ) : null}
      <button type="button" class="button is-small is-plain" onClick={() => setWriting(true)}>
        {findText.write}
      </button>
      {rank === undefined ? null : (
        <button type="button" class="button is-small is-plain" onClick={() => onBrowse(pair, rank)}>
          {findText.browse}
        </button>
      )}
      {say ? (
        <IconButton label={findText.speak} onPress={() => say(word)}>
          <Icon name="sound" />
        </IconButton>
      ) : null}
    </p>
  );
}

function MeaningForm({ hit, search, onClose }: Pick<ActsProps, 'hit' | 'search'> & { onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const save = (event: Event) => {
    event.preventDefault();
    void search.define(hit, field.current?.value ?? '').then(onClose);
  };
  return (
    <form
      class="found-form"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // Otherwise Escape would close the search.
          event.preventDefault();
          event.stopPropagation();
          onClose();
        } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) save(event);
      }}
    >
      <label class="label" for="found-definition">
        {findText.definition}
      </label>
      <textarea class="field" id="found-definition" rows={2} dir="auto" maxLength={10_000} ref={field}>
        {hit.entry.definition ?? ''}
      </textarea>
      <p class="row-buttons">
        <button type="submit" class="button is-small is-primary">
          {findText.save}
        </button>
        <button type="button" class="button is-small is-plain" onClick={onClose}>
          {findText.cancel}
        </button>
      </p>
    </form>
  );
}

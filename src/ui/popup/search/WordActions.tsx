import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { WORD_KEYS } from '../../../model/keymap.ts';
import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import { type SearchHit, toHitId } from '../../../model/search.ts';
import { Icon } from '../../shared/Icon.tsx';
import { IconButton } from '../../shared/IconButton.tsx';
import { keyNames } from '../../shared/key-text.ts';
import { hintWithKey } from '../../study/hints.ts';
import { isAudible, useWordSound } from '../../study/word-sound.ts';
import { findHints, findText, stateNames } from './text.ts';
import type { WordActs } from './word-acts.ts';

/** The learner's knowledge of a word, or that it is not the typed one; undefined for a new one. */
export function nameState({ fit, entry: { known, definition, rank } }: SearchHit): string | undefined {
  if (known?.isWanted) return stateNames.wanted;
  if (known && known.state !== 'new') return stateNames[known.state];
  if (definition !== undefined && rank === undefined) return stateNames.own;
  return fit === 'similar' ? stateNames.similar : undefined;
}

interface WordActionsProps {
  hit: SearchHit;
  acts: WordActs;
  /** Undefined where the word is open in Browse. */
  onBrowse?: (pair: PairId, rank: number) => void;
  /** Whether letter keys press the buttons, as in Browse. */
  hasKeys?: boolean;
}

/** Buttons to study, mark, define and listen to a word. Long because of its markup: one button after another. */
export function WordActions({ hit, acts, onBrowse, hasKeys = false }: WordActionsProps) {
  const { pair, word, headword = word, reading, rank, known } = hit.entry;
  const sound = useWordSound({ language: toLanguagePair(pair).from, words: [headword, word], reading });
  const [isWriting, setWriting] = useState(false);
  const buttons = useRef<HTMLParagraphElement>(null);
  const id = toHitId(hit);
  const isDone = acts.done.value?.hit === id;
  const doneBefore = useRef<string | undefined>(undefined);
  // The pressed button or the form is gone: its undo takes its place, and behind an undo the first of the others.
  useLayoutEffect(() => {
    if (isDone || doneBefore.current === id) buttons.current?.querySelector('button')?.focus();
    doneBefore.current = isDone ? id : undefined;
  }, [isDone, isWriting, id]);
  if (isWriting) return <MeaningForm hit={hit} acts={acts} onClose={() => setWriting(false)} />;
  const nameKey = (act: keyof typeof WORD_KEYS) => (hasKeys ? WORD_KEYS[act] : undefined);
  const isNew = known === undefined || (known.state === 'new' && !known.isWanted);
  return (
    <p class="row-buttons found-acts" ref={buttons}>
      {isDone ? (
        <button
          type="button"
          class="button is-small"
          data-act="undo"
          title={hintWithKey(findHints.undo, nameKey('undo'))}
          onClick={() => void acts.undo()}
        >
          {findText.undo}
        </button>
      ) : isNew ? (
        <>
          <button
            type="button"
            class="button is-small is-primary"
            data-act="study"
            title={hintWithKey(findHints.study, nameKey('study'))}
            onClick={() => void acts.mark(hit, 'want')}
          >
            {findText.study}
          </button>
          <button
            type="button"
            class="button is-small"
            data-act="know"
            title={hintWithKey(findHints.know, nameKey('know'))}
            onClick={() => void acts.mark(hit, 'know')}
          >
            {findText.know}
          </button>
        </>
      ) : null}
      <button
        type="button"
        class="button is-small is-plain"
        data-act="edit"
        title={hintWithKey(findHints.write, nameKey('edit'))}
        onClick={() => setWriting(true)}
      >
        {findText.write}
      </button>
      {rank === undefined || !onBrowse ? null : (
        <button
          type="button"
          class="button is-small is-plain"
          title={findHints.browse}
          onClick={() => onBrowse(pair, rank)}
        >
          {findText.browse}
        </button>
      )}
      {isAudible(sound) ? (
        <IconButton
          label={findText.speak}
          hint={hintWithKey(findText.speak, nameKey('speak'))}
          act="speak"
          onPress={sound.press}
        >
          <Icon name="sound" />
        </IconButton>
      ) : null}
    </p>
  );
}

function MeaningForm({ hit, acts, onClose }: Pick<WordActionsProps, 'hit' | 'acts'> & { onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const save = (event: Event) => {
    event.preventDefault();
    void acts.define(hit, field.current?.value ?? '').then(onClose);
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
        <button type="submit" class="button is-small is-primary" title={hintWithKey(findHints.save, keyNames.enter)}>
          {findText.save}
        </button>
        <button
          type="button"
          class="button is-small is-plain"
          title={hintWithKey(findHints.cancel, keyNames.escape)}
          onClick={onClose}
        >
          {findText.cancel}
        </button>
      </p>
    </form>
  );
}

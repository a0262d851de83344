import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyCard } from '../../model/study.ts';
import { keyNames } from '../shared/key-text.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { hintWithKey, studyHints } from './hints.ts';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

/**
 * Form for the learner's own meaning, in place of the other meanings, which it shows above the field.
 *
 * Long because of its markup, with one attribute a line.
 */
export function DefinitionForm({ model, card }: { model: StudyModel; card: StudyCard }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const buttons = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
    // A longer word or list of meanings pushes the buttons out of view.
    buttons.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const close = () => {
    model.isEditing.value = false;
  };
  const save = (event: Event) => {
    event.preventDefault();
    void model.define(field.current?.value ?? '');
  };
  return (
    <form
      class="study-edit"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // Otherwise Escape would close the popup.
          event.preventDefault();
          close();
        } else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) save(event);
      }}
    >
      <label class="label" for="study-definition">
        {studyText.definition}
      </label>
      {card.meanings.length === 0 ? null : (
        <p class="quiet" id="study-improved" {...getTextAttributes(card.to.iso639_3)}>
          {card.meanings.join(' · ')}
        </p>
      )}
      <textarea
        class="field"
        id="study-definition"
        rows={2}
        dir="auto"
        maxLength={10_000}
        aria-describedby={card.meanings.length === 0 ? undefined : 'study-improved'}
        ref={field}
      >
        {card.definition ?? ''}
      </textarea>
      <p class="row-buttons" ref={buttons}>
        <button type="submit" class="button is-small is-primary" title={hintWithKey(studyHints.save, keyNames.enter)}>
          {studyText.save}
        </button>
        {card.definition === undefined ? null : (
          <button type="button" class="button is-small" title={studyHints.remove} onClick={() => void model.define('')}>
            {studyText.remove}
          </button>
        )}
        <button
          type="button"
          class="button is-small is-plain"
          title={hintWithKey(studyHints.cancel, keyNames.escape)}
          onClick={close}
        >
          {studyText.cancel}
        </button>
      </p>
    </form>
  );
}

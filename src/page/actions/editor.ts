import { fillText } from '../../language/fill-text.ts';
import { MAX_TEXT_LENGTH } from '../../model/limits.ts';
import type { PageCore } from '../hover-parts.ts';
import { newId } from './new-id.ts';
import { CARD_KEY } from './own-events.ts';
import { describeFailure, type MetEntry } from './study.ts';
import { drawTextButton } from './text-button.ts';

export interface EditorParts extends MetEntry {
  core: PageCore;
  /** @param definition - The stored definition; undefined if removed. */
  onStored(definition: string | undefined): void;
  onCancel(): void;
  onProblem(text: string): void;
}

/** Stores the learner's own meaning of an entry, with the sentence of the page. A reworded one keeps its sentence. */
export function putDefinition(
  { send }: Pick<PageCore, 'send'>,
  { entry, sentence }: MetEntry,
  text: string,
): Promise<unknown> {
  const { pair, word, definition } = entry;
  const met = definition === undefined && sentence !== undefined ? { sentence } : {};
  return send('definition.put', { id: newId(), pair, word, text, ...met });
}

/** Renders the form for the learner's own definition of an entry. */
export function drawEditor({ core, entry, sentence, onStored, onCancel, onProblem }: EditorParts): HTMLElement {
  const { createHtml, drawBlock } = core.parts;
  const { pair, word, definition } = entry;
  const texts = core.settings.texts.pinned;
  const named = fillText(texts.definitionLabel, { word });
  const label = createHtml('label');
  label.textContent = named;
  const field = createHtml('textarea');
  field.className = 'field';
  field.rows = 2;
  field.dir = 'auto';
  field.maxLength = MAX_TEXT_LENGTH;
  field.defaultValue = definition ?? '';
  // Otherwise the caret is before the text.
  field.setSelectionRange(field.value.length, field.value.length);
  field.setAttribute('aria-label', named);

  const store = async (work: () => Promise<unknown>, stored: string | undefined) => {
    try {
      await work();
      onStored(stored);
    } catch (error) {
      onProblem(describeFailure(core.settings.texts, error));
    }
  };
  const remove = () => store(() => core.send('definition.remove', { id: newId(), pair, word }), undefined);
  const save = () => {
    const text = field.value.trim();
    if (text === '') return definition === undefined ? onCancel() : void remove();
    void store(() => putDefinition(core, { entry, sentence }, text), text);
  };

  field.addEventListener(CARD_KEY, ({ detail: event }: Event & { detail?: KeyboardEvent }) => {
    if (!event?.isTrusted || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    save();
  });
  const buttons = drawBlock('buttons', drawTextButton(core, texts.save, save));
  if (definition !== undefined) buttons.append(drawTextButton(core, texts.remove, () => void remove()));
  buttons.append(drawTextButton(core, texts.cancel, onCancel));
  return drawBlock('panel editor', label, field, buttons);
}

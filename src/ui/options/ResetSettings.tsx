import { useEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Notice } from '../shared/Notice.tsx';
import type { SettingsModel } from '../shared/settings-model.ts';
import { text } from '../shared/text.ts';
import { listChanged, pickFields, type SettingsFields, type SettingsSection } from './changed-settings.ts';
import { resetText } from './settings-text.ts';

interface ResetSettingsProps {
  settings: SettingsModel;
  section: SettingsSection;
  /** What the section is called; heard with the button, as there are several. */
  name: string;
  /** Id of the place where the section says what came of a change. */
  messagesId: string;
  /** After all of the section's settings were changed at once. */
  onChanged?: () => void;
}

/** What was done last, and what the section was then: as soon as it is anything else, this is over. */
interface Done {
  /** What held before a reset; undefined once that was taken back. */
  before: SettingsFields | undefined;
  left: string;
}

/** Puts a section back to its defaults, and says so, with a way back; under it what went wrong with a change of it. */
export function ResetSettings({ settings, section, name, messagesId, onChanged }: ResetSettingsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<Done | undefined>(undefined);
  const { settings: known } = settings;
  const problem = settings.findProblem(section);
  const changed = known.value ? listChanged(known.value, section) : [];
  const now = JSON.stringify(known.value?.[section]);
  const isOver = done !== undefined && done.left !== now;
  useEffect(() => {
    // What follows may have been said meanwhile.
    if (isOver) setDone((latest) => (latest === done ? undefined : latest));
  }, [isOver]);

  const put = async (fields: SettingsFields, before: SettingsFields | undefined) => {
    if (!(await settings.change({ [section]: fields }))) return false;
    setDone({ before, left: JSON.stringify(known.peek()?.[section]) });
    onChanged?.();
    return true;
  };
  const reset = async () => {
    const shown = known.peek();
    if (!shown || changed.length === 0) return;
    await put(pickFields(DEFAULT_SETTINGS, section, changed), pickFields(shown, section, changed));
  };
  const undo = async (before: SettingsFields) => {
    // The button that was pressed is gone.
    if (await put(before, undefined)) button.current?.focus();
  };

  return (
    <>
      <p class="row-buttons">
        <button
          type="button"
          class="button is-small is-plain"
          id={`${section}-reset`}
          ref={button}
          aria-label={resetText.label(name)}
          aria-disabled={changed.length === 0}
          onClick={() => void reset()}
        >
          {resetText.button}
        </button>
      </p>
      <div class="messages" id={messagesId} role="status">
        {problem === undefined ? null : <ErrorNotice code={problem} />}
        {done === undefined || isOver ? null : (
          <Notice tone="success">
            <span class="notice-text">{describe(section, done)}</span>
            {done.before === undefined ? null : <UndoButton onPress={() => void undo(done.before ?? {})} />}
          </Notice>
        )}
      </div>
    </>
  );
}

function UndoButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" class="button is-small" onClick={onPress}>
      {resetText.undo}
    </button>
  );
}

function describe(section: SettingsSection, { before }: Done): string {
  if (before === undefined) return resetText.undone;
  return section === 'hover' ? text.sentences([resetText.done, resetText.sitesKept]) : resetText.done;
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Notice } from '../shared/Notice.tsx';
import type { SettingsModel } from '../shared/settings-model.ts';
import { joinSentences } from '../shared/text.ts';
import { listChanged, pickFields, type SettingsFields, type SettingsSection } from './changed-settings.ts';
import { resetText } from './settings-text.ts';

interface ResetSettingsProps {
  settings: SettingsModel;
  section: SettingsSection;
  /** Title of the section. Screen readers need it, because the page has several reset buttons. */
  name: string;
  /** Id of the element that reports the result of a change. */
  messagesId: string;
  /** After all of the section's settings were changed at once. */
  onChanged?: () => void;
}

/** The last action and the section's state after it. A different state makes the message obsolete. */
interface Done {
  /** The values before a reset; undefined once it is undone. */
  before: SettingsFields | undefined;
  left: string;
}

/** Resets a section to its defaults, confirms it with an undo button, and shows why a change failed. */
export function ResetSettings({ settings, section, name, messagesId, onChanged }: ResetSettingsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<Done | undefined>(undefined);
  const { settings: known } = settings;
  const problem = settings.findProblem(section);
  const changed = known.value ? listChanged(known.value, section) : [];
  const now = JSON.stringify(known.value?.[section]);
  const isOver = done !== undefined && done.left !== now;
  useEffect(() => {
    // A newer message may have replaced this one.
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
    // The pressed button no longer exists.
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
          aria-label={resetText.label({ section: name })}
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
  return section === 'hover' ? joinSentences([resetText.done, resetText.sitesKept]) : resetText.done;
}

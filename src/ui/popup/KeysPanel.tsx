import { KeyList } from '../shared/KeyList.tsx';
import { keyNames } from '../shared/key-text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { hintWithKey } from '../study/hints.ts';
import type { StudyKeyChoices } from '../study/study-keyboard.ts';
import { listBrowseKeys, listStudyKeys } from './key-rows.ts';
import { popupHints, popupText } from './text.ts';

interface KeysPanelProps {
  /** Whether to list the keys of Study, and not those of Browse. */
  isStudy: boolean;
  /** The settings that decide which keys are active. */
  choices: StudyKeyChoices;
  onClose: () => void;
}

/** Overview of keyboard shortcuts. */
export function KeysPanel({ isStudy, choices, onClose }: KeysPanelProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const rows = isStudy ? listStudyKeys(choices) : listBrowseKeys(choices);
  return (
    <section class="panel" id="keys-panel" aria-labelledby="keys-title">
      <h1 class="panel-title" id="keys-title" ref={title} tabIndex={-1}>
        {popupText.keysTitle}
      </h1>
      <KeyList rows={rows} />
      <button
        type="button"
        class="button"
        title={hintWithKey(popupHints.closePanel, keyNames.escape)}
        onClick={onClose}
      >
        {popupText.closePanel}
      </button>
    </section>
  );
}

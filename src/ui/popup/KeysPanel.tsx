import { KeyList } from '../shared/KeyList.tsx';
import { keyNames } from '../shared/key-text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { hintWithKey } from '../study/hints.ts';
import type { StudyKeyChoices } from '../study/study-keyboard.ts';
import { listBrowseKeys, listStudyKeys } from './key-rows.ts';
import { popupHints, popupText } from './text.ts';

interface KeysPanelProps {
  /** State of the study screen that decides its keys; undefined for the keys of Browse. */
  study: StudyKeyChoices | undefined;
  onClose: () => void;
}

/** Overview of keyboard shortcuts. */
export function KeysPanel({ study, onClose }: KeysPanelProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const rows = study === undefined ? listBrowseKeys() : listStudyKeys(study);
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

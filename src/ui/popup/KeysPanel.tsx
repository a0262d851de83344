import type { RatingCount } from '../../settings/settings.ts';
import { KeyList } from '../shared/KeyList.tsx';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { listBrowseKeys, listStudyKeys } from './key-rows.ts';
import { popupText } from './text.ts';

interface KeysPanelProps {
  /** The answers of the study screen; undefined for the keys of the cards by rank. */
  ratings: RatingCount | undefined;
  onClose: () => void;
}

/** What the keyboard does. */
export function KeysPanel({ ratings, onClose }: KeysPanelProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const rows = ratings === undefined ? listBrowseKeys() : listStudyKeys(ratings);
  return (
    <section class="panel" id="keys-panel" aria-labelledby="keys-title">
      <h1 class="panel-title" id="keys-title" ref={title} tabIndex={-1}>
        {popupText.keysTitle}
      </h1>
      <KeyList rows={rows} />
      <button type="button" class="button" onClick={onClose}>
        {popupText.closePanel}
      </button>
    </section>
  );
}

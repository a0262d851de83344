import type { BackupReport } from '../../model/backup.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { isolate } from '../shared/written-language.ts';
import type { BackupDecks } from './backup-decks.ts';
import { HeldDecks } from './DeckLists.tsx';
import { backupText, describeBackup } from './text.ts';

interface BackupPreviewProps {
  report: BackupReport;
  ignored: readonly string[];
  decks: BackupDecks;
  onRestore: () => void;
  onCancel: () => void;
}

/** Content of the backup, shown before anything changes. */
export function BackupPreview({ report, ignored, decks, onRestore, onCancel }: BackupPreviewProps) {
  const button = useArrivalFocus<HTMLButtonElement>();
  const isFresh = report.fresh > 0 || decks.decks.length > 0;
  return (
    <fieldset
      class="backup-preview"
      id="backup-preview"
      aria-labelledby="backup-facts"
      aria-describedby="backup-note"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p class="label" id="backup-facts">
        {describeBackup(report)}
      </p>
      <p class="quiet" id="backup-note">
        {report.fresh > 0 ? backupText.fresh({ count: report.fresh }) : backupText.nothingFresh}
      </p>
      {report.setAside === 0 ? null : (
        <p class="quiet" id="backup-set-aside">
          {backupText.setAside({ count: report.setAside })}
        </p>
      )}
      {ignored.length === 0 ? null : (
        <p class="quiet" id="backup-ignored">
          {backupText.ignored({ field: isolate(ignored.join(', ')) })}
        </p>
      )}
      <HeldDecks decks={decks.decks} />
      <p class="row-buttons">
        <button
          type="button"
          class={`button is-small${isFresh ? ' is-primary' : ''}`}
          id="backup-restore"
          ref={isFresh ? button : null}
          onClick={onRestore}
        >
          {backupText.restore}
        </button>
        <button
          type="button"
          class="button is-small"
          id="backup-cancel"
          ref={isFresh ? null : button}
          onClick={onCancel}
        >
          {backupText.cancel}
        </button>
      </p>
    </fieldset>
  );
}

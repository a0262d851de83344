import { useEffect, useRef, useState } from 'preact/hooks';
import { toAppError } from '../../app-error.ts';
import { createLatest } from '../../async/latest.ts';
import type { Send } from '../../messaging/client.ts';
import type { BackupReport, SavedBackup } from '../../model/backup.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import { download } from '../shared/download.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { formatDate } from '../shared/format.ts';
import { Notice } from '../shared/Notice.tsx';
import { isolate } from '../shared/written-language.ts';
import { BackupPreview } from './BackupPreview.tsx';
import { type BackupDecks, restoreDecks } from './backup-decks.ts';
import { type BackupFile, fetchBackup, fetchSaved, type StagedBackup, stageFile } from './backup-file.ts';
import { HeldDecks, OtherDecks } from './DeckLists.tsx';
import { Restored } from './Restored.tsx';
import { backupText, describeSaved } from './text.ts';

type State =
  | { kind: 'idle' }
  /** `isStoppable`: nothing has changed yet. */
  | { kind: 'working'; text: string; isStoppable?: boolean }
  | { kind: 'saved'; file: string; decks: BackupDecks }
  | { kind: 'preview'; staged: StagedBackup; report: BackupReport }
  | { kind: 'restored'; report: BackupReport; decks: BackupDecks }
  | { kind: 'failed'; code: ErrorCode };

/** An automatic backup has only the log. */
const NO_DECKS: BackupDecks = { decks: [], otherDecks: [] };

interface BackupToolsProps {
  send: Send;
  /** Whether a file can be chosen: a popup closes when the file picker opens. */
  takesFiles: boolean;
  /** Changes when the background may have made a backup. */
  changes?: number;
  onRestored?: () => void;
}

/** Saves the learner's data to a file, and restores it from a file or from an automatic backup. */
export function BackupTools({ send, takesFiles, changes = 0, onRestored }: BackupToolsProps) {
  const { state, save, look, restore, cancel } = useBackups(send, onRestored);
  const share = useRestoreProgress(send, state.kind === 'working');
  return (
    <>
      <p class="row-buttons">
        <button
          type="button"
          class="button"
          id="backup-save"
          title={backupText.saveHint}
          onClick={() => void save(() => fetchBackup(send, Date.now()))}
        >
          {backupText.save}
        </button>
        {takesFiles ? <FileButton onChoose={(file) => void look(async () => file)} /> : null}
      </p>
      <SavedList
        send={send}
        changes={changes}
        onDownload={(backup) => void save(async () => ({ file: await fetchSaved(send, backup), ...NO_DECKS }))}
        onRestore={(backup) => void look(() => fetchSaved(send, backup))}
      />
      {state.kind === 'preview' ? (
        <BackupPreview
          report={state.report}
          ignored={state.staged.ignored}
          decks={state.staged.decks}
          onRestore={() => void restore(state.staged)}
          onCancel={cancel}
        />
      ) : null}
      {state.kind === 'working' && state.isStoppable ? (
        <div class="backup-progress is-late">
          <progress aria-label={state.text} />
          <button type="button" class="button is-small" id="backup-stop" onClick={cancel}>
            {backupText.cancel}
          </button>
        </div>
      ) : null}
      <BackupMessages send={send} state={state} />
      {share === undefined ? null : (
        <div class="backup-progress" id="backup-progress">
          <progress value={share} aria-label={backupText.restoring} />
          <p class="quiet">{backupText.restoredSoFar({ share })}</p>
        </div>
      )}
    </>
  );
}

function BackupMessages({ send, state }: { send: Send; state: State }) {
  return (
    <div class="messages" id="data-messages" role="status">
      {state.kind === 'working' ? <p class="quiet">{state.text}</p> : null}
      {state.kind === 'saved' ? (
        <Notice tone="success">
          <span class="notice-text">{backupText.savedAs({ file: isolate(state.file) })}</span>
          <HeldDecks decks={state.decks.decks} />
          <OtherDecks title={backupText.notInFile} decks={state.decks.otherDecks} />
        </Notice>
      ) : null}
      {state.kind === 'failed' ? <ErrorNotice code={state.code} /> : null}
      {state.kind === 'restored' ? <Restored send={send} report={state.report} decks={state.decks} /> : null}
    </div>
  );
}

/** The actions of the tools, and how the last one went. */
function useBackups(send: Send, onRestored: (() => void) | undefined) {
  /** The button that chose a backup. */
  const opener = useRef<Element | null>(null);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [begin] = useState(createLatest);
  const attempt = async (text: string, action: (signal: AbortSignal) => Promise<State>, isStoppable = false) => {
    const signal = begin();
    setState({ kind: 'working', text, isStoppable });
    const end = await action(signal).catch((thrown): State => ({ kind: 'failed', code: toAppError(thrown).code }));
    if (!signal.aborted) setState(end);
  };
  return {
    state,
    save: (getFile: () => Promise<BackupFile>) =>
      attempt(backupText.working, async () => {
        const { file, ...decks } = await getFile();
        download(file);
        return { kind: 'saved', file: file.name, decks };
      }),
    look(getFile: () => Promise<File>) {
      opener.current = document.activeElement;
      const check = async (signal: AbortSignal): Promise<State> => {
        const staged = await stageFile(send, await getFile(), { signal });
        if (signal.aborted) return { kind: 'idle' };
        return { kind: 'preview', staged, report: await send('backup.restore', toRequest(staged, true)) };
      };
      return attempt(backupText.working, check, true);
    },
    restore: (staged: StagedBackup) =>
      attempt(backupText.restoring, async () => {
        const report = await send('backup.restore', toRequest(staged, false));
        const decks = await restoreDecks(send, staged.decks);
        onRestored?.();
        return { kind: 'restored', report, decks };
      }),
    cancel() {
      begin();
      setState({ kind: 'idle' });
      if (opener.current instanceof HTMLElement) opener.current.focus();
      // The next restore removes staged data at the latest.
      send('backup.drop', {}).catch(() => undefined);
    },
  };
}

/** Interval at which a page polls the progress of a restore. */
const ASK_EVERY_MS = 400;

/** Progress of a restore, including one from another page or an interrupted one; undefined if there is none. */
function useRestoreProgress(send: Send, isWorking: boolean): number | undefined {
  const [share, setShare] = useState<number>();
  const isAsked = isWorking || share !== undefined;
  useEffect(() => {
    const ask = () =>
      send('backup.progress', {})
        .then((progress) => setShare(progress.share))
        .catch(() => undefined);
    void ask();
    if (!isAsked) return undefined;
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [send, isAsked]);
  return share;
}

function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => chooser.current?.click()}>
        {backupText.choose}
      </button>
      <input
        type="file"
        id="backup-file"
        accept=".json,application/json"
        hidden
        aria-label={backupText.choose}
        ref={chooser}
        onChange={({ currentTarget: field }) => {
          const file = field.files?.[0];
          if (file) onChoose(file);
          // Allows the same file to be chosen again.
          field.value = '';
        }}
      />
    </>
  );
}

const toRequest = ({ id, parts, head }: StagedBackup, isDryRun: boolean) => ({ id, parts, head, isDryRun });

interface SavedListProps {
  send: Send;
  changes: number;
  onDownload: (backup: SavedBackup) => void;
  onRestore: (backup: SavedBackup) => void;
}

/** The automatic backups. */
function SavedList({ send, changes, onDownload, onRestore }: SavedListProps) {
  const [saved, setSaved] = useState<SavedBackup[]>();
  useEffect(() => {
    send('backup.saved', {}).then(setSaved, () => undefined);
  }, [send, changes]);
  if (saved === undefined) return null;
  return (
    <div class="backups" id="backups">
      <h3 class="label">{backupText.savedTitle}</h3>
      <p class="hint">{saved.length === 0 ? backupText.savedNone : backupText.savedIntro}</p>
      <ul class="backup-list">
        {saved.map((backup) => (
          <li class="backup-row" key={backup.id}>
            <span class="backup-date">{formatDate(backup.at)}</span>
            <span class="backup-facts">{describeSaved(backup)}</span>
            <span class="row-buttons">
              <button
                type="button"
                class="button is-small is-plain"
                aria-label={backupText.downloadOf({ at: backup.at })}
                onClick={() => onDownload(backup)}
              >
                {backupText.download}
              </button>
              <button
                type="button"
                class="button is-small"
                aria-label={backupText.restoreOf({ at: backup.at })}
                onClick={() => onRestore(backup)}
              >
                {backupText.restore}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

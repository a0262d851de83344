import { useRef, useState } from 'preact/hooks';
import { AppError, type ErrorCode, toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { BackupReport } from '../../messaging/views.ts';
import { ErrorNotice, Notice } from '../shared/Notice.tsx';
import { download } from './export-file.ts';
import { dataText } from './study-settings-text.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'preview'; text: string; report: BackupReport }
  | { kind: 'restored'; report: BackupReport }
  | { kind: 'failed'; code: ErrorCode };

/** Everything that the learner made: out into a file, and back. */
export function DataSection({ send }: { send: Send }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const chooser = useRef<HTMLInputElement>(null);
  const attempt = async (action: () => Promise<State>) => {
    try {
      setState(await action());
    } catch (thrown) {
      setState({ kind: 'failed', code: toAppError(thrown).code });
    }
  };
  const save = () =>
    attempt(async () => {
      const { text } = await send('backup.export', {});
      const day = new Date().toISOString().slice(0, 10);
      download(new File([text], `wayword-backup-${day}.json`, { type: 'application/json' }));
      return { kind: 'idle' };
    });
  const look = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return { kind: 'idle' };
      const text = await file.text().catch((thrown: unknown) => {
        throw new AppError('file-unreadable', 'Expected a file that can be read.', { cause: thrown });
      });
      return { kind: 'preview', text, report: await send('backup.restore', { text, isDryRun: true }) };
    });
  const restore = (text: string) =>
    attempt(async () => ({ kind: 'restored', report: await send('backup.restore', { text, isDryRun: false }) }));

  return (
    <section class="box" id="data" aria-labelledby="data-title">
      <h2 class="box-title" id="data-title">
        {dataText.title}
      </h2>
      <p class="form-intro">{dataText.intro}</p>
      <p class="row-buttons">
        <button type="button" class="button" id="backup-save" onClick={() => void save()}>
          {dataText.save}
        </button>
        <button type="button" class="button" onClick={() => chooser.current?.click()}>
          {dataText.choose}
        </button>
        <input
          type="file"
          id="backup-file"
          accept=".json,application/json"
          hidden
          aria-label={dataText.choose}
          ref={chooser}
          onChange={({ currentTarget: field }) => {
            void look(field.files?.[0]);
            // The same file may be chosen again.
            field.value = '';
          }}
        />
      </p>
      {state.kind === 'preview' ? (
        <div class="backup-preview" id="backup-preview">
          <p class="label">{dataText.preview(state.report)}</p>
          <p class="quiet">{dataText.fresh(state.report.fresh)}</p>
          <p class="row-buttons">
            <button
              type="button"
              class="button is-small is-primary"
              id="backup-restore"
              onClick={() => void restore(state.text)}
            >
              {dataText.restore}
            </button>
            <button type="button" class="button is-small" onClick={() => setState({ kind: 'idle' })}>
              {dataText.cancel}
            </button>
          </p>
        </div>
      ) : null}
      <div class="messages" id="data-messages" role="status">
        {state.kind === 'failed' ? <ErrorNotice code={state.code} /> : null}
        {state.kind === 'restored' ? <Notice tone="success">{dataText.restored(state.report.fresh)}</Notice> : null}
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { type AppError, toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../../model/file-format.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { download } from '../../shared/download.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { useArrivalFocus } from '../../shared/use-arrival-focus.ts';
import { exportText } from '../import-text.ts';
import { canExport } from './export-file.ts';

/** Result of an export. */
export type ExportState =
  | { kind: 'choosing' }
  | { kind: 'writing'; cards: number }
  | { kind: 'done'; name: string }
  | { kind: 'failed'; problem: AppError };

interface ExportDeckProps {
  send: Send;
  deck: DeckSummary;
  label: string;
  onClose: () => void;
}

/** The export formats of a deck. Each button saves a file. */
export function ExportDeck({ send, deck, label, onClose }: ExportDeckProps) {
  const [state, setState] = useState<ExportState>({ kind: 'choosing' });
  const first = useArrivalFocus<HTMLButtonElement>();
  const ending = useRef(new AbortController());
  useEffect(() => {
    const { current } = ending;
    return () => current.abort();
  }, []);
  const isWriting = state.kind === 'writing';

  const save = async (format: ExportFormat) => {
    if (isWriting) return;
    setState({ kind: 'writing', cards: 0 });
    const { signal } = ending.current;
    try {
      const { exportDeck } = await import('./export-deck.ts');
      const onProgress = (cards: number) => setState({ kind: 'writing', cards });
      const file = await exportDeck(send, deck, format, { onProgress, signal });
      signal.throwIfAborted();
      download(file);
      setState({ kind: 'done', name: file.name });
    } catch (thrown) {
      if (!signal.aborted) setState({ kind: 'failed', problem: toAppError(thrown) });
    }
  };

  return (
    <fieldset
      class="export"
      aria-label={exportText.chooseLabel({ pair: label })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p class="confirm-question">{exportText.question}</p>
      <ul class="export-formats">
        {EXPORT_FORMATS.filter((format) => canExport(deck, format)).map((format, index) => (
          <li key={format}>
            <button
              type="button"
              class="button is-format"
              data-format={format}
              ref={index === 0 ? first : null}
              aria-disabled={isWriting}
              onClick={() => void save(format)}
            >
              {exportText.formats[format]} <span class="hint">{exportText.notes[format]}</span>
            </button>
          </li>
        ))}
      </ul>
      <ExportResult state={state} total={deck.cards} onClose={onClose} />
    </fieldset>
  );
}

interface ExportResultProps {
  state: ExportState;
  /** Cards of the deck. */
  total: number;
  onClose: () => void;
}

function ExportResult({ state, total, onClose }: ExportResultProps) {
  return (
    <>
      <p class="row-buttons">
        <button type="button" class="button is-small is-plain" onClick={onClose}>
          {state.kind === 'done' || state.kind === 'failed' ? exportText.close : exportText.cancel}
        </button>
        {state.kind === 'writing' ? (
          <span class="quiet export-count">{exportText.progress({ cards: state.cards, total })}</span>
        ) : null}
      </p>
      <div class="messages" role="status">
        {state.kind === 'done' ? <Notice tone="success">{exportText.done({ name: state.name })}</Notice> : null}
        {state.kind === 'failed' ? <ErrorNotice code={state.problem.code} /> : null}
      </div>
    </>
  );
}

import { useState } from 'preact/hooks';
import { EXPORT_FORMATS } from '../../deck-file/export-formats.ts';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../messaging/views.ts';
import { canExport, download, exportDeck } from './export-deck.ts';
import { importText } from './import-text.ts';

/** A list of formats; choosing one makes the file. */
export function ExportDeck({ send, deck, label }: { send: Send; deck: DeckSummary; label: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <select
        class="field export-choice"
        aria-label={importText.exportLabel(label)}
        value=""
        onChange={async ({ currentTarget }) => {
          const format = EXPORT_FORMATS.find((name) => name === currentTarget.value);
          currentTarget.value = '';
          if (!format) return;
          try {
            download(await exportDeck(send, deck, format));
            setHasFailed(false);
          } catch {
            setHasFailed(true);
          }
        }}
      >
        <option value="" selected>
          {importText.export}
        </option>
        {EXPORT_FORMATS.filter((format) => canExport(deck, format)).map((format) => (
          <option key={format} value={format}>
            {importText.formats[format]}
          </option>
        ))}
      </select>
      {hasFailed ? <span role="alert">{importText.exportFailed}</span> : null}
    </>
  );
}

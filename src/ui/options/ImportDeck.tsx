import { ERROR_TEXTS } from '../shared/error-text.ts';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { ImportChoices } from './ImportChoices.tsx';
import type { ImportModel } from './import-model.ts';
import { importText } from './import-text.ts';

/** Takes a deck from a file: choose or drop it, look at its first cards, import. */
export function ImportDeck({ model }: { model: ImportModel }) {
  const stage = model.stage.value;
  const isImporting = stage.kind === 'importing';
  return (
    <section
      class="part"
      id="import-deck"
      aria-labelledby="import-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) void model.chooseFile(file);
      }}
    >
      <div>
        <h3 class="part-title" id="import-title">
          {importText.title}
        </h3>
        <p class="quiet">{importText.intro}</p>
      </div>
      <p class="form-row">
        <label class="label" for="import-file">
          {importText.choose}
        </label>
        <input
          class="field"
          type="file"
          id="import-file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
          disabled={isImporting}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void model.chooseFile(file);
            // The same file can be chosen again, once it is mended.
            currentTarget.value = '';
          }}
        />
      </p>
      {stage.kind === 'reading' ? <p class="quiet">{importText.reading}</p> : null}
      {stage.kind === 'chosen' ? <ImportChoices model={model} file={stage.file} preview={stage.preview} /> : null}
      {isImporting ? (
        <div class="import-progress">
          <progress
            class="sync-bar"
            id="import-progress"
            aria-label={importText.progressLabel(model.name.value)}
            max={stage.sizeBytes}
            value={stage.readBytes}
          />
          <p class="quiet" id="import-count">
            {stage.isFinishing ? importText.finishing : importText.progress(stage.cards)}
          </p>
          <button type="button" class="button is-small" id="import-cancel" onClick={model.cancel}>
            {importText.cancel}
          </button>
        </div>
      ) : null}
      <div class="messages" id="import-messages" role="status">
        <ImportResult model={model} />
      </div>
    </section>
  );
}

function ImportResult({ model }: { model: ImportModel }) {
  const stage = model.stage.value;
  const problem = model.problem.value;
  if (problem) {
    const isFile = problem.code === 'deck-file-invalid';
    return (
      <Notice tone="error" title={isFile ? `${importText.broken}.` : `${ERROR_TEXTS[problem.code].title}.`}>
        <span class="notice-text" id="import-problem">
          {isFile ? `${problem.message} ${importText.unchanged}` : ERROR_TEXTS[problem.code].advice}
        </span>
      </Notice>
    );
  }
  if (stage.kind === 'cancelled') return <Notice tone="info">{importText.cancelled}</Notice>;
  if (stage.kind !== 'done') return null;
  const pair = text.pairLabel(nameLanguage(stage.from), nameLanguage(stage.to));
  return (
    <Notice tone="success" title={`${importText.added(stage.cards)}.`}>
      {importText.addedTo(pair, stage.seconds)}
    </Notice>
  );
}

import type { RefObject } from 'preact';
import { isDictionaryFormat } from '../../../../model/file-format.ts';
import { importText } from '../../import-text.ts';
import type { ImportModel } from './import-model.ts';
import type { ImportStage } from './import-stage.ts';

interface ImportProgressBarProps {
  model: ImportModel;
  stage: Extract<ImportStage, { kind: 'importing' }>;
  cancelRef: RefObject<HTMLButtonElement | null>;
}

interface ReadingBarProps {
  model: ImportModel;
  stage: Extract<ImportStage, { kind: 'reading' }>;
}

/** Shown while a file is recognised and its first cards are checked, which may be all of them. */
export function ReadingBar({ model, stage }: ReadingBarProps) {
  const readBytes = stage.readBytes.value;
  return (
    <div class="import-progress is-late">
      <div class="sync-track import-progress-text">
        <progress
          class="sync-bar"
          aria-label={importText.reading}
          max={model.sizeBytes.value}
          // While it is recognised, the bar only moves.
          value={readBytes === 0 ? undefined : readBytes}
        />
      </div>
      <button type="button" class="button" id="import-stop" onClick={model.cancel}>
        {importText.cancel}
      </button>
    </div>
  );
}

/** Progress of the import, in place of the button that started it. */
export function ImportProgressBar({ model, stage, cancelRef }: ImportProgressBarProps) {
  const { readBytes, cards, isFinishing } = stage.progress.value;
  // Only a guess from the beginning of the file.
  const content = model.content.value;
  const total = content && !isDictionaryFormat(content.file.format) ? content.cards : 0;
  const count = total > cards ? importText.progressOf({ cards, total }) : importText.progress({ cards });
  return (
    <div class="import-progress">
      <div class="import-progress-text">
        <p id="import-count">{isFinishing ? importText.finishing : count}</p>
        <div class="sync-track">
          <progress
            class="sync-bar"
            id="import-progress"
            aria-label={importText.progressLabel({ name: model.name.value })}
            max={model.sizeBytes.value}
            // Until the first part is read, it only moves.
            value={readBytes === 0 ? undefined : readBytes}
          />
        </div>
        <p class="hint">{importText.stayHere}</p>
      </div>
      <button type="button" class="button" id="import-cancel" ref={cancelRef} onClick={model.cancel}>
        {importText.cancel}
      </button>
    </div>
  );
}

import type { RefObject } from 'preact';
import { isDictionaryFormat } from '../../../../model/file-format.ts';
import { importText } from '../../import-text.ts';
import type { ImportModel, ImportStage } from './import-model.ts';

interface ImportProgressBarProps {
  model: ImportModel;
  stage: Extract<ImportStage, { kind: 'importing' }>;
  cancelRef: RefObject<HTMLButtonElement | null>;
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
        <progress
          class="sync-bar"
          id="import-progress"
          aria-label={importText.progressLabel({ name: model.name.value })}
          max={model.sizeBytes.value}
          value={readBytes}
        />
        <p class="hint">{importText.stayHere}</p>
      </div>
      <button type="button" class="button" id="import-cancel" ref={cancelRef} onClick={model.cancel}>
        {importText.cancel}
      </button>
    </div>
  );
}

import type { RefObject } from 'preact';
import { FileChoices } from './FileChoices.tsx';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import type { ImportModel } from './import-model.ts';
import type { ChosenFile } from './preview-file.ts';

interface ImportPanelProps {
  model: ImportModel;
  content: ChosenFile;
  nameRef: RefObject<HTMLHeadingElement | null>;
  cancelRef: RefObject<HTMLButtonElement | null>;
}

/** The chosen file: its choices and the progress of its import. */
export function ImportPanel({ model, content, nameRef, cancelRef }: ImportPanelProps) {
  const stage = model.stage.value;
  return (
    <div class="import-file">
      <FileChoices model={model} content={content} nameRef={nameRef} />
      {stage.kind === 'importing' ? <ImportProgressBar model={model} stage={stage} cancelRef={cancelRef} /> : null}
    </div>
  );
}

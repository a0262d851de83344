import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { lazy } from '../../../shared/lazy.tsx';
import { loadTexts } from '../../../texts/load-texts.ts';
import { importStartText } from '../../text.ts';
import type { ImportModel } from './import-model.ts';
import { PasteBox } from './PasteBox.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useImportFocus } from './use-import-focus.ts';

/** Loaded when a file is chosen, which few visits do. */
async function loadParts() {
  const [{ ImportPanel }, { ReadingBar }, { ImportResult }, { describeProgressStep }, { joinFiles }] =
    await Promise.all([
      import('./ImportPanel.tsx'),
      import('./ImportProgressBar.tsx'),
      import('./ImportResult.tsx'),
      import('../../import-text.ts'),
      import('./join-files.ts'),
    ]);
  await loadTexts();
  return { ImportPanel, ReadingBar, ImportResult, describeProgressStep, joinFiles };
}

/** Loaded with the first file of another program. */
const VocabularyPanel = lazy(async () => (await import('../vocabulary/VocabularyPanel.tsx')).VocabularyPanel);

/** Loaded where an import of known words was interrupted. */
const InterruptedNotice = lazy(async () => (await import('../vocabulary/InterruptedNotice.tsx')).InterruptedNotice);

/**
 * Imports a deck from a file: choose or drop it, preview it, import it.
 *
 * Long because of its six places for the focus and the attributes of its file field.
 */
export function ImportDeck({ model }: { model: ImportModel }) {
  const section = useRef<HTMLElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const fileName = useRef<HTMLHeadingElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const stage = model.stage.value;
  const isImporting = stage.kind === 'importing';
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  const take = useCallback(
    async (files: readonly File[]) => {
      const loaded = await loadParts();
      setParts(loaded);
      const file = loaded.joinFiles(files);
      if (file) await model.chooseFile(file);
    },
    [model],
  );
  const drag = useFileDrop(zone, isImporting ? undefined : take);
  const { interrupted } = model.vocabulary;
  useEffect(() => void interrupted.find(), [interrupted]);
  useImportFocus(model, { section, choose, fileName, cancel, result });

  return (
    <section class="part" id="import-deck" aria-labelledby="import-title" ref={section}>
      <div>
        <h3 class="part-title" id="import-title">
          {importStartText.title}
        </h3>
        <p class="quiet">{importStartText.intro}</p>
      </div>
      <div class="drop-zone" id="import-zone" data-drag={drag} ref={zone}>
        <button
          type="button"
          class="button"
          id="import-choose"
          ref={choose}
          aria-disabled={isImporting}
          aria-describedby="import-drop"
          onClick={() => {
            if (!isImporting) input.current?.click();
          }}
        >
          {importStartText.choose}
        </button>
        <p class="quiet" id="import-drop">
          {stage.kind === 'reading'
            ? parts?.describeProgressStep(stage, model.sizeBytes.value)
            : drag === 'zone'
              ? importStartText.letGo
              : importStartText.drop}
        </p>
        {/* The button stands for it, as its own look cannot be told. */}
        <input
          hidden
          ref={input}
          type="file"
          multiple
          id="import-file"
          accept=".csv,.tsv,.txt,.md,.json,.jsonl,.ndjson,.zip,.tar,.gz,.tgz,.ifo,.idx,.syn,.index,.dict,.dz,.dsl,.u8,.xlsx,.xls,.ods,.numbers,.apkg,.colpkg,.anki2,.anki21,.db,.sqlite,.sqlite3"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            if (files.length > 0) void take(files);
            // Allows the same file to be chosen again after a correction.
            currentTarget.value = '';
          }}
        />
      </div>
      {parts && stage.kind === 'reading' ? <parts.ReadingBar model={model} stage={stage} /> : null}
      {interrupted.name.value === undefined ? null : <InterruptedNotice model={interrupted} />}
      <PasteBox onPaste={(file) => void take([file])} />
      {parts && model.content.value ? (
        <parts.ImportPanel model={model} content={model.content.value} nameRef={fileName} cancelRef={cancel} />
      ) : null}
      {model.vocabulary.model.value ? (
        <VocabularyPanel model={model.vocabulary.model.value} onDeck={(file) => void model.chooseFile(file, true)} />
      ) : null}
      <p class="visually-hidden" id="import-announced" role="status">
        {parts?.describeProgressStep(stage, model.sizeBytes.value)}
      </p>
      <div class="messages" id="import-messages" role="status" tabIndex={-1} ref={result}>
        {parts ? <parts.ImportResult model={model} /> : null}
      </div>
    </section>
  );
}

import { useCallback, useRef, useState } from 'preact/hooks';
import { ERROR_TEXTS } from '../shared/error-text.ts';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import type { ImportModel } from './import-model.ts';
import { describeProgressStep, importText } from './import-text.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useImportFocus } from './use-import-focus.ts';

/** Takes a deck from a file: choose or drop it, look at its first cards, import. */
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
  const [panel, setPanel] = useState<typeof import('./ImportPanel.tsx')>();
  const take = useCallback(
    async (file: File) => {
      // Hardly any visit needs it.
      setPanel(await import('./ImportPanel.tsx'));
      await model.chooseFile(file);
    },
    [model],
  );
  const drag = useFileDrop(zone, isImporting ? undefined : take);
  useImportFocus(model, { section, choose, fileName, cancel, result });

  return (
    <section class="part" id="import-deck" aria-labelledby="import-title" ref={section}>
      <div>
        <h3 class="part-title" id="import-title">
          {importText.title}
        </h3>
        <p class="quiet">{importText.intro}</p>
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
          {importText.choose}
        </button>
        <p class="quiet" id="import-drop">
          {stage.kind === 'reading' ? importText.reading : drag === 'zone' ? importText.letGo : importText.drop}
        </p>
        {/* The button stands for it, as its own look cannot be told. */}
        <input
          hidden
          ref={input}
          type="file"
          id="import-file"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void take(file);
            // The same file can be chosen again, once it is mended.
            currentTarget.value = '';
          }}
        />
      </div>
      {panel && model.content.value ? (
        <panel.ImportPanel model={model} content={model.content.value} nameRef={fileName} cancelRef={cancel} />
      ) : null}
      <p class="only-heard" id="import-heard" role="status">
        {describeProgressStep(stage)}
      </p>
      <div class="messages" id="import-messages" role="status" tabIndex={-1} ref={result}>
        <ImportResult model={model} />
      </div>
    </section>
  );
}

/** Where a deck can be looked at: the popup's page in a tab. */
function toBrowseUrl(pair: string): string {
  return `/popup.html?tab&deck=${pair}`;
}

function ImportResult({ model }: { model: ImportModel }) {
  const stage = model.stage.value;
  const problem = model.problem.value;
  if (problem) {
    const isFile = problem.code === 'deck-file-invalid';
    return (
      <Notice tone="error" title={isFile ? importText.broken(model.name.value) : `${ERROR_TEXTS[problem.code].title}.`}>
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
      <span class="notice-text">{importText.addedTo(pair, stage.seconds)}</span>
      <a
        class="button is-small"
        id="import-browse"
        href={toBrowseUrl(`${stage.from.iso639_3}-${stage.to.iso639_3}`)}
        target="_blank"
        rel="noopener"
      >
        {importText.browse}
      </a>
    </Notice>
  );
}

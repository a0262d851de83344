import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LanguageReference } from '../../../model/language.ts';
import { listAllLanguages } from '../../shared/all-languages.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { LanguageSelect } from '../../shared/LanguageSelect.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { text } from '../../shared/text.ts';
import type { RecordingsModel } from './recordings-model.ts';
import { recordingsText } from './recordings-text.ts';

interface ImportRecordingsProps {
  model: RecordingsModel;
  /** The languages that the person learns. */
  languages: readonly LanguageReference[];
}

/** Chooses a language and an archive or a folder, and shows how the import goes. */
export function ImportRecordings({ model, languages }: ImportRecordingsProps) {
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const language = chosen ?? languages[0]?.iso639_3;
  const all = useMemo(listAllLanguages, []);
  // Not among the attributes that JSX knows.
  useLayoutEffect(() => {
    if (folder.current) folder.current.webkitdirectory = true;
  }, []);
  const state = model.state.value;
  const take = (input: HTMLInputElement, isFolder: boolean) => {
    const taken = takeSource(input, isFolder);
    if (taken && language !== undefined) void model.add(taken.source, taken.name, language);
  };
  return (
    <>
      {state?.kind === 'running' ? (
        <p class="row-buttons">
          <span role="status">{recordingsText.progress({ count: state.recordings })}</span>
          <button type="button" class="button is-small" id="recordings-stop" onClick={model.stop}>
            {recordingsText.stop}
          </button>
        </p>
      ) : (
        <>
          <LanguageSelect
            id="recordings-language"
            label={recordingsText.language}
            placeholder={text.chooseLanguage}
            languages={all}
            chosen={language}
            onChoose={setChosen}
          />
          <ChooseButtons isReady={language !== undefined} archive={archive} folder={folder} />
        </>
      )}
      <input
        type="file"
        id="recordings-zip-file"
        hidden
        accept=".zip,.tar"
        ref={archive}
        onChange={(event) => take(event.currentTarget, false)}
      />
      <input
        type="file"
        id="recordings-folder-file"
        hidden
        ref={folder}
        onChange={(event) => take(event.currentTarget, true)}
      />
      <ImportMessages model={model} />
    </>
  );
}

/** Reads the archive or the folder that was chosen, and what it is called. */
function takeSource(input: HTMLInputElement, isFolder: boolean) {
  const files = [...(input.files ?? [])];
  // The same file may be chosen again.
  input.value = '';
  const [first] = files;
  if (!first) return undefined;
  if (!isFolder) return { source: first, name: first.name };
  const source = files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  return { source, name: source[0]?.path.split('/')[0] ?? first.name };
}

interface ChooseButtonsProps {
  isReady: boolean;
  /** Open the browser's choice of a file or a folder. */
  archive: RefObject<HTMLInputElement | null>;
  folder: RefObject<HTMLInputElement | null>;
}

function ChooseButtons({ isReady, archive, folder }: ChooseButtonsProps) {
  return (
    <p class="row-buttons">
      <button
        type="button"
        class="button"
        id="recordings-zip"
        disabled={!isReady}
        onClick={() => archive.current?.click()}
      >
        {recordingsText.chooseZip}
      </button>
      <button
        type="button"
        class="button"
        id="recordings-folder"
        disabled={!isReady}
        onClick={() => folder.current?.click()}
      >
        {recordingsText.chooseFolder}
      </button>
    </p>
  );
}

function ImportMessages({ model }: { model: RecordingsModel }) {
  const state = model.state.value;
  const problem = model.problem.value;
  return (
    <div class="messages" role="status">
      {problem !== undefined ? <ErrorNotice code={problem} /> : null}
      {state?.kind === 'done' && state.leftOut > 0 ? (
        <Notice tone="info">
          <span class="notice-text">{recordingsText.leftOut({ count: state.leftOut })}</span>
        </Notice>
      ) : null}
    </div>
  );
}

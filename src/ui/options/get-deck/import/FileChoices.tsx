import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isDictionaryFormat } from '../../../../model/file-format.ts';
import { ChoiceSelect } from '../../../shared/ChoiceSelect.tsx';
import { LanguageSelect } from '../../../shared/LanguageSelect.tsx';
import { PairName } from '../../../shared/PairName.tsx';
import { text } from '../../../shared/text.ts';
import { nameLanguage, nameLanguageAlone } from '../../../shared/written-language.ts';
import { describeFormat, formatBytes, importText } from '../../import-text.ts';
import { nameSource } from '../../source-name.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { describeContent } from './describe-content.ts';
import { EncodingChoice } from './EncodingChoice.tsx';
import { FactPreview } from './FactPreview.tsx';
import { findFreeBytes } from './free-space.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportModel } from './import-model.ts';
import { KnownWordsBox } from './KnownWordsBox.tsx';
import { LeftOutRows } from './LeftOutRows.tsx';
import type { ChosenFile } from './preview-file.ts';

const SHOWN_FACTS = 5;

interface FileChoicesProps {
  model: ImportModel;
  content: ChosenFile;
  /** The name of the file, which receives the focus after the choice. */
  nameRef: RefObject<HTMLHeadingElement | null>;
}

/** Choices about the file, with a preview of its first cards. They stay visible but locked during the import. */
export function FileChoices({ model, content, nameRef }: FileChoicesProps) {
  const { file, preview } = content;
  const isImporting = model.stage.value.kind === 'importing';
  return (
    <>
      <div>
        <h4 class="import-name" id="import-name" tabIndex={-1} ref={nameRef}>
          {model.name.value}
        </h4>
        <p class="hint" id="import-format">
          {[describeFormat(file), formatBytes(model.sizeBytes.value)].join(' · ')}
        </p>
        {isDictionaryFormat(file.format) ? <PackedSize unpackedBytes={file.format.unpackedBytes} /> : null}
      </div>
      <fieldset class="import-choices" disabled={isImporting} aria-labelledby="import-name">
        <PairOfFile model={model} content={content} />
        {file.encodings && file.format.kind === 'delimited' && file.format.encoding ? (
          <EncodingChoice
            encodings={file.encodings}
            chosen={file.format.encoding}
            onChoose={(encoding) => void model.chooseEncoding(encoding)}
          />
        ) : null}
        {file.format.kind === 'delimited' ? <ColumnChoice model={model} file={file} format={file.format} /> : null}
        {preview.length > 0 ? (
          <p class="hint" id="import-understood">
            {describeContent(content, { from: model.from.value, to: model.to.value }).join(' · ')}
          </p>
        ) : null}
        {content.facts ? <FactPreview cards={preview.slice(0, SHOWN_FACTS)} language={model.from.value} /> : null}
        {preview.length > 0 && !content.facts ? (
          <ImportPreview
            cards={preview}
            columns={file.format.kind === 'delimited' ? file.format.columns : undefined}
            from={model.from.value}
            to={model.to.value}
          />
        ) : null}
        {file.format.kind === 'delimited' ? (
          <LeftOutRows content={content} format={file.format} onTakeBare={model.takeBareRows} />
        ) : null}
        <VersionChoice model={model} />
        {content.facts ? null : <UseChoice model={model} />}
      </fieldset>
      {isImporting ? null : <KnownWordsBox model={model.known} pair={namePair(model)} />}
      {isImporting ? null : <StartButtons model={model} />}
    </>
  );
}

/** Size of a dictionary's text, beside the space that is free. */
function PackedSize({ unpackedBytes }: { unpackedBytes: number }) {
  const [freeBytes, setFreeBytes] = useState<number>();
  useEffect(() => {
    void findFreeBytes().then(setFreeBytes);
  }, []);
  if (freeBytes === undefined) return null;
  return (
    <p class="hint" id="import-space">
      {importText.packedSize({ unpacked: formatBytes(unpackedBytes), free: formatBytes(freeBytes) })}
    </p>
  );
}

/** Whether the words of the file are marked as known, or can be. */
function isKnownList({ known }: ImportModel): boolean {
  const kind = known.state.value?.kind;
  return kind === 'found' || kind === 'marked';
}

function namePair({ main }: ImportModel): string {
  const entry = main.value;
  return entry ? text.pairLabel({ from: nameLanguage(entry.from), to: nameLanguage(entry.to) }) : '';
}

function PairOfFile({ model, content }: { model: ImportModel; content: ChosenFile }) {
  const { from, to, languages } = model;
  const { facts } = content;
  const own = content.file.languages;
  if (own) {
    return (
      <p class="import-pair" id="import-pair">
        {facts ? <bdi>{nameLanguageAlone(own.from)}</bdi> : <PairName from={own.from} to={own.to} />}
      </p>
    );
  }
  return (
    <div class="import-row">
      <LanguageSelect
        id="import-from"
        label={importText.wordsIn}
        placeholder={text.chooseLanguage}
        languages={languages}
        chosen={from.value}
        onChoose={model.chooseFrom}
      />
      {facts ? null : (
        <LanguageSelect
          id="import-to"
          label={importText.meaningsIn}
          placeholder={text.chooseLanguage}
          languages={languages}
          chosen={to.value}
          onChoose={model.chooseTo}
        />
      )}
    </div>
  );
}

/** Asks whether the file is a newer version of an earlier import of the pair. */
function VersionChoice({ model: { versions, replaces, chooseReplaced } }: { model: ImportModel }) {
  const replaced = versions.value.find(({ id }) => id === replaces.value);
  if (versions.value.length === 0) return null;
  return (
    <ChoiceSelect
      id="import-as"
      label={importText.addAs}
      hint={replaced ? importText.newerNote({ name: nameSource(replaced) }) : importText.ownNote}
      choices={[
        ['', importText.ownList],
        ...versions.value.map((deck) => [deck.id, importText.newerVersion({ name: nameSource(deck) })] as const),
      ]}
      chosen={replaces.value ?? ''}
      onChoose={(id) => chooseReplaced(id === '' ? undefined : id)}
    />
  );
}

/** Whether the file is studied. A newer version is used as the one before. */
function UseChoice({ model: { replaces, use, chooseUse } }: { model: ImportModel }) {
  if (replaces.value !== undefined) return null;
  return (
    <ChoiceSelect
      id="import-use"
      label={importText.use}
      hint={importText.useNote}
      choices={importText.uses}
      chosen={use.value}
      onChoose={chooseUse}
    />
  );
}

function StartButtons({ model }: { model: ImportModel }) {
  const { missing } = model;
  const reason = missing.value;
  return (
    <div class="row-buttons">
      <button
        type="button"
        // For a list of known words, the other button is more likely.
        class={isKnownList(model) ? 'button' : 'button is-primary'}
        id="import-start"
        aria-disabled={reason !== undefined}
        {...(reason === undefined ? {} : { 'aria-describedby': 'import-missing' })}
        onClick={() => {
          if (reason === 'from' || reason === 'to') document.getElementById(`import-${reason}`)?.focus();
          void model.start();
        }}
      >
        {model.replaces.value === undefined ? importText.importAs[model.use.value] : importText.import}
      </button>
      <button type="button" class="button is-plain" id="import-close" onClick={model.cancel}>
        {importText.cancel}
      </button>
      {reason === undefined ? null : (
        <span class="hint" id="import-missing">
          {importText.missing[reason]}
        </span>
      )}
    </div>
  );
}

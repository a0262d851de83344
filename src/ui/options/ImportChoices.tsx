import type { CardRow } from '../../deck-file/card-row.ts';
import type { Columns } from '../../deck-file/columns.ts';
import type { RecognisedFile } from '../../deck-file/recognise.ts';
import { formatNumber } from '../shared/format.ts';
import { LanguageSelect } from '../shared/LanguageSelect.tsx';
import { text } from '../shared/text.ts';
import { getTextAttributes, nameLanguage } from '../shared/written-language.ts';
import type { ImportModel } from './import-model.ts';
import { importText } from './import-text.ts';

interface ImportChoicesProps {
  model: ImportModel;
  file: RecognisedFile;
  preview: CardRow[];
}

/** What a person can say about the file, and how its first cards then look. */
export function ImportChoices({ model, file, preview }: ImportChoicesProps) {
  const { from, to, languages, present } = model;
  const replaced = present.value?.deck;
  return (
    <div class="import-choices">
      {file.languages ? null : (
        <div class="import-row">
          <LanguageSelect
            id="import-from"
            label={importText.wordsIn}
            placeholder={importText.chooseLanguage}
            languages={languages}
            chosen={from.value}
            onChoose={model.chooseFrom}
          />
          <LanguageSelect
            id="import-to"
            label={importText.meaningsIn}
            placeholder={importText.chooseLanguage}
            languages={languages}
            chosen={to.value}
            onChoose={model.chooseTo}
          />
        </div>
      )}
      {file.format.kind === 'delimited' ? <ColumnChoice model={model} file={file} format={file.format} /> : null}
      {preview.length > 0 ? <Preview model={model} cards={preview} /> : null}
      {replaced ? (
        <p class="quiet" id="import-replaces">
          {importText.willReplace(
            replaced.cards,
            text.pairLabel(nameLanguage(replaced.from), nameLanguage(replaced.to)),
          )}
        </p>
      ) : null}
      <p class="row-buttons">
        <button
          type="button"
          class="button is-primary"
          id="import-start"
          disabled={!model.canStart.value}
          onClick={() => model.start()}
        >
          {replaced ? importText.replace : importText.import}
        </button>
      </p>
    </div>
  );
}

type TableFormat = Extract<RecognisedFile['format'], { kind: 'delimited' }>;

function ColumnChoice({ model, file, format }: { model: ImportModel; file: RecognisedFile; format: TableFormat }) {
  const { columns, hasHeader } = format;
  const change = (changed: Partial<Columns>) => void model.chooseColumns({ ...columns, ...changed }, hasHeader);
  const optional = (role: 'rank' | 'forms', place: number | undefined) => {
    const { [role]: _, ...others } = columns;
    void model.chooseColumns(place === undefined ? others : { ...others, [role]: place }, hasHeader);
  };
  const select = (
    id: string,
    label: string,
    chosen: number | undefined,
    none: string | undefined,
    rows: string[][],
  ) => ({
    id,
    label,
    chosen,
    none,
    rows,
  });
  return (
    <details class="more" open={!file.isSure}>
      <summary class="more-summary">{importText.columns}</summary>
      {file.isSure ? null : <p class="quiet">{importText.guessed}</p>}
      <div class="import-row">
        <ColumnSelect
          {...select('import-word', importText.word, columns.word, undefined, file.rows)}
          onChoose={(place) => change({ word: place ?? 0 })}
        />
        <ColumnSelect
          {...select('import-meanings', importText.meanings, columns.meanings[0], undefined, file.rows)}
          onChoose={(place) => change({ meanings: [place ?? 0] })}
        />
        <ColumnSelect
          {...select('import-rank', importText.rank, columns.rank, importText.inOrder, file.rows)}
          onChoose={(place) => optional('rank', place)}
        />
        <ColumnSelect
          {...select('import-forms', importText.forms, columns.forms, importText.none, file.rows)}
          onChoose={(place) => optional('forms', place)}
        />
      </div>
      <label class="import-check">
        <input
          type="checkbox"
          id="import-header"
          checked={hasHeader}
          onChange={({ currentTarget }) => void model.chooseColumns(columns, currentTarget.checked)}
        />{' '}
        {importText.hasHeader}
      </label>
    </details>
  );
}

interface ColumnSelectProps {
  id: string;
  label: string;
  chosen: number | undefined;
  /** Name of the choice of no column, where there is one. */
  none: string | undefined;
  rows: string[][];
  onChoose: (place: number | undefined) => void;
}

const SAMPLE_LENGTH = 24;

function ColumnSelect({ id, label, chosen, none, rows, onChoose }: ColumnSelectProps) {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return (
    <p class="form-row">
      <label class="label" for={id}>
        {label}
      </label>
      <select
        class="field"
        id={id}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {Array.from({ length: count }, (_, place) => (
          <option key={String(place)} value={place} selected={place === chosen}>
            {importText.column(place, [...(rows[0]?.[place] ?? '')].slice(0, SAMPLE_LENGTH).join(''))}
          </option>
        ))}
      </select>
    </p>
  );
}

function Preview({ model, cards }: { model: ImportModel; cards: CardRow[] }) {
  const words = model.from.value === undefined ? {} : getTextAttributes(model.from.value);
  const meanings = model.to.value === undefined ? {} : getTextAttributes(model.to.value);
  return (
    <div>
      <table class="import-preview" id="import-preview">
        <caption class="quiet">{importText.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{importText.rank}</th>
            <th scope="col">{importText.word}</th>
            <th scope="col">{importText.meanings}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.rank}>
              <td>{formatNumber(card.rank)}</td>
              <td {...words}>{card.word}</td>
              <td {...meanings}>
                {card.meanings.length === 0 ? (
                  importText.noMeanings
                ) : (
                  <ol class="import-meanings">
                    {card.meanings.map((meaning) => (
                      <li key={meaning}>{meaning}</li>
                    ))}
                  </ol>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{importText.separators}</p>
    </div>
  );
}

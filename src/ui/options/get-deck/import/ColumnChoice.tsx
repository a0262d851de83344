import { type Columns, OPTIONAL_ROLES, type OptionalRole, type RecognisedFile } from '../../../../model/file-format.ts';
import { ChoiceSelect } from '../../../shared/ChoiceSelect.tsx';
import { importText } from '../../import-text.ts';
import { nameColumns, nameRole } from './describe-content.ts';
import type { ImportModel } from './import-model.ts';

type TableFormat = Extract<RecognisedFile['format'], { kind: 'delimited' }>;

interface ColumnChoiceProps {
  model: ImportModel;
  file: RecognisedFile;
  format: TableFormat;
}

/** Assigns the columns of a table. Open by default if the assignment is a guess. */
export function ColumnChoice({ model, file, format: { columns, hasHeader } }: ColumnChoiceProps) {
  const change = (changed: Partial<Columns>) => void model.chooseColumns({ ...columns, ...changed }, hasHeader);
  const changeOptional = (role: OptionalRole, place: number | undefined) => {
    const { [role]: _, moreParts, ...rest } = columns;
    const others = role === 'parts' || !moreParts ? rest : { ...rest, moreParts };
    void model.chooseColumns(place === undefined ? others : { ...others, [role]: place }, hasHeader);
  };
  return (
    <details
      class="more"
      id="import-columns"
      open={file.doubt !== undefined || model.problem.value?.code === 'deck-file-invalid'}
    >
      <summary class="more-summary">{importText.columns}</summary>
      <div class="import-columns">
        {file.doubt === 'columns' ? <p class="quiet">{importText.guessed}</p> : null}
        {file.doubt === 'ranks' ? <p class="quiet">{importText.unordered}</p> : null}
        <div class="import-row">
          <ColumnSelect
            id="import-word"
            label={importText.word}
            chosen={[columns.word]}
            rows={file.rows}
            onChoose={(place = 0) => change(exchange(columns, place))}
          />
          <ColumnSelect
            id="import-meanings"
            label={importText.meanings}
            chosen={columns.meanings.filter((place) => file.rows.some(({ length }) => place < length))}
            rows={file.rows}
            none={importText.none}
            onChoose={(place) => change({ meanings: place === undefined ? [] : [place] })}
          />
          {OPTIONAL_ROLES.map((role) => (
            <ColumnSelect
              key={role}
              id={`import-${role}`}
              label={nameRole(role)}
              none={role === 'rank' ? importText.inOrder : importText.none}
              chosen={listPlaces(columns, role)}
              rows={file.rows}
              onChoose={(place) => changeOptional(role, place)}
            />
          ))}
        </div>
        <label class="import-check">
          <input
            type="checkbox"
            id="import-header"
            checked={hasHeader}
            onChange={({ currentTarget }) => void model.chooseColumns(columns, currentTarget.checked)}
          />
          {importText.hasHeader}
        </label>
      </div>
    </details>
  );
}

/** A column has one role: the meanings of the chosen one move to the column that the words leave. */
function exchange({ word, meanings }: Columns, chosen: number): Pick<Columns, 'word' | 'meanings'> {
  return { word: chosen, meanings: meanings.map((place) => (place === chosen ? word : place)) };
}

function listPlaces(columns: Columns, role: OptionalRole): number[] {
  const place = columns[role];
  return place === undefined ? [] : [place, ...(role === 'parts' ? (columns.moreParts ?? []) : [])];
}

interface ColumnSelectProps {
  id: string;
  label: string;
  /** Zero-based indexes of the columns; several if the file's header names several. */
  chosen: readonly number[];
  /** Label of the choice "no column", if allowed. */
  none?: string;
  rows: string[][];
  onChoose: (place: number | undefined) => void;
}

const SAMPLE_LENGTH = 24;

/** @param sample - Content of its first cell. */
function nameColumn(place: number, sample: string): string {
  const shown = [...sample].slice(0, SAMPLE_LENGTH).join('');
  return shown === ''
    ? importText.column({ place: place + 1 })
    : importText.columnWith({ place: place + 1, sample: shown });
}

function ColumnSelect({ id, label, chosen, none, rows, onChoose }: ColumnSelectProps) {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const choices: [string, string][] = Array.from({ length: count }, (_, index) => [
    String(index),
    nameColumn(index, rows[0]?.[index] ?? ''),
  ]);
  if (chosen.length > 1) choices.unshift([chosen.join(), nameColumns(chosen)]);
  if (none !== undefined) choices.unshift(['', none]);
  return (
    <ChoiceSelect
      id={id}
      label={label}
      choices={choices}
      chosen={chosen.join()}
      onChoose={(place) => onChoose(place === '' ? undefined : Number(place))}
    />
  );
}

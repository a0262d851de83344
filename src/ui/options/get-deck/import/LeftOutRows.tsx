import type { DelimitedFormat, LeftOutRow } from '../../../../model/file-format.ts';
import { importText } from '../../import-text.ts';
import type { ChosenFile } from './preview-file.ts';

interface LeftOutRowsProps {
  content: Pick<ChosenFile, 'leftOut' | 'leftOutRows'>;
  format: DelimitedFormat;
  /** Decides whether words without a meaning become cards. */
  onTakeBare: (isTaken: boolean) => void;
}

/** The rows of a table that are not cards, with a switch for those that may be some. */
export function LeftOutRows({ content: { leftOut, leftOutRows }, format, onTakeBare }: LeftOutRowsProps) {
  const isTaken = format.bareRows === 'take';
  const hasSwitch = isTaken ? format.hasBareRows === true : leftOut.some(({ kind }) => kind === 'no-meaning');
  if (leftOutRows === 0 && !hasSwitch) return null;
  const hidden = leftOutRows - leftOut.length;
  return (
    <div class="import-left-out" id="import-left-out">
      {leftOutRows === 0 ? null : (
        <details class="more" open={leftOutRows <= SHOWN_AT_ONCE}>
          <summary class="more-summary">{importText.leftOut({ count: leftOutRows })}</summary>
          <ul class="import-rows">
            {leftOut.map((row) => (
              <li key={row.line}>{describe(row)}</li>
            ))}
            {hidden > 0 ? <li class="quiet">{importText.moreRows({ count: hidden })}</li> : null}
          </ul>
        </details>
      )}
      {hasSwitch ? (
        <label class="import-check">
          <input
            type="checkbox"
            id="import-bare"
            checked={isTaken}
            onChange={({ currentTarget }) => onTakeBare(currentTarget.checked)}
          />
          {importText.takeBare}
        </label>
      ) : null}
    </div>
  );
}

/** A list of so many rows is short enough to show at once. */
const SHOWN_AT_ONCE = 6;

/** Isolates the row, which may be written in the other direction. */
const describe = ({ line, kind, text }: LeftOutRow) =>
  importText.leftOutRow({ line, row: `\u2068${text}\u2069`, reason: importText.leftOutReasons[kind] });

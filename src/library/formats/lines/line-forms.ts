import type { LineForm } from '../../../model/file-format.ts';
import { isCedict, reformCedict } from './cedict-lines.ts';
import { findClippingsForm, reformClippings } from './clippings.ts';
import { hasPassages, isJsonTable, reformBeginning, reformJson } from './json-table.ts';
import type { LineMap } from './line-map.ts';
import { findMarkedForm, reformMarked } from './marked-lines.ts';
import { findRecordForm, reformRecords } from './record-lines.ts';
import { hasSemicolonRows, reformRows } from './row-lines.ts';

/** Lines by which a form is recognised. */
const HEAD_LINES = 60;

/**
 * Finds the form of a list whose lines are no rows of a table yet.
 *
 * @param text - Beginning of the file.
 */
export function findLineForm(text: string): LineForm | undefined {
  if (isJsonTable(text)) {
    return hasPassages(text) ? { kind: 'clippings', program: 'koreader-json' } : { kind: 'json' };
  }
  const head = text.split('\n', HEAD_LINES).join('\n');
  if (isCedict(head)) return { kind: 'cedict' };
  return (
    findClippingsForm(head) ??
    findRecordForm(head) ??
    findMarkedForm(head) ??
    (hasSemicolonRows(head) ? { kind: 'rows' } : undefined)
  );
}

/** Whether a file of this form is JSON. */
export const isJson = (form: LineForm | undefined) =>
  form?.kind === 'json' || (form?.kind === 'clippings' && form.program === 'koreader-json');

/**
 * Turns a list into the lines of a table.
 *
 * @param pieces - Pieces of whole lines.
 * @param lineMap - Receives the line of each row where a line of the file gives one.
 */
export function reformLines(pieces: AsyncIterable<string>, form: LineForm, lineMap?: LineMap): AsyncGenerator<string> {
  switch (form.kind) {
    case 'marked':
      return reformMarked(pieces, form);
    case 'records':
      return reformRecords(pieces, form);
    case 'rows':
      return reformRows(pieces);
    case 'cedict':
      return reformCedict(pieces);
    case 'clippings':
      return form.program === 'koreader-json' ? reformJson(pieces) : reformClippings(pieces, form);
    case 'json':
      return reformJson(pieces, lineMap);
  }
}

/** The same for the beginning of a file. */
export async function reformHead(text: string, form: LineForm): Promise<string> {
  if (isJson(form)) return reformBeginning(text);
  async function* once() {
    yield text;
  }
  let table = '';
  for await (const piece of reformLines(once(), form)) table += piece;
  return table;
}

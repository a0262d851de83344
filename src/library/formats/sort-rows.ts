import type { DelimitedFormat, LeftOutKind } from '../../model/file-format.ts';
import { createMirrorCheck, turnRow } from './directions.ts';
import { findLeftOutKind, isHeaderTurned, isSame } from './sheet/left-out.ts';

/** The line below the names in a table of Markdown. */
export function isRule(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => /^\s*(?::?-+:?\s*)?$/.test(cell));
}

/** A line that stands above a part of a list: `//HSK 1`, `# Kapitel 3`. */
export function isHeading(cells: readonly string[]): boolean {
  return cells.length === 1 && /^(?:\/\/|#)/.test(cells[0] ?? '');
}

/** A row with the word on its side: a card, the reason why it is none, or nothing to report. */
export interface SortedRow {
  cells: readonly string[];
  kind: 'card' | 'unread' | LeftOutKind;
}

/** @returns A function that sorts the rows of a table, to be called in their order. */
export function createRowSorter(format: DelimitedFormat): (line: number, cells: readonly string[]) => SortedRow {
  const { headLines, firstLine = headLines + 1, hasHeader, isSeparated, columns } = format;
  const isRepeated = format.isMirrored ? createMirrorCheck(format) : () => false;
  let header: readonly string[] | undefined;
  let isBelowTurned = false;
  return (line, read) => {
    if (line <= headLines || isRule(read) || (isSeparated && isHeading(read))) return { cells: read, kind: 'unread' };
    if (line < firstLine) return { cells: read, kind: 'title' };
    if (hasHeader && header === undefined) {
      header = read;
      return { cells: read, kind: 'unread' };
    }
    if (header && isHeaderTurned(read, header, columns)) isBelowTurned = true;
    else if (isBelowTurned && isSame(read, header)) isBelowTurned = false;
    const cells = isBelowTurned || format.directions ? turnRow(read, format, isBelowTurned) : read;
    const kind = findLeftOutKind(cells, format, header);
    if (kind) return { cells, kind };
    return { cells, kind: isRepeated(cells, isBelowTurned) ? 'mirrored' : 'card' };
  };
}

import { type DeckFile, formatDeckFile } from './deck-file.ts';
import type { ExportFormat } from './export-formats.ts';
import { formatListCell } from './list-cell.ts';

export type ExportedCard = readonly [
  rank: number,
  word: string,
  meanings: readonly string[],
  forms?: readonly string[] | undefined,
];

/** Writes a deck's file in parts. */
export interface CardWriter {
  /** @param cards - The next cards. */
  write(cards: readonly ExportedCard[]): string;
  end(): string;
}

/**
 * @param header - What the deck says of itself; only Wayword's own format has a place for it. That format also has no ranks of its
 *   own: a card's rank is its place, so that a deck whose ranks are not 1, 2, 3 … needs another one.
 */
export function createCardWriter(format: ExportFormat, header: Omit<DeckFile, 'cards'>): CardWriter {
  switch (format) {
    case 'deck':
      return createDeckWriter(header);
    case 'json-lines':
      return { write: (cards) => cards.map(toJsonLine).join(''), end: () => '' };
    case 'csv':
      return createTableWriter(',', BYTE_ORDER_MARK);
    case 'tsv':
      return createTableWriter('\t');
  }
}

function createDeckWriter(header: Omit<DeckFile, 'cards'>): CardWriter {
  const [head = '', foot = ''] = formatDeckFile({ ...header, cards: [] }).split(/(?=\n\]\}\n$)/);
  let separator = head;
  return {
    write(cards) {
      if (cards.length === 0) return '';
      const text = separator + cards.map((card) => JSON.stringify(card.slice(1))).join(',\n');
      separator = ',\n';
      return text;
    },
    end: () => (separator === head ? head + foot : foot),
  };
}

function toJsonLine([rank, word, meanings, forms]: ExportedCard): string {
  return `${JSON.stringify(forms ? { rank, word, meanings, forms } : { rank, word, meanings })}\n`;
}

/** Without a byte order mark, Excel reads a CSV file in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function createTableWriter(delimiter: string, mark = ''): CardWriter {
  const toRow = (cells: readonly string[]) => `${cells.map((cell) => toCell(cell, delimiter)).join(delimiter)}\r\n`;
  let header = mark + toRow(['rank', 'word', 'meanings', 'forms']);
  return {
    write(cards) {
      const rows = cards.map(([rank, word, meanings, forms = []]) =>
        toRow([String(rank), word, formatListCell(meanings), formatListCell(forms)]),
      );
      const text = header + rows.join('');
      header = '';
      return text;
    },
    end: () => header,
  };
}

/** RFC 4180: a cell with a separator, quote or line break is quoted. */
function toCell(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

import type { CardDetails } from '../../model/card.ts';
import type { ExportFormat } from '../../model/file-format.ts';
import { type DeckFile, formatDeckFile } from './deck-file.ts';
import { formatExamplesCell, formatListCell, formatWordsCell } from './list-cell.ts';

/** Writes decks as files. Pages use it, too: the one that saves a file writes it. */

export type ExportedCard = readonly [
  rank: number,
  word: string,
  meanings: readonly string[],
  forms?: readonly string[] | undefined,
  details?: CardDetails | undefined,
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

function toJsonLine([rank, word, meanings, forms = [], details = {}]: ExportedCard): string {
  // A list is edited by people, who change the meanings.
  const { meaningClasses: _, ...listed } = details;
  return `${JSON.stringify({ rank, word, meanings, ...(forms.length > 0 ? { forms } : {}), ...listed })}\n`;
}

/** Without a byte order mark, Excel reads a CSV file in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function createTableWriter(delimiter: string, mark = ''): CardWriter {
  const toRow = (cells: readonly string[]) => `${cells.map((cell) => toCell(cell, delimiter)).join(delimiter)}\r\n`;
  let header = mark + toRow(['rank', 'word', 'meanings', 'forms', ...DETAIL_COLUMNS]);
  return {
    write(cards) {
      const rows = cards.map(([rank, word, meanings, forms = [], details = {}]) =>
        toRow([String(rank), word, formatListCell(meanings), formatListCell(forms), ...toDetailCells(details)]),
      );
      const text = header + rows.join('');
      header = '';
      return text;
    },
    end: () => header,
  };
}

const DETAIL_COLUMNS = ['reading', 'classes', 'genders', 'parts', 'examples'] as const satisfies (keyof CardDetails)[];

function toDetailCells({ reading = '', classes = [], genders = [], parts = [], examples = [] }: CardDetails): string[] {
  return [reading, ...[classes, genders, parts].map(formatWordsCell), formatExamplesCell(examples)];
}

/** RFC 4180: a cell with a separator, quote or line break is quoted. */
function toCell(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { quoteCell, writeCells, writeDay, writeInstant } from '../table.ts';
import { findGroup, findSentence, findShown, listMeanings, type TakenWord } from '../words.ts';
import { listTags, makeGuid, NOTE_FIELDS, writeFields } from './fields.ts';
import { NOTE_TYPE_NAME } from './note-type.ts';

/** Words as text that Anki imports: https://docs.ankiweb.net/importing/text-files.html */
export async function writeAnkiText(
  words: readonly TakenWord[],
  { day, nameDeck }: { day: number; nameDeck: (taken: TakenWord) => string },
): Promise<Blob> {
  const columns = ['GUID', 'Note type', 'Deck', ...NOTE_FIELDS, 'Tags'];
  const head = [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#notetype column:2',
    '#deck column:3',
    `#tags column:${columns.length}`,
    '#if matches:update current',
    `#columns:${columns.join('\t')}`,
  ];
  const lines = [];
  for (const taken of words) {
    const tags = listTags(taken, day).join(' ');
    const cells = [await makeGuid(taken), NOTE_TYPE_NAME, nameDeck(taken), ...writeFields(taken), tags];
    // A line that begins with a hash sign would be a comment.
    lines.push(cells.map((cell) => quoteCell(cell, /["\t\r\n]|^#/)).join('\t'));
  }
  return new Blob([[...head, ...lines].map((line) => `${line}\n`).join('')], { type: 'text/plain' });
}

/** Names in the first row of the table. They never change, because people's spreadsheets rely on them. */
const COLUMNS = [
  'word',
  'reading',
  'meaning',
  'sentence',
  'translation',
  'page',
  'address',
  'state',
  'added',
  'due',
  'languages',
] as const;

/** Byte order mark: without it, Excel reads a CSV file in a legacy encoding. */
const MARK = '\uFEFF';

/** Words as a table for spreadsheets, without HTML. */
export function writeWordTable(words: readonly TakenWord[], day: number): Blob {
  const rows = words.map((taken) => {
    const sentence = findSentence(taken);
    const { card } = taken;
    return writeCells([
      findShown(taken),
      taken.facts?.reading ?? '',
      listMeanings(taken).join('; '),
      sentence?.text ?? '',
      sentence?.translation ?? '',
      sentence?.title ?? '',
      sentence?.address ?? '',
      findGroup(taken, day) ?? 'new',
      writeInstant(taken.addedAt).slice(0, 10),
      card?.queue === 'review' ? writeDay(card.due) : '',
      taken.pair,
    ]);
  });
  return new Blob([MARK, writeCells(COLUMNS), ...rows], { type: 'text/csv' });
}

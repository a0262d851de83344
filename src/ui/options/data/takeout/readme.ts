import { TAKEOUT_TABLES, type TakeoutTable } from '../../../../model/takeout.ts';
import { readmeText } from './text.ts';

const TABLES: Record<TakeoutTable, keyof typeof readmeText.files> = {
  'words.csv': 'words',
  'sentences.csv': 'sentences',
  'looked-up.csv': 'lookedUp',
  'log.csv': 'log',
};

/** Explains each file and column, in the language of the interface. */
export function writeReadme(now: number): string {
  const { files, columns } = readmeText;
  const tables = Object.entries(TABLES) as [TakeoutTable, keyof typeof files][];
  return [
    readmeText.title,
    '',
    readmeText.intro({ at: now }),
    '',
    readmeText.left,
    ...tables.flatMap(([name, key]) => [
      '',
      '',
      name,
      files[key],
      '',
      ...TAKEOUT_TABLES[name].map((column) => `  ${column}: ${columns[column]}`),
    ]),
    '',
    '',
    'settings.json',
    files.settings,
    '',
    'decks.json',
    files.decks,
    '',
  ].join('\r\n');
}

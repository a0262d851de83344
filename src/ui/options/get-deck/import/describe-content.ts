import {
  isDictionaryFormat,
  type LeftOutKind,
  OPTIONAL_ROLES,
  type OptionalRole,
} from '../../../../model/file-format.ts';
import { formatNumber } from '../../../shared/format.ts';
import { nameLanguage } from '../../../shared/written-language.ts';
import { describeFacts } from '../../describe-facts.ts';
import { importText } from '../../import-text.ts';
import type { ChosenFile } from './preview-file.ts';

interface Sides {
  /** ISO 639-3 codes; undefined until chosen. */
  from: string | undefined;
  to: string | undefined;
}

/** Says in words how a file was understood: "120 words", "Column 1: word (German)", "4 rows left out (no word)". */
export function describeContent(content: ChosenFile, sides: Sides): string[] {
  const { file, cards, isEstimate, leftOutCounts, facts } = content;
  if (facts) return [...describeFacts(facts), nameSide(importText.word, sides.from)];
  const count = isEstimate
    ? importText.understood.about({ count: cards })
    : importText.understood.words({ count: cards });
  const left = Object.entries(leftOutCounts).map(([kind, rows]) =>
    importText.understood.leftOut({ count: rows, reason: importText.leftOutReasons[kind as LeftOutKind] }),
  );
  // Only the beginning of a dictionary is read for the preview.
  const first = isDictionaryFormat(file.format) ? [] : [count];
  const counts = isDictionaryFormat(file.format) ? file.format.counts : undefined;
  const other = counts ? [importText.understood.otherCount(counts)] : [];
  return [...first, ...describeSides(content, sides), ...left, ...other];
}

function describeSides({ file: { format } }: ChosenFile, { from, to }: Sides): string[] {
  const word = nameSide(importText.word, from);
  const meanings = nameSide(importText.meanings, to);
  if (format.kind !== 'delimited') return [word, meanings];
  const { columns } = format;
  const describe = (content: string, places: readonly number[]) =>
    places.length === 0 ? [] : [importText.understood.column({ columns: nameColumns(places), content })];
  const optional = OPTIONAL_ROLES.flatMap((role) => {
    const more = role === 'parts' ? (columns.moreParts ?? []) : [];
    return columns[role] === undefined ? [] : describe(nameRole(role), [columns[role], ...more]);
  });
  return [...describe(word, [columns.word]), ...describe(meanings, columns.meanings), ...optional];
}

function nameSide(content: string, code: string | undefined): string {
  if (code === undefined) return content;
  return importText.understood.inLanguage({ content, language: nameLanguage({ iso639_3: code, name: code }) });
}

/** "Column 1", "Columns 2 and 3". */
export function nameColumns(places: readonly number[]): string {
  const [place = 0, ...more] = places;
  return more.length > 0
    ? importText.severalColumns({ places: places.map((index) => formatNumber(index + 1)) })
    : importText.column({ place: place + 1 });
}

/** The content of an optional column of a table. */
export const nameRole = (role: OptionalRole) => (role === 'reading' ? importText.readings : importText[role]);

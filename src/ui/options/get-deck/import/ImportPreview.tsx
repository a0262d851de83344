import { spellParts } from '../../../../languages/spell-parts.ts';
import type { Columns, FileCard } from '../../../../model/file-format.ts';
import { formatList, formatNumber } from '../../../shared/format.ts';
import { getTextAttributes } from '../../../shared/written-language.ts';
import { importText } from '../../import-text.ts';
import { nameColumns } from './describe-content.ts';

/** Longest text in the preview, in UTF-16 code units. The deck gets the whole text. */
const SHOWN_LENGTH = 120;
const SHOWN_MEANINGS = 5;

interface ImportPreviewProps {
  cards: readonly FileCard[];
  /** The columns of a table, where the meanings of a card were split from one text. */
  columns: Columns | undefined;
  /** ISO 639-3 codes; undefined until chosen. */
  from: string | undefined;
  to: string | undefined;
}

/** The first cards as they would be stored. */
export function ImportPreview({ cards, columns, from, to }: ImportPreviewProps) {
  const spell = (card: FileCard) => (columns && from !== undefined ? spellParts(card, from) : card);
  return (
    <div>
      <table class="import-preview" id="import-preview">
        <caption>{importText.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{importText.rank}</th>
            <th scope="col">
              {importText.word} <ColumnNames places={columns ? [columns.word] : []} />
            </th>
            <th scope="col">
              {importText.meanings} <ColumnNames places={columns?.meanings ?? []} />
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map(spell).map((card) => (
            <tr key={card.rank}>
              <td>{formatNumber(card.rank)}</td>
              <td>
                <CellText text={card.word} language={from} />
                {card.details?.parts ? (
                  <span class="import-parts quiet">
                    <CellText text={formatList(card.details.parts)} language={from} />
                  </span>
                ) : null}
              </td>
              <td>
                <Meanings meanings={card.meanings} language={to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {columns ? <p class="hint">{importText.separators}</p> : null}
    </div>
  );
}

/** The columns of the file that a column of the preview comes from. */
function ColumnNames({ places }: { places: readonly number[] }) {
  return places.length === 0 ? null : <span class="quiet">{nameColumns(places)}</span>;
}

function Meanings({ meanings, language }: { meanings: readonly string[]; language: string | undefined }) {
  if (meanings.length === 0) return <span class="quiet">{importText.noMeanings}</span>;
  const hidden = meanings.length - SHOWN_MEANINGS;
  return (
    <ul>
      {meanings.slice(0, SHOWN_MEANINGS).map((meaning, index) => (
        <li key={`${index} ${meaning}`}>
          <CellText text={meaning} language={language} />
        </li>
      ))}
      {hidden > 0 ? <li class="quiet">{importText.moreMeanings({ count: hidden })}</li> : null}
    </ul>
  );
}

/** Keeps the text's own direction while aligning it with the column. */
function CellText({ text, language }: { text: string; language: string | undefined }) {
  const attributes = language === undefined ? { dir: 'auto' as const } : getTextAttributes(language);
  if (text.length <= SHOWN_LENGTH) return <bdi {...attributes}>{text}</bdi>;
  return (
    <>
      <bdi {...attributes}>{shorten(text)}</bdi>{' '}
      <span class="quiet">{importText.characters({ count: text.length })}</span>
    </>
  );
}

/** Truncates between grapheme clusters. */
function shorten(text: string): string {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(0, SHOWN_LENGTH * 2));
  let end = 0;
  for (const { index, segment } of graphemes) {
    if (index + segment.length > SHOWN_LENGTH) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}

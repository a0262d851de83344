import type { FileCard, RecognisedFile } from '../model/file-format.ts';

/** Texts of a list that a preview may show. Further ones are only counted. */
const SHOWN_TEXTS = 20;
/** Beginning of a cell that a person needs to tell columns apart, in UTF-16 code units. */
const SHOWN_CELL = 1_000;

const emptyRest = (texts: readonly string[]) => texts.map((text, index) => (index < SHOWN_TEXTS ? text : ''));

/** A card as a preview shows it: a message of ten megabytes would stop the page. Lists keep their lengths. */
export function shortenCard({ content: _, ...card }: FileCard): FileCard {
  const { meanings, forms } = card;
  return { ...card, meanings: emptyRest(meanings), ...(forms && { forms: emptyRest(forms) }) };
}

/** The first rows of a table with the beginnings of their cells. */
export function shortenRows(recognised: RecognisedFile): RecognisedFile {
  const rows = recognised.rows.map((cells) => cells.map((cell) => cell.slice(0, SHOWN_CELL)));
  return { ...recognised, rows };
}

/** A stretch of a text, in UTF-16 code units: `start` is inclusive, `end` exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

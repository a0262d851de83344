/** A deletion of a cloze note of Anki, with an optional hint. Source: "Cloze deletion" in Anki's manual. */
const DELETION = /\{\{c\d+::([^{}]*?)(?:::[^{}]*)?\}\}/g;

/** A cloze note asks for a part of a sentence. */
export interface Cloze {
  /** The first part that is asked for. */
  word: string;
  /** The whole sentence without the marks. */
  sentence: string;
}

/** @returns undefined for a cell without deletions. */
export function findCloze(cell: string): Cloze | undefined {
  if (!cell.includes('{{c')) return undefined;
  const [first] = cell.matchAll(DELETION);
  const word = first?.[1]?.trim() ?? '';
  return word === '' ? undefined : { word, sentence: stripCloze(cell).trim() };
}

/** Replaces deletions by their text. */
export function stripCloze(cell: string): string {
  return cell.includes('{{c') ? cell.replace(DELETION, '$1') : cell;
}

import type { Example } from '../../../../model/card.ts';
import { cleanText } from '../clean-text.ts';
import { listExamples, listMeanings } from './content.ts';
import { toEntryNodes } from './entry-content.ts';

/** The items of a row's glossary, sorted by kind. */
export interface Glossary {
  meanings: string[];
  examples: Example[];
  /** The words that the row's term is a form of. */
  lemmas: string[];
  /** All that it says, in the order and with the structure of the dictionary: JSON of `EntryNode`s. */
  content: string[];
  /** Whether it is more than plain texts. */
  isStructured: boolean;
}

/**
 * Reads the glossary of a row.
 *
 * @returns undefined for an item that the format does not have.
 */
export function readGlossary(items: readonly unknown[]): Glossary | undefined {
  const glossary: Glossary = { meanings: [], examples: [], lemmas: [], content: [], isStructured: false };
  for (const item of items) {
    if (!addItem(glossary, item)) return undefined;
    for (const node of toEntryNodes(item)) glossary.content.push(JSON.stringify(node));
  }
  return glossary;
}

function addItem(glossary: Glossary, item: unknown): boolean {
  if (typeof item === 'string') {
    addText(glossary, item);
    return true;
  }
  if (Array.isArray(item)) return addLemma(glossary, item);
  if (typeof item !== 'object' || item === null) return false;
  const { type, text, content } = item as { type?: unknown; text?: unknown; content?: unknown };
  switch (type) {
    case 'text':
      if (typeof text !== 'string') return false;
      addText(glossary, text);
      return true;
    case 'image':
      return true;
    case 'structured-content':
      if (content === undefined) return false;
      glossary.isStructured = true;
      glossary.meanings.push(...listMeanings(content));
      glossary.examples.push(...listExamples(content));
      return true;
    default:
      return false;
  }
}

/** Adds a text with a meaning in each line. */
function addText({ meanings }: Pick<Glossary, 'meanings'>, text: string): void {
  for (const line of text.split('\n')) {
    const meaning = cleanText(line);
    if (meaning !== '') meanings.push(meaning);
  }
}

/** `[lemma, [rule, …]]` */
function addLemma({ lemmas }: Glossary, [lemma, rules]: readonly unknown[]): boolean {
  if (typeof lemma !== 'string' || !Array.isArray(rules)) return false;
  const word = cleanText(lemma);
  if (word !== '') lemmas.push(word);
  return true;
}

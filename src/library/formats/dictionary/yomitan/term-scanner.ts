import { MAX_BANK_TEXT_LENGTH } from '../../../../model/limits.ts';
import { cleanText } from '../clean-text.ts';
import { ContentScanner } from './content-scanner.ts';
import { toLines } from './entry-content.ts';
import { addText, type Glossary } from './glossary.ts';
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  JsonScanner,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  UNUSUAL,
} from './json-scanner.ts';
import { splitTags, type TermRow } from './term-row.ts';

/** Reads usual rows of term banks in one pass over their text, several times faster than by parsing them. */
export interface TermScanner {
  /**
   * Reads the row that begins at an index of a text. Its result is then in `row`.
   *
   * @returns The index behind the row; -1 for a row that is not as usual, or not whole in this text.
   */
  read(text: string, start: number): number;
  /** The last row, as `readTermRow` reads it; undefined for a row without a term. */
  row(): TermRow | undefined;
}

/** Formats after the first only. */
export function createTermScanner(): TermScanner {
  const json = new JsonScanner();
  const content = new ContentScanner(json);
  let row: TermRow | undefined;

  function readItem(glossary: Glossary): void {
    const code = json.peek();
    if (code === QUOTE) readPlain(glossary);
    else if (code === OPEN_LIST) readLemma(glossary);
    else readObject(glossary);
  }

  function readPlain(glossary: Glossary): void {
    json.passText();
    const text = json.value();
    addText(glossary, text);
    if (text.includes('\n')) for (const node of toLines(text)) glossary.content.push(JSON.stringify(node));
    else if (text.trim() !== '') glossary.content.push(`["div",[${json.json()}]]`);
  }

  /** `[lemma, [rule, …]]` */
  function readLemma({ lemmas }: Glossary): void {
    if (!json.open(OPEN_LIST, CLOSE_LIST)) throw UNUSUAL;
    json.passText();
    const lemma = cleanText(json.value());
    json.expect(COMMA);
    if (json.peek() !== OPEN_LIST) throw UNUSUAL;
    json.skip();
    while (json.hasNext(CLOSE_LIST)) json.skip();
    if (lemma !== '') lemmas.push(lemma);
  }

  function readObject(glossary: Glossary): void {
    if (!json.open(OPEN_OBJECT, CLOSE_OBJECT) || json.readKey() !== 'type') throw UNUSUAL;
    const type = json.readText();
    let isRead = type === 'image';
    while (json.hasNext(CLOSE_OBJECT)) {
      const key = json.readKey();
      const isWanted = (type === 'structured-content' && key === 'content') || (type === 'text' && key === 'text');
      if (key === 'type' || (isWanted && isRead)) throw UNUSUAL;
      if (!isWanted) json.skip();
      else if (type === 'text') readPlain(glossary);
      else addContent(glossary);
      isRead ||= isWanted;
    }
    if (!isRead) throw UNUSUAL;
  }

  function addContent(glossary: Glossary): void {
    const { meanings, examples, nodes } = content.read();
    glossary.isStructured = true;
    glossary.meanings.push(...meanings);
    glossary.examples.push(...examples);
    if (nodes !== '') glossary.content.push(nodes);
  }

  function readRow(): TermRow | undefined {
    json.expect(OPEN_LIST);
    json.passText();
    const term = cleanText(json.value());
    json.expect(COMMA);
    json.passText();
    const reading = cleanText(json.value());
    json.expect(COMMA);
    const tags = json.readText() ?? '';
    if (tags === '' && json.text.charCodeAt(json.at - 1) !== QUOTE) checkNull();
    json.expect(COMMA);
    json.passText();
    const rules = json.value();
    json.expect(COMMA);
    json.readNumber();
    json.expect(COMMA);
    const glossary: Glossary = { meanings: [], examples: [], lemmas: [], content: [], isStructured: false };
    if (json.open(OPEN_LIST, CLOSE_LIST)) {
      do readItem(glossary);
      while (json.hasNext(CLOSE_LIST));
    }
    while (json.hasNext(CLOSE_LIST)) json.skip();
    if (term === '') return undefined;
    return { term, reading: reading === term ? '' : reading, tags: splitTags(tags, rules), ...glossary };
  }

  /** Tags are a text or null. */
  function checkNull(): void {
    if (!json.text.startsWith('null', json.at - 4)) throw UNUSUAL;
  }

  return {
    read(text, start) {
      json.text = text;
      json.at = start;
      try {
        row = readRow();
      } catch (thrown) {
        if (thrown === UNUSUAL) return -1;
        throw thrown;
      }
      // No text in a shorter row can be too long.
      return json.at - start > MAX_BANK_TEXT_LENGTH ? -1 : json.at;
    },
    row: () => row,
  };
}

import type { ArchiveFile } from '../archive/archive-file.ts';
import { cleanText } from '../clean-text.ts';
import { listBanks, readBank } from './banks.ts';
import type { DictionaryIndex } from './index-file.ts';
import { readTermRow } from './term-row.ts';
import { addForm, addForms, addMeta, createFacts, type FormLists, type WordFacts } from './word-facts.ts';

/**
 * Reads the facts that stand apart from the entries they belong to: forms, pronunciation, frequency, tags. In dictionaries of Wiktionary the
 * forms follow all entries, so they must be known before the first card is complete.
 *
 * @returns The facts, after a number of yields that lets the caller report progress.
 * @throws {AppError} `deck-file-invalid`.
 */
export async function* readFacts(
  files: readonly ArchiveFile[],
  { format }: DictionaryIndex,
  onBank: (file: ArchiveFile) => void,
): AsyncGenerator<undefined, WordFacts> {
  const facts = createFacts();
  for (const file of listBanks(files, 'tag')) {
    for await (const { rows } of readBank(file)) for (const row of rows) addTag(facts, row);
    onBank(file);
  }
  for (const file of listBanks(files, 'term_meta')) {
    for await (const { first, rows } of readBank(file)) {
      for (const [index, row] of rows.entries()) addMeta(facts, row, `${file.name}, row ${first + index}`);
      yield;
    }
    onBank(file);
  }
  for (const file of listBanks(files, 'term')) {
    let hasOnlyForms = true;
    const lists: FormLists = new Map();
    for await (const { first, rows } of readBank(file, { isWanted: (json) => FORM_TEXT.test(json) })) {
      rows.forEach((row, index) => {
        const read = mayBeForm(row) ? readTermRow(row, format, `${file.name}, row ${first + index}`) : undefined;
        for (const lemma of read?.lemmas ?? []) addForm(lists, lemma, read?.term ?? '');
        if (!read || read.meanings.length > 0) hasOnlyForms = false;
      });
      yield;
    }
    addForms(facts, lists);
    if (hasOnlyForms) facts.formBanks.add(file.name);
    onBank(file);
  }
  return facts;
}

/**
 * A list in a list that begins with a text, as every `[lemma, rules]` in a glossary is. Most rows with structured content have none, and are
 * not parsed for it.
 */
const FORM_TEXT = /[[,]\s*\[\s*"/;

/** Whether an item of the glossary is a list, as `[lemma, rules]` is. Other rows are checked when cards are made of them. */
const mayBeForm = (row: readonly unknown[]) => Array.isArray(row[5]) && row[5].some(Array.isArray);

function addTag({ tags }: WordFacts, [name, , , notes]: readonly unknown[]): void {
  if (typeof name === 'string' && typeof notes === 'string') tags.set(name, cleanText(notes));
}

import type { ArchiveFile } from '../archive/archive-file.ts';
import { cleanText } from '../clean-text.ts';
import { listBanks, readBank } from './banks.ts';
import { createFormSearch } from './form-search.ts';
import type { DictionaryIndex } from './index-file.ts';
import { readTermBank } from './term-banks.ts';
import { addForm, addMeta, createFacts, type WordFacts } from './word-facts.ts';

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
    for await (const _ of readMeta(file, facts)) {
      // The rows are added as they are read.
    }
    onBank(file);
    yield;
  }
  for (const file of listBanks(files, 'term')) {
    if (!(await mayHaveForms(file))) {
      onBank(file);
      yield;
      continue;
    }
    let hasOnlyForms = true;
    for await (const rows of readTermBank(file, format)) {
      for (const { term, lemmas, meanings } of rows) {
        for (const lemma of lemmas) addForm(facts, lemma, term);
        if (meanings.length > 0) hasOnlyForms = false;
      }
    }
    if (hasOnlyForms) facts.formBanks.add(file.name);
    onBank(file);
    yield;
  }
  return facts;
}

/** Adds the rows of a metadata bank. @returns The keys of the words that something was added for, some at a time. */
export async function* readMeta(file: ArchiveFile, facts: WordFacts): AsyncGenerator<string[]> {
  for await (const { first, rows } of readBank(file)) {
    yield rows.flatMap((row, index) => addMeta(facts, row, `${file.name}, row ${first + index}`) ?? []);
  }
}

/** Searches the bytes of a bank, which takes a fraction of the time of reading its rows: most banks of entries have no form. */
async function mayHaveForms(file: ArchiveFile): Promise<boolean> {
  const mayHaveForm = createFormSearch();
  for await (const bytes of file.readBytes()) if (mayHaveForm(bytes)) return true;
  return false;
}

function addTag({ tags }: WordFacts, [name, , , notes]: readonly unknown[]): void {
  if (typeof name === 'string' && typeof notes === 'string') tags.set(name, cleanText(notes));
}

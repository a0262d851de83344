/** Rows of the tables that only witnesses read: a form with the word that it belongs to. */
type Row = readonly [form: string, word: string];

/** Reads the French lexicon Lefff: form, class, lemma and tags, with tabs between them. */
export function* readLefff(text: string): Generator<Row> {
  for (const line of text.split('\n')) {
    const [form, , lemma] = line.split('\t');
    if (form && lemma) yield [form, lemma];
  }
}

/** Reads a table of `italian-verbs-dict`, `italian-words-dict` or `italian-adjectives-dict`: forms at any depth, by lemma. */
export function* readItalianTable(table: Readonly<Record<string, unknown>>): Generator<Row> {
  for (const [lemma, forms] of Object.entries(table)) {
    yield [lemma, lemma];
    for (const form of listTexts(forms)) yield [form, lemma];
  }
}

function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    // A noun's gender is among its forms.
    if (!/^[MF]$/.test(value)) yield value;
  } else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) yield* listTexts(inner);
}

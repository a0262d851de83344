import { writeDictionaryZip } from './zip.ts';

/** A lemma of a generated dictionary. */
export interface Lemma {
  word: string;
  /** Tag of its class: `n`, `v`. */
  tag: string;
  ipa?: string;
  senses: { gloss: string; example?: [sentence: string, translation: string] }[];
  /** Inflected forms with their descriptions. */
  forms?: [form: string, rule: string][];
  etymology?: string;
  /** Rows of an inflection table. */
  table?: string[][];
  /** A related word, as a link within the dictionary. */
  related?: string;
}

/** Rows in one bank of wiktionary-to-yomitan. */
const BANK_ROWS = 25_000;

/**
 * Writes a dictionary in the layout of wiktionary-to-yomitan: lemmas with structured content, then rows of inflected forms, with banks of
 * pronunciations and tags.
 *
 * @param frequencies - Adds a bank of ranks: the lemmas in this order.
 */
export function writeWiktionaryZip(
  lemmas: readonly Lemma[],
  { index = {}, frequencies = [] }: { index?: object; frequencies?: readonly string[] } = {},
): Buffer {
  const forms = lemmas.flatMap(({ word, forms: own = [] }) =>
    own.map(([form, rule]) => [form, '', 'non-lemma', '', 0, [[word, [rule]]], 0, '']),
  );
  const rows: unknown[] = [...lemmas.map(toRow), ...forms];
  const banks: Record<string, unknown> = {
    tag_bank_1: [
      ['n', 'partOfSpeech', -1, 'noun', 1],
      ['v', 'partOfSpeech', -1, 'verb', 1],
      ['non-lemma', '', 0, 'non-lemma', 0],
    ],
    term_meta_bank_1: [
      ...lemmas.flatMap(({ word, ipa }) =>
        ipa ? [[word, 'ipa', { reading: word, transcriptions: [{ ipa: `/${ipa}/`, tags: [] }] }]] : [],
      ),
      ...frequencies.map((word, index) => [word, 'freq', { value: index + 1, displayValue: `${index + 1}` }]),
    ],
  };
  for (let start = 0, number = 1; start < rows.length; start += BANK_ROWS, number += 1) {
    banks[`term_bank_${number}`] = rows.slice(start, start + BANK_ROWS);
  }
  return writeDictionaryZip(banks, {
    title: 'wty-fi-en',
    revision: '2026.07.02',
    author: 'wiktionary-to-yomitan contributors',
    attribution: 'https://kaikki.org/ https://en.wiktionary.org/',
    sourceLanguage: 'fi',
    targetLanguage: 'en',
    isUpdatable: true,
    indexUrl: 'https://dictionaries.invalid/wty-fi-en-index.json',
    downloadUrl: 'https://dictionaries.invalid/wty-fi-en.zip',
    ...index,
  });
}

const element = (tag: string, content: unknown, role?: string) => ({
  tag,
  ...(role === undefined ? {} : { data: { content: role } }),
  content,
});
const fold = (role: string, title: string, content: unknown) =>
  element('details', [element('summary', title, 'summary-entry'), content], role);

function toRow({ word, tag, senses, etymology, table, related }: Lemma): unknown[] {
  const preamble = [
    ...(etymology === undefined ? [] : [fold('details-entry-etymology', 'Etymology', element('div', etymology))]),
    ...(table === undefined ? [] : [fold('details-entry-inflection', 'Inflection', toTable(table))]),
  ];
  const content = [
    ...(preamble.length > 0 ? [element('div', preamble, 'preamble')] : []),
    element('ol', senses.map(toSense), 'glosses'),
    ...(related === undefined
      ? []
      : [element('div', ['See also ', { tag: 'a', href: `?query=${encodeURIComponent(related)}`, content: related }])]),
    element('div', [{ tag: 'a', href: `https://en.wiktionary.org/wiki/${word}`, content: 'Wiktionary' }], 'backlink'),
  ];
  return [word, '', tag, tag, 0, [{ type: 'structured-content', content }], 0, ''];
}

function toSense({ gloss, example }: Lemma['senses'][number]): unknown {
  const [sentence, translation] = example ?? [];
  return element('li', [
    element('div', gloss),
    ...(example === undefined
      ? []
      : [
          fold(
            'details-entry-examples',
            '1 example',
            element(
              'div',
              [element('div', sentence, 'example-sentence-a'), element('div', translation, 'example-sentence-b')],
              'example-sentence',
            ),
          ),
        ]),
  ]);
}

function toTable(rows: readonly string[][]): unknown {
  const [head = [], ...body] = rows;
  return element('table', [
    element(
      'tr',
      head.map((cell) => element('th', cell)),
    ),
    ...body.map((cells) =>
      element(
        'tr',
        cells.map((cell) => element('td', cell)),
      ),
    ),
  ]);
}

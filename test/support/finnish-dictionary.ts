import { type Lemma, writeWiktionaryZip } from './wiktionary-zip.ts';

/** Words of the page in the test, with their structure. */
const LEMMAS: readonly Lemma[] = [
  {
    word: 'talo',
    tag: 'n',
    ipa: 'ˈtɑlo',
    etymology: 'From Proto-Finnic *taloi.',
    senses: [
      { gloss: 'house, building', example: ['Talossa on viisi huonetta.', 'There are five rooms in the house.'] },
      { gloss: 'household' },
      { gloss: 'farm' },
    ],
    table: [
      ['case', 'singular', 'plural'],
      ['nominative', 'talo', 'talot'],
      ['inessive', 'talossa', 'taloissa'],
    ],
    related: 'rakennus',
    forms: [
      ['talossa', 'inessive singular'],
      ['taloissa', 'inessive plural'],
      ['talot', 'nominative plural'],
    ],
  },
  {
    word: 'rakennus',
    tag: 'n',
    ipa: 'ˈrɑkenːus',
    senses: [{ gloss: 'building (closed structure)' }, { gloss: 'construction' }],
    related: 'talo',
    forms: [['rakennuksen', 'genitive singular']],
  },
  {
    word: 'käydä',
    tag: 'v',
    ipa: 'ˈkæydæ',
    senses: [{ gloss: 'to visit' }, { gloss: 'to work, to run (of a machine)' }],
    forms: [['kävimme', 'first-person plural past indicative']],
  },
];

/** Words that are only numbered, so that a deck of the most frequent ones leaves some out. */
const makeNumbered = (count: number): Lemma[] =>
  Array.from({ length: count }, (_, number) => ({
    word: `sana${number + 1}`,
    tag: 'n',
    senses: [{ gloss: `word ${number + 1}` }],
    forms: [[`sana${number + 1}ssa`, 'inessive singular']],
  }));

/** The most frequent word is the last one of the file. */
export const MOST_FREQUENT = 'sana5600';

/**
 * Writes a Finnish dictionary with frequencies, in the layout of wiktionary-to-yomitan.
 *
 * @param revision - Also in a meaning of `talo`.
 * @param numbered - Number of words that are only numbered; there are three others.
 */
export function writeFinnishZip(revision = '1', numbered = 5_600): Buffer {
  const [talo, ...others] = LEMMAS;
  if (!talo) throw new RangeError('Expected a first word, got none.');
  const edited = { ...talo, senses: [...talo.senses, { gloss: `edition ${revision}` }] };
  const lemmas = [edited, ...others, ...makeNumbered(numbered)];
  const frequencies = lemmas.map(({ word }) => word).reverse();
  return writeWiktionaryZip(lemmas, { index: { revision }, frequencies });
}

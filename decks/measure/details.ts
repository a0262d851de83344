import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile, DeckFileCard } from '../../src/library/formats/deck-file.ts';
import { PAIRS } from '../build/pairs.ts';
import { openWorkshop } from '../build/workshop.ts';
import { readDing } from '../read/ding.ts';
import { toPackageRoot } from '../read/fetch/pinned-packages.ts';
import { readReference } from './text/gender-references.ts';

/**
 * `npm run decks:details` counts the classes, genders, plurals and principal parts of the committed decks, and compares genders and
 * German plurals with sources that they were not made from. `-- deu-eng` measures one deck, `--decks FOLDER` those of another folder,
 * `--misses` lists what differs.
 */

const LISTED = 60;

const { options, isWanted } = openWorkshop(process.argv, {
  decks: { type: 'string' },
  misses: { type: 'boolean', default: false },
});

interface Comparison {
  compared: number;
  agreed: number;
  differing: string[];
}

/** Compares what cards say with a reference; a card agrees if it says something that the reference says too. */
function compare(
  cards: readonly DeckFileCard[],
  own: (card: DeckFileCard) => readonly string[],
  reference: (word: string) => readonly string[],
): Comparison {
  const result: Comparison = { compared: 0, agreed: 0, differing: [] };
  for (const card of cards) {
    const [said, expected] = [own(card), reference(card[0])];
    if (said.length === 0 || expected.length === 0) continue;
    result.compared += 1;
    if (said.some((one) => expected.includes(one))) result.agreed += 1;
    else result.differing.push(`${card[0]} ${said.join('/')}, not ${expected.join('/')}`);
  }
  return result;
}

const toCell = ({ compared, agreed }: Comparison) =>
  compared === 0 ? 'not compared' : `${((100 * agreed) / compared).toFixed(1)} % of ${compared}`;

const detailsOf = ([, , , details = {}]: DeckFileCard) => details;
const isNoun = (card: DeckFileCard) => detailsOf(card).classes?.includes('noun') ?? false;

function printRow(pair: string, { cards }: DeckFile, genders: Comparison, plurals: Comparison): void {
  const count = (has: (card: DeckFileCard) => boolean) => cards.filter(has).length;
  const nouns = count(isNoun);
  const withGender = count((card) => detailsOf(card).genders !== undefined);
  const withParts = count((card) => detailsOf(card).parts !== undefined);
  const classes = count((card) => detailsOf(card).classes !== undefined);
  const cells = [pair, cards.length, classes, nouns, withGender, withParts, toCell(genders), toCell(plurals)];
  console.log(`| ${cells.join(' | ')} |`);
  if (!options.misses) return;
  for (const { differing } of [genders, plurals]) {
    const step = Math.max(1, Math.floor(differing.length / LISTED));
    console.log(`  ${differing.filter((_, at) => at % step === 0).join(', ')}`);
  }
}

function readPlurals(code: string): (word: string) => readonly string[] {
  if (code !== 'deu') return () => [];
  const { plurals } = readDing(readFileSync(join(toPackageRoot('debian'), 'usr/share/trans/de-en'), 'utf8'));
  return (word) => plurals.get(word) ?? [];
}

console.log(
  '| deck | cards | with a class | nouns | with a gender | with parts | genders that agree | plurals that agree |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { from, to } of PAIRS) {
  const pair = `${from}-${to}`;
  if (!isWanted(pair)) continue;
  const deck = readDeck(pair, options.decks);
  const reference = await readReference(from);
  const genders = compare(deck.cards, (card) => detailsOf(card).genders ?? [], reference ?? (() => []));
  const nouns = deck.cards.filter((card) => detailsOf(card).classes?.[0] === 'noun');
  printRow(
    pair,
    deck,
    genders,
    compare(nouns, (card) => detailsOf(card).parts ?? [], readPlurals(from)),
  );
}

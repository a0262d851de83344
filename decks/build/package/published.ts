import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeckFile } from '../../../src/library/formats/deck-file.ts';
import { ROOT } from '../../read/folders.ts';
import { type PairPlan, PUBLISHED_PAIRS } from '../pairs.ts';
import { measureAgreement } from './gates.ts';

/** The decks that a release publishes as files, because the package has no room for them. */

export interface PublishedFile {
  pair: string;
  file: string;
  cards: number;
  bytes: number;
  sha256: string;
  /** Part of CLDR's names of pictures that the deck translates as CLDR does, 0 to 1. */
  agreement: number;
}

/** Two digits, rounded down: nobody is promised more than was measured. */
const round = (share: number) => Math.floor(share * 100) / 100;

function describeFile(folder: string, plan: PairPlan): PublishedFile[] {
  const pair = `${plan.from}-${plan.to}`;
  const file = `${pair}.json`;
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const deck = parseDeckFile(bytes.toString('utf8'));
  return [
    {
      pair,
      file,
      cards: deck.cards.length,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      agreement: round(measureAgreement(deck, plan).all.share),
    },
  ];
}

/** Describes the decks of a folder that are in the builder's list, by pair. */
export function describePublished(folder: string): PublishedFile[] {
  return PUBLISHED_PAIRS.flatMap((plan) => describeFile(folder, plan)).sort((a, b) => (a.pair < b.pair ? -1 : 1));
}

/** The list that the extension shows, with the address of the files. */
export const LIST = join(ROOT, 'assets/public/deck-files.json');

/** Writes the list of the extension. The address stays as it is. */
export function writePublishedList(files: readonly PublishedFile[], path = LIST): void {
  const { address } = JSON.parse(readFileSync(path, 'utf8')) as { address: string };
  const rows = files.map(({ pair, cards, bytes, agreement }) =>
    JSON.stringify({ pair, cards, sizeBytes: bytes, agreement }),
  );
  writeFileSync(path, `{"address":${JSON.stringify(address)},"decks":[\n${rows.join(',\n')}\n]}\n`);
}

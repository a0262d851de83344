import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import type { CardsOutput } from '../cards/deck.ts';
import { getLanguage } from '../languages.ts';
import { findVulgarWords } from '../meanings/vulgar.ts';
import type { PairPlan } from '../pairs.ts';
import { LICENCE_URLS, toSource } from '../sources/catalogue.ts';
import { toEnglishDecks } from '../sources/english-pivot.ts';
import type { Sources } from '../sources/sources.ts';
import { findVulgarLabels } from '../sources/vulgar-labels.ts';

const CHANGES =
  'Words were chosen and ordered by how common they are, forms joined under their lemma, translations merged from several ' +
  'dictionaries and over other languages, shortened to at most four, and corrected by hand.';

/** The sources read since the start of the record, and those of the decks that were read. */
function listSources({ from, to, isReadBack, isOverEnglish }: PairPlan, sources: Sources): DeckFile['sources'] {
  const own = sources.packages.getRecord().map(({ name, version, sha256 }) => toSource(name, version, sha256));
  const decks = [...(isReadBack ? [`${to}-${from}`] : []), ...(isOverEnglish ? toEnglishDecks(from, to) : [])];
  const others = decks.flatMap((pair) => readDeck(pair).sources);
  const byName = new Map<string, DeckFile['sources'][number]>();
  for (const source of [...own, ...others]) if (!byName.has(source.name)) byName.set(source.name, source);
  return [...byName.values()];
}

/** The deck file of a pair's cards, with the sources that were read since the start of the record. */
export function toFile(plan: PairPlan, output: Pick<CardsOutput, 'cards'>, sources: Sources): DeckFile {
  const { from, to, licence } = plan;
  const vulgar = findVulgarWords(output.cards, {
    from,
    to,
    labelled: findVulgarLabels(from, sources.packages, sources.asian),
  });
  return {
    format: 'wayword-deck',
    version: 1,
    from: { iso639_3: from, name: getLanguage(from).name },
    to: { iso639_3: to, name: getLanguage(to).name },
    licence: { id: licence, url: LICENCE_URLS[licence] },
    sources: listSources(plan, sources),
    changes: CHANGES,
    ...(vulgar.length > 0 ? { vulgar } : {}),
    cards: output.cards,
  };
}

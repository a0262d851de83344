import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../../src/deck-file/deck-file.ts';
import { isOldFreedict, LICENCE_URLS, toSource } from './catalogue.ts';
import { buildChineseDeck } from './chinese-deck.ts';
import { buildDeck, type DeckInput, type DeckOutput } from './deck.ts';
import { parseHandwork } from './handwork.ts';
import { buildJapaneseDeck } from './japanese-deck.ts';
import { getLanguage } from './languages.ts';
import { memoise } from './meanings/memoise.ts';
import { findMeanings, type Pivot } from './meanings/translate.ts';
import { toVotes } from './meanings/votes.ts';
import type { PairPlan } from './pairs.ts';
import type { Sources } from './sources.ts';
import { toAliases } from './words/aliases.ts';

export interface BuiltDeck {
  file: DeckFile;
  dropped: DeckOutput['dropped'];
}

const CHANGES =
  'Words were chosen and ordered by how common they are, forms joined under their lemma, translations merged from several ' +
  'dictionaries and over other languages, shortened to at most four, and corrected by hand.';

/** Builds the deck of a language pair from the dictionaries, lists and tables in `sources`. */
export function buildPair(plan: PairPlan, sources: Sources, limit: number): BuiltDeck {
  return plan.from === 'jpn' || plan.from === 'cmn'
    ? buildAsian(plan, sources, limit)
    : buildEuropean(plan, sources, limit);
}

/** Everything that the deck of a European pair is made from. */
export function toDeckInput({ from, to, pivots: pivotLanguages }: PairPlan, sources: Sources): DeckInput {
  const isWikdict = (pair: string) => !isOldFreedict(pair);
  const direct = sources.findBridge(from, to, isWikdict);
  const pivots = pivotLanguages.flatMap((language): Pivot[] => {
    const first = sources.findBridge(from, language, isWikdict);
    const second = sources.findBridge(language, to, isWikdict);
    return first && second ? [{ language, first, second }] : [];
  });
  const bridges = [...(direct ? [direct] : []), ...pivots.map(({ first }) => first)];
  const lexicons = bridges.flatMap(({ forward, backward }) => [...forward, ...backward]);
  return {
    from,
    to,
    forms: sources.getFrequencies(from),
    handwork: parseHandwork(readHandwork(from, to)),
    nounsAreCapitalised: getLanguage(from).nounsAreCapitalised ?? false,
    verbsShowInContext: getLanguage(from).verbsShowInContext ?? false,
    toAliases: (lemma, pos) => toAliases(from, lemma, pos),
    findReadings: (form) => sources.findReadings(from, form),
    findParadigm: (lemma, pos) => sources.findParadigm(from, lemma, pos),
    findClasses: memoise((spelling) => [...new Set(lexicons.flatMap((lexicon) => lexicon.classesOf(spelling)))]),
    findMeanings: memoise((word, pos) => findMeanings(direct, pivots, word, pos)),
    findFeminines: (masculine) => sources.findFeminines(from, masculine),
    shareOfMeaning: sources.toShareOf(to),
  };
}

function buildEuropean(plan: PairPlan, sources: Sources, limit: number): BuiltDeck {
  sources.startRecord();
  const output = buildDeck(toDeckInput(plan, sources), limit);
  return { file: toFile(plan, output, sources), dropped: output.dropped };
}

function toFile({ from, to, licence }: PairPlan, output: DeckOutput, sources: Sources): DeckFile {
  return {
    format: 'wayword-deck',
    version: 1,
    from: { iso639_3: from, name: getLanguage(from).name },
    to: { iso639_3: to, name: getLanguage(to).name },
    licence: { id: licence, url: LICENCE_URLS[licence] },
    sources: sources.getRecord().map(({ name, version, sha256 }) => toSource(name, version, sha256)),
    changes: CHANGES,
    cards: output.cards,
  };
}

/** Builds the decks that have a dictionary of their own kind: JMdict, CC-CEDICT. */
function buildAsian(plan: PairPlan, sources: Sources, limit: number): BuiltDeck {
  sources.startRecord();
  const handwork = parseHandwork(readHandwork(plan.from, plan.to));
  const englishShare = sources.toShareOf('eng');
  const frequencies = sources.getFrequencies(plan.from);
  const findVotes = toVotes(plan, sources);
  const output =
    plan.from === 'jpn'
      ? buildJapaneseDeck(
          { entries: sources.readJapanese(), tokens: frequencies, englishShare, findVotes, handwork },
          limit,
        )
      : buildChineseDeck(
          { entries: sources.readChinese(), words: frequencies, englishShare, findVotes, handwork },
          limit,
        );
  return { file: toFile(plan, output, sources), dropped: output.dropped };
}

export function readHandwork(from: string, to: string): string {
  const path = join(import.meta.dirname, `data/${from}-${to}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

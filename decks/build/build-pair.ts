import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck } from '../../scripts/lookup/packaged-decks.ts';
import type { DeckFile, DeckFileCard } from '../../src/library/formats/deck-file.ts';
import { toCardTail } from '../../src/model/card.ts';
import { DATA } from '../read/folders.ts';
import type { PartOfSpeech } from '../read/freedict.ts';
import type { Reading } from '../read/reading.ts';
import { buildChineseDeck } from './cards/chinese-deck.ts';
import { readHandwork } from './cards/closed-words.ts';
import { buildDeck, type CardsOutput, type DeckOutput } from './cards/deck.ts';
import { buildJapaneseDeck } from './cards/japanese-deck.ts';
import { addKinds, parseKinds } from './cards/kinds.ts';
import { buildOverDeck, openConfirmation } from './cards/over-deck.ts';
import { buildTail, type TailInput } from './cards/tail.ts';
import { withEndingGenders } from './details/ending-genders.ts';
import { createFindDetails } from './details/find-details.ts';
import { measureCoverage } from './details/measure-coverage.ts';
import { getLanguage } from './languages.ts';
import { createFindMeaningClasses } from './meanings/meaning-classes.ts';
import { memoise } from './meanings/memoise.ts';
import type { OrderChange } from './meanings/order-by-translations.ts';
import { createPartnered } from './meanings/partners.ts';
import { createSenseCheck, toSenses } from './meanings/sense-check.ts';
import { type Bridge, findMeanings, type Meaning, translateBack } from './meanings/translate.ts';
import { orderMeanings } from './meanings/translated-order.ts';
import { countTranslations, toVotes } from './meanings/votes.ts';
import { toFile } from './package/to-file.ts';
import type { PairPlan } from './pairs.ts';
import { readTerritories } from './sources/reference-data.ts';
import type { Sources } from './sources/sources.ts';
import { isOnlySpelt } from './sources/spelling-tables.ts';
import { findWays, toScriptCheck, UNSPACED } from './sources/ways.ts';
import { toAliases } from './words/aliases.ts';
import { readBasicWords } from './words/basic.ts';

export interface BuiltDeck {
  file: DeckFile;
  dropped: CardsOutput['dropped'];
  /** Words whose first meaning translated texts have changed. */
  changes: OrderChange[];
}

/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(['deu', 'nld', 'swe']);

/** A deck with a lower limit has no tail. */
const WHOLE = 20_000;

/** Builds the deck of a language pair from the dictionaries, lists and tables in `sources`. */
export function buildPair(plan: PairPlan, sources: Sources, limit: number): BuiltDeck {
  if (!UNSPACED.has(plan.from)) return buildEuropean(plan, sources, limit);
  return plan.isOverEnglish
    ? { file: toFile(plan, buildOverDeck(plan, sources), sources), dropped: [], changes: [] }
    : buildAsian(plan, sources, limit);
}

/** The inputs of a European pair's deck. */
export function toDeckInput(plan: PairPlan, sources: Sources): TailInput {
  const { from, to } = plan;
  const { direct, foreign, english, englishCheck } = findWays(plan, sources);
  const pivots = [...english, ...foreign];
  const ways = [
    ...(direct ? [{ language: from, bridge: direct }] : []),
    ...pivots.map(({ language, second }) => ({ language, bridge: second })),
  ];
  const bridges = [...(direct ? [direct] : []), ...pivots.map(({ first }) => first)];
  const lexicons = bridges.flatMap(({ forward, backward }) => [...forward, ...backward]);
  const findClasses = memoise((spelling: string) => [
    ...new Set(lexicons.flatMap((lexicon) => lexicon.classesOf(spelling))),
  ]);
  const isWritten = toScriptCheck(to);
  const senses = plan.isReadBack ? createSenseCheck(readSenses(), readDeck(`${to}-${from}`)) : undefined;
  const confirmation = openConfirmation(plan, sources);
  const findOwnMeanings = memoise((word: string, pos: PartOfSpeech) => {
    const meanings = findMeanings(direct, pivots, word, pos).filter((meaning) => isWritten(meaning.word));
    const checked = senses?.check(word, meanings) ?? englishCheck?.check(word, meanings) ?? meanings;
    return confirmation?.confirm(word, pos, checked) ?? checked;
  });
  const withPartners = from === 'pol' ? createPartnered(findClasses, findOwnMeanings) : undefined;
  return {
    from,
    to,
    forms: sources.shares.getFrequencies(from, true),
    handwork: readHandwork(from, to),
    nounsAreCapitalised: getLanguage(from).nounsAreCapitalised ?? false,
    verbsShowInContext: getLanguage(from).verbsShowInContext ?? false,
    toAliases: (lemma, pos) => toAliases(from, lemma, pos),
    findReadings: (form) => chooseSpelt(sources.forms.findReadings(from, form), form.form, findClasses),
    findParadigm: (lemma, pos) => sources.forms.findParadigm(from, lemma, pos),
    findClasses: withPartners ? (spelling) => withPartners.findClasses(spelling) : findClasses,
    findMeanings: withPartners ? (word, pos) => withPartners.findMeanings(word, pos) : findOwnMeanings,
    findFeminines: (masculine) => sources.forms.findFeminines(from, masculine),
    // With decks over English, these have already chosen among the words of all dictionaries.
    headwords: findHeadwords([
      ...(direct ? [direct] : []),
      ...(plan.isOverEnglish ? english : foreign).map(({ first }) => first),
    ]),
    script: getLanguage(from).script,
    shareOf: sources.shares.toShareOf(to),
    findBack: memoise((meaning: string, pos: PartOfSpeech) => translateBack(ways, meaning, pos)),
    places: readPlaces(from === 'eng' ? 'eng' : to),
    hasCompounds: COMPOUNDING.has(from),
    isPeople: (meaning) =>
      to === 'eng' && (sources.lexicons.find('eng', 'spa')?.classesOf(meaning).includes('a') ?? false),
    basic: readBasicWords(from, to),
  };
}

/**
 * Of forms that only a spelling dictionary knows: what a dictionary has as a word of its own is one, such as Polish `ekscytujący`, exciting.
 * Others have the classes that the dictionaries give their words.
 */
function chooseSpelt(
  readings: readonly Reading[],
  form: string,
  findClasses: (spelling: string) => readonly PartOfSpeech[],
): readonly Reading[] {
  if (!isOnlySpelt(readings)) return readings;
  if (findClasses(form).length > 0) return [];
  return readings.flatMap((reading) => {
    const classes = findClasses(reading.lemma);
    return classes.length === 0 ? [reading] : classes.map((pos) => ({ ...reading, pos }));
  });
}

/** Decks out of English that people have read. */
const READ_DECKS = ['eng-deu', 'eng-spa', 'eng-fra'];

const readSenses = memoise(() => toSenses(READ_DECKS.map((pair) => readDeck(pair))));

function buildEuropean(plan: PairPlan, sources: Sources, limit: number): BuiltDeck {
  sources.packages.startRecord();
  const input = toDeckInput(plan, sources);
  const output = withKinds(buildDeck(input, limit), plan.from, plan.to);
  output.cards.push(...buildTail(input, output, limit < WHOLE ? 0 : (plan.tail ?? 0)));
  const details = createFindDetails(plan.from, sources);
  const findMeaningClasses = createFindMeaningClasses(input);
  const ordered = orderMeanings(output.cards, plan, sources, {
    handwork: input.handwork,
    basic: input.basic ?? [],
    findScores: (word) => toScores(input.findMeanings(word, '')),
  });
  const detailed = ordered.cards.map(([word, meanings, forms], at): DeckFileCard => {
    const found = details(word, output.classes.get(word) ?? [], at + 1);
    const meaningClasses = findMeaningClasses(word, meanings, found);
    return [word, meanings, ...toCardTail(forms, { ...found, ...(meaningClasses && { meaningClasses }) })];
  });
  const cards = withEndingGenders(detailed);
  const coverage = measureCoverage(cards.map(([word]) => output.shares.get(word) ?? 0));
  const file = { ...toFile(plan, { ...output, cards }, sources), coverage };
  return { file, dropped: output.dropped, changes: ordered.changes };
}

/** Scores of meanings by their lower-case spelling; the best has 1. */
function toScores(meanings: readonly Meaning[]): Map<string, number> {
  const most = meanings[0]?.score ?? 1;
  return new Map(meanings.map(({ word, score }) => [word.toLowerCase(), score / most]));
}

/** Words of the source language in dictionaries of either direction. */
function* findHeadwords(bridges: readonly Bridge[]): Iterable<readonly [string, PartOfSpeech]> {
  for (const { forward, backward } of bridges) {
    for (const lexicon of forward) yield* lexicon.getHeadwords();
    for (const lexicon of backward) yield* lexicon.getTargets();
  }
}

/** Adds the words of whole kinds that are written by hand. */
function withKinds(output: DeckOutput, from: string, to: string): DeckOutput {
  const path = join(DATA, `kinds/${from}-${to}.txt`);
  return existsSync(path)
    ? { ...output, cards: addKinds(output.cards, parseKinds(readFileSync(path, 'utf8'))) }
    : output;
}

/** Names of places in the language of the meanings, in English where that has no list. */
function readPlaces(to: string): Set<string> {
  const text = readFileSync(join(DATA, 'places.list'), 'utf8');
  const english = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Set([...english, ...(to === 'eng' ? [] : readTerritories(getLanguage(to).cldr))]);
}

/** Builds the decks that have a dictionary of their own kind: JMdict, CC-CEDICT. */
function buildAsian(plan: PairPlan, sources: Sources, limit: number): BuiltDeck {
  sources.packages.startRecord();
  const handwork = readHandwork(plan.from, plan.to);
  const englishShare = sources.shares.toShareOf('eng');
  const frequencies = sources.shares.getFrequencies(plan.from);
  const findVotes = toVotes(plan, sources);
  const basic = readBasicWords(plan.from, plan.to);
  const output =
    plan.from === 'jpn'
      ? buildJapaneseDeck(
          {
            entries: sources.asian.readJapanese(),
            readings: sources.asian.readJapaneseReadings(),
            tokens: frequencies,
            englishShare,
            findVotes,
            handwork,
            basic,
          },
          limit,
        )
      : buildChineseDeck(
          {
            entries: sources.asian.readChinese(),
            words: frequencies,
            segmented: sources.asian.readChineseCounts().words,
            countTranslations: (word) => countTranslations(word, plan, sources),
            englishShare,
            findVotes,
            handwork,
            basic,
          },
          limit,
        );
  const { cards, changes } = orderMeanings(output.cards, plan, sources, { handwork, basic, findScores: findVotes });
  return { file: toFile(plan, { ...output, cards }, sources), dropped: output.dropped, changes };
}

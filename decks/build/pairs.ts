import type { DeckLicence } from './sources/catalogue.ts';

/** A starter deck: what it is made from and under which licence it goes out. */
export interface PairPlan {
  from: string;
  to: string;
  /** Third languages: a meaning found through two of them counts. */
  pivots: readonly string[];
  licence: DeckLicence;
  /** Most cards of the deck; absent where the builder's usual limit holds. */
  mostCards?: number;
  /** Most cards behind those of the frequency lists. */
  tail?: number;
  /** Whether the deck of the other direction, which comes earlier in the list, serves as a dictionary. */
  isReadBack?: boolean;
  /** Whether the decks of both languages with English serve as a pivot. */
  isOverEnglish?: boolean;
  /** Minimum number of points that `meanings/confirm.ts` gives a meaning of the deck; absent where all are shown. */
  leastPoints?: number | undefined;
}

const PIVOTS = ['spa', 'rus', 'swe', 'pol', 'fin', 'cat', 'bul', 'deu', 'ell'];

const without = (...codes: string[]) => PIVOTS.filter((code) => !codes.includes(code));

export const PAIRS: readonly PairPlan[] = [
  { from: 'spa', to: 'eng', pivots: without('spa'), licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'deu', to: 'eng', pivots: without('deu'), licence: 'GPL-3.0-only', tail: 30_100 },
  { from: 'fra', to: 'eng', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'ita', to: 'eng', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'por', to: 'eng', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'rus', to: 'eng', pivots: without('rus'), licence: 'GPL-3.0-only', tail: 30_000 },
  { from: 'swe', to: 'eng', pivots: without('swe'), licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'pol', to: 'eng', pivots: without('pol'), licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'nld', to: 'eng', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'jpn', to: 'eng', pivots: ['fin', 'pol', 'swe'], licence: 'CC-BY-SA-4.0', mostCards: 58_010 },
  { from: 'cmn', to: 'eng', pivots: ['rus', 'swe'], licence: 'CC-BY-SA-4.0', mostCards: 50_010 },
  { from: 'eng', to: 'deu', pivots: without('deu'), licence: 'GPL-3.0-only', tail: 20_000 },
  { from: 'eng', to: 'spa', pivots: without('spa'), licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'eng', to: 'fra', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 40_000 },
  { from: 'eng', to: 'cmn', pivots: ['rus', 'swe'], licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'jpn', pivots: ['fin', 'pol', 'swe'], licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'por', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'rus', pivots: without('rus'), licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'ita', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'pol', pivots: without('pol'), licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'nld', pivots: PIVOTS, licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
  { from: 'eng', to: 'swe', pivots: without('swe'), licence: 'GPL-3.0-only', tail: 20_000, isReadBack: true },
];

/** Languages that have decks for one another outside the package. */
const IMPORTED_LANGUAGES = ['fra', 'deu', 'spa', 'ita', 'rus', 'por', 'jpn', 'cmn'];
/** Pairs of them that have no deck: no closed-class words were written for Italian with the last three. */
const WITHOUT_DECK = ['ita-por', 'ita-jpn', 'ita-cmn', 'por-ita', 'jpn-ita', 'cmn-ita'];
/** The languages with the largest dictionaries. More would take memory, and the decks with English have read them all. */
const IMPORTED_PIVOTS = ['spa', 'rus', 'swe', 'pol', 'fin', 'fra'];
/** Those that have a dictionary with Japanese or Chinese. */
const ASIAN_PIVOTS: Readonly<Record<string, readonly string[]>> = {
  jpn: ['swe', 'pol', 'fin', 'fra'],
  cmn: ['swe', 'fra'],
};

/** Decks into English that the package has no room for. */
const INTO_ENGLISH: readonly PairPlan[] = [
  { from: 'cat', to: 'eng', pivots: without('cat'), licence: 'GPL-3.0-only', tail: 30_000 },
  { from: 'fin', to: 'eng', pivots: without('fin'), licence: 'GPL-3.0-only', tail: 30_000 },
  { from: 'ell', to: 'eng', pivots: without('ell'), licence: 'GPL-3.0-only', tail: 30_000 },
  { from: 'tur', to: 'eng', pivots: ['spa', 'swe', 'pol', 'fin', 'cat', 'deu'], licence: 'GPL-3.0-only', tail: 30_000 },
];

/**
 * Pairs whose meanings are shown only if several sources speak for them: into Japanese and Chinese, where the deck of the other direction has a say,
 * and others that were wrong too often.
 */
function findLeastPoints(from: string, to: string): number | undefined {
  const pair = `${from}-${to}`;
  if (pair === 'fra-cmn' || pair === 'cmn-jpn') return undefined;
  if (to === 'jpn' || to === 'cmn' || pair === 'jpn-rus') return 3;
  return ['por-rus', 'spa-por', 'por-spa'].includes(pair) ? 2 : undefined;
}

/** Chinese meanings of words behind those of the frequency lists were wrong twice as often as others. */
const findTail = (to: string, leastPoints: number | undefined) =>
  to === 'cmn' && leastPoints !== undefined ? 0 : 20_000;

function toOverEnglish(from: string, to: string): PairPlan {
  const pivots = ASIAN_PIVOTS[from] ?? ASIAN_PIVOTS[to] ?? IMPORTED_PIVOTS;
  const leastPoints = findLeastPoints(from, to);
  return {
    from,
    to,
    pivots: pivots.filter((code) => code !== from && code !== to),
    licence: 'GPL-3.0-only',
    tail: findTail(to, leastPoints),
    isOverEnglish: true,
    leastPoints,
  };
}

const OVER_ENGLISH: readonly PairPlan[] = IMPORTED_LANGUAGES.flatMap((from) =>
  IMPORTED_LANGUAGES.filter((to) => to !== from && !WITHOUT_DECK.includes(`${from}-${to}`)).map((to) =>
    toOverEnglish(from, to),
  ),
);

/**
 * Decks for which the package has no room: built on demand, for import and for servers. They read decks of the package, so those come first.
 */
export const IMPORTED_PAIRS: readonly PairPlan[] = [...INTO_ENGLISH, ...OVER_ENGLISH];

/** Decks that releases publish as files: of each, a sample was read with 95 % of the first meanings right. */
export const PUBLISHED_PAIRS = IMPORTED_PAIRS;

import { readDictd } from './dictd.ts';
import { type EdictLine, type EdictSense, groupEdictLines, parseEdictLine } from './edict.ts';
import { toJapaneseMeaning } from './japanese-meaning.ts';

/** A word of JMdict. */
export interface JapaneseEntry {
  /** Spellings with Chinese characters, the usual one first, without those that are marked as wrong or out of date. */
  kanji: string[];
  /** Those of them that a list of common words has. */
  commonKanji: string[];
  /** Spellings in kana, the usual one first. */
  kana: string[];
  /** True when most people write the word in kana. */
  usuallyKana: boolean;
  /** `v1`, `v5`, `vk`, `vs-i`, `adj-i`, `n`, `x`, as far as the words need it. */
  pos: JapaneseClass;
  senses: string[][];
  /** 1 to 48, five hundred words each, by a newspaper's count; `undefined` for words not in it. */
  newsRank: number | undefined;
  /** Whether the word is in a list of what every learner meets (`ichi1`). */
  isBasic: boolean;
  /** Whether any list of common words has it. */
  isCommon: boolean;
  /** Whether it occurs only with other words: a suffix, a prefix, a counter. */
  isBound: boolean;
  /** Whether it is a phrase and not a word. */
  isPhrase: boolean;
  /** Whether it is nothing but an exclamation. */
  isExclamation: boolean;
  /** Whether it is an adjective with な; it may be a noun, too. */
  isAdjectival: boolean;
  isNoun: boolean;
  /** Whether all its meanings are of a trade, slang, or out of fashion. */
  isMarked: boolean;
}

export type JapaneseClass = 'v1' | 'v5' | 'vk' | 'vs-i' | 'adj-i' | 'n' | 'x';

/** The marks that lists of common words give an entry, as FreeDict prints them, and its spellings in order. */
export interface JapaneseRank {
  spellings: string[];
  newsRank: number | undefined;
  isBasic: boolean;
}

/** A note in round brackets, and such a note in it. */
const NOTE = /\((?:[^()]|\([^()]*\))*\)/g;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Parses the head of an article: spellings with how they are spoken, each behind the marks of the lists that have it. */
export function parseJapaneseHead(head: string): JapaneseRank {
  const spellings = head.split(/\/,\s*/).flatMap((part) => {
    const spelling = part
      .replace(/\/.*$/, '')
      .replace(NOTE, '')
      .replace(/\[[^\]]*\]/g, '')
      .trim();
    return spelling === '' ? [] : [spelling];
  });
  const ranks = [...head.matchAll(/\[nf(\d\d)\]/g)].map((match) => Number(match[1]));
  return {
    spellings,
    newsRank: ranks.length > 0 ? Math.min(...ranks) : undefined,
    isBasic: /\[ichi1\]/.test(head),
  };
}

const CLASSES: readonly [RegExp, JapaneseClass][] = [
  [/^v1/, 'v1'],
  [/^vk/, 'vk'],
  [/^vs-[is]/, 'vs-i'],
  [/^v5/, 'v5'],
  [/^adj-ix?$/, 'adj-i'],
  [/^(?:n|adj-(?:na|no)|n-\w+|suf|pref|ctr|pn|num)$/, 'n'],
];

/** Rare meanings: they are on a card only if the word has no other. */
const MARKED =
  /^(?:arch|obs|rare|dated|poet|vulg|derog|sl|net-sl|m-sl|joc|euph|yoji|sumo|Buddh|Shinto|math|physics|chem|ling|anat|astron|biol|biochem|bot|zool|geol|mahj|go|shogi|hanaf|kabuki|noh|golf|MA|prowres|archit|engr|elec|electr|gramm|phil|psych|hist|grmyth|jpmyth|chmyth)$/;
/** Senses that name something: titles, firms, people. */
const TITLE =
  /^(?:work|company|product|org|char|person|place|surname|given|fem|masc|station|tradem|serv|ship|group|ev|creat|dei|leg|myth|unc)$/;
const BOUND = /^(?:suf|pref|ctr|n-suf|n-pref|aux|aux-v|aux-adj|cop|num)$/;
const isBoundSense = ({ tags }: EdictSense) =>
  tags.some((tag) => BOUND.test(tag)) && !tags.some((tag) => /^(?:n|adj-na|adj-no|adv|pn|int|v[15].*)$/.test(tag));
const isMarkedSense = ({ tags }: EdictSense) => tags.some((tag) => MARKED.test(tag));
const isOutOfUse = ({ tags }: EdictSense) => tags.some((tag) => tag === 'arch' || tag === 'obs');

/** The meanings that a card may show, those of the free word first. */
function toSenses(senses: readonly EdictSense[]): string[][] {
  const usual = senses.filter((sense) => !isMarkedSense(sense));
  const chosen = usual.length > 0 ? usual : senses;
  const ordered = [...chosen.filter((sense) => !isBoundSense(sense)), ...chosen.filter(isBoundSense)];
  const short = ordered.map(({ glosses }) => toMeanings(glosses, false));
  const found = short.some((meanings) => meanings.length > 0)
    ? short
    : ordered.map(({ glosses }) => toMeanings(glosses, true));
  return found.filter((meanings) => meanings.length > 0);
}

const toMeanings = (glosses: readonly string[], isLongAllowed: boolean) => [
  ...new Set(glosses.flatMap((gloss) => toJapaneseMeaning(gloss, isLongAllowed) ?? [])),
];

const WRONG = new Set(['sK', 'iK', 'oK', 'io', 'rK', 'ik', 'ok', 'sk', 'rk']);
const isRight = ({ marks }: EdictLine) => !marks.some((mark) => WRONG.has(mark));

/** Spellings, those of the lists first, then those that are right, then as JMdict orders them. */
function orderSpellings(
  lines: readonly EdictLine[],
  toSpelling: (line: EdictLine) => string | undefined,
  order: readonly string[],
) {
  const scores = new Map<string, number>();
  for (const line of lines) {
    const spelling = toSpelling(line);
    if (spelling === undefined) continue;
    const index = order.indexOf(spelling);
    const score = (line.isCommon ? 0 : 200) + (isRight(line) ? 0 : 1000) + (index < 0 ? 100 : index);
    scores.set(spelling, Math.min(score, scores.get(spelling) ?? Number.POSITIVE_INFINITY));
  }
  return [...scores].sort((a, b) => a[1] - b[1]).map(([spelling]) => spelling);
}

/**
 * Joins the lines of a word with what the lists of common words say of it.
 *
 * @param findRank - By spelling and reading.
 * @returns `undefined` if no part of it can be on a card.
 */
export function toJapaneseEntry(
  lines: readonly EdictLine[],
  findRank: (spelling: string, reading: string) => JapaneseRank | undefined,
): JapaneseEntry | undefined {
  const [first] = lines;
  const usable = (first?.senses ?? []).filter(({ tags }) => !tags.some((tag) => TITLE.test(tag)));
  if (!first || usable.length === 0 || usable.every(isOutOfUse)) return undefined;
  const senses = toSenses(usable);
  const right = lines.filter(isRight);
  const kept = right.length > 0 ? right : lines;
  const [main] = usable;
  const isUsuallyKana = main?.tags.includes('uk') === true || lines.every(({ kanji }) => kanji === undefined);
  const ranksOfSpellings = lines.flatMap(({ kanji, kana }) => findRank(kanji ?? kana, kana) ?? []);
  const isOdd = usable.every(isMarkedSense);
  // The lists may know no other spelling than kana: コップ.
  const ranksOfKana = isUsuallyKana && !isOdd ? lines.flatMap(({ kana }) => findRank(kana, kana) ?? []) : [];
  const ranks = ranksOfSpellings.length > 0 ? ranksOfSpellings : ranksOfKana;
  const order = ranks.flatMap(({ spellings }) => spellings);
  const kanji = orderSpellings(kept, (line) => line.kanji, order);
  const kana = orderSpellings(kept, (line) => line.kana, order).filter((spelling) => KANA.test(spelling));
  if (senses.length === 0 || kanji.length + kana.length === 0) return undefined;
  const newsRanks = ranks.flatMap(({ newsRank }) => newsRank ?? []);
  const tags = usable.flatMap((sense) => sense.tags);
  return {
    kanji,
    commonKanji: kanji.filter((spelling) => lines.some((line) => line.kanji === spelling && line.isCommon)),
    kana,
    usuallyKana: isUsuallyKana || kanji.length === 0,
    pos: CLASSES.find(([pattern]) => tags.some((tag) => pattern.test(tag)))?.[1] ?? 'x',
    senses,
    newsRank: newsRanks.length > 0 ? Math.min(...newsRanks) : undefined,
    isBasic: ranks.some(({ isBasic }) => isBasic),
    isCommon: lines.some(({ isCommon }) => isCommon),
    isBound: usable.every(isBoundSense),
    isPhrase: tags.includes('exp'),
    isAdjectival: tags.includes('adj-na'),
    isNoun: tags.includes('n'),
    isExclamation: usable.every((sense) => sense.tags.includes('int')),
    isMarked: isOdd,
  };
}

const toWorth = ({ newsRank = 50, isBasic }: JapaneseRank) => (isBasic ? 50 : 0) - newsRank;

/**
 * Reads JMdict from two prints of it: EDICT has the meanings in a form that keeps loanwords' origins apart, FreeDict has the marks of the
 * lists of common words.
 *
 * @param edict - Text of the file `edict.utf8`.
 * @param index - Text of FreeDict's `.index` file.
 * @param dictDz - Bytes of FreeDict's `.dict.dz` file.
 */
export function readJmdict(edict: string, index: string, dictDz: Uint8Array): JapaneseEntry[] {
  const ranks = new Map<string, JapaneseRank>();
  for (const { text } of readDictd(index, dictDz)) {
    const rank = parseJapaneseHead(text.slice(0, text.indexOf('\n')));
    const kana = rank.spellings.filter((spelling) => KANA.test(spelling));
    for (const key of rank.spellings.flatMap((spelling) => kana.map((reading) => `${spelling}\t${reading}`))) {
      // Of words with one spelling and reading the most common counts: the list does not distinguish them.
      const known = ranks.get(key);
      if (!known || toWorth(rank) > toWorth(known)) ranks.set(key, rank);
    }
  }
  const lines = edict.split('\n').flatMap((line) => parseEdictLine(line) ?? []);
  return groupEdictLines(lines).flatMap(
    (group) => toJapaneseEntry(group, (spelling, reading) => ranks.get(`${spelling}\t${reading}`)) ?? [],
  );
}

import { cleanText, isUsableMeaning } from './clean.ts';
import { readDictd } from './dictd.ts';

/** An entry of JMdict as FreeDict prints it. */
export interface JapaneseEntry {
  /** Spellings with Chinese characters, the usual one first, without those that are marked as out of date. */
  kanji: string[];
  /** Those of them that a list of common words has. */
  commonKanji: string[];
  /** Spellings in kana. */
  kana: string[];
  /** True when most people write the word in kana. */
  usuallyKana: boolean;
  /** `v1`, `v5k`, `vk`, `vs`, `adj-i`, `adj-na`, `n`, `adv`, `prt` … as far as the words need it. */
  pos: JapaneseClass;
  senses: string[][];
  /** 1 to 48, five hundred words each, by a newspaper's count; `undefined` for words not in it. */
  newsRank: number | undefined;
  /** Whether the word is in a list of what every learner meets (`ichi1`). */
  isBasic: boolean;
}

export type JapaneseClass = 'v1' | 'v5' | 'vk' | 'vs-i' | 'adj-i' | 'n' | 'x';

/** A note in round brackets, and such a note in it. */
const NOTE = /\((?:[^()]|\([^()]*\))*\)/g;
/** What stands before a spelling that a list of common words has. */
const COMMON = /\[(?:ichi|news|spec)1\]/;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

const CLASSES: readonly [RegExp, JapaneseClass][] = [
  [/Ichidan verb/, 'v1'],
  [/Kuru verb/, 'vk'],
  [/suru verb - (?:irregular|included)/, 'vs-i'],
  [/Godan verb/, 'v5'],
  [/adjective \(keiyoushi\)/, 'adj-i'],
  [/noun|adjectival/, 'n'],
];

/** Notes that end at the word they are glued to in FreeDict's print: `Note: slangto trip`. */
const NOTES =
  /\s*Note: (?:word usually written using kana alone|slang|archaism|colloquialism|vulgar[^a-z]*|derogatory|honorific or respectful \(sonkeigo\) language|humble \(kenjougo\) language|polite \(teineigo\) language|familiar language|female term or language|male term or language|[a-z ]*term|abbreviation|children's language|poetical term|obsolete term|obscure term|idiomatic expression|sensitive|rare)/g;
const RARE =
  /Note: (?:archaism|obsolete|obscure|vulgar|slang|derogatory|rare|poetical)|\b(?:linguistics|physics|chemistry|Buddhis[tm]|mathematics|sumo|computer)\b term/;

function toSense(lines: string): string[] {
  let text = lines.replace(/\{[^}]*\}/g, ' ');
  const isRare = RARE.test(text);
  text = text.replace(NOTES, ' ').replace(/\s*Note: .*$/gm, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(NOTE, ' ');
  }
  const found: string[] = [];
  for (const part of text.split(/[,;]\s+|\n/)) {
    const meaning = cleanText(part).replace(/^(?:to|a|an|the) (?=\p{L})/u, '');
    // A loanword is glued to where it comes from: `doctorDoktordoctor`.
    const isGlued = /\p{Ll}\p{Lu}/u.test(meaning);
    if (isUsableMeaning(meaning) && !isGlued && !found.includes(meaning)) found.push(meaning);
  }
  return isRare ? [] : found;
}

/** Parses one article. `undefined` when nothing of it can stand on a card. */
export function parseJapaneseArticle(text: string): JapaneseEntry | undefined {
  const [head = '', ...body] = text.split('\n');
  const kanji: string[] = [];
  const commonKanji: string[] = [];
  const kana: string[] = [];
  for (const part of head.split(/\/,\s*/)) {
    const spelling = part
      .replace(/\/.*$/, '')
      .replace(NOTE, '')
      .replace(/\[[^\]]*\]/g, '')
      .trim();
    if (!spelling) continue;
    if (KANA.test(spelling)) kana.push(spelling);
    else if (!/out-dated|irregular|search-only/.test(part)) {
      kanji.push(spelling);
      if (COMMON.test(part)) commonKanji.push(spelling);
    }
  }
  const whole = body.join('\n');
  const senses = `\n${whole}`
    .split(/\n(?=\d+\.\s)/)
    .map((sense) => toSense(sense.replace(/^\n?\d+\.\s/, '')))
    .filter((sense) => sense.length > 0);
  if (senses.length === 0 || kanji.length + kana.length === 0) return undefined;
  const firstSense = whole.split(/\n(?=2\.\s)/)[0] ?? '';
  const ranks = [...head.matchAll(/\[nf(\d\d)\]/g)].map((match) => Number(match[1]));
  return {
    kanji,
    commonKanji,
    kana,
    usuallyKana: firstSense.includes('usually written using kana alone'),
    pos: CLASSES.find(([pattern]) => pattern.test(whole))?.[1] ?? 'x',
    senses,
    newsRank: ranks.length > 0 ? Math.min(...ranks) : undefined,
    isBasic: /\[ichi1\]/.test(head),
  };
}

export function readJmdict(index: string, dictDz: Uint8Array): JapaneseEntry[] {
  return readDictd(index, dictDz).flatMap(({ text }) => parseJapaneseArticle(text) ?? []);
}

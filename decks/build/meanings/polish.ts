import type { Meaning } from './translate.ts';
import { isProfane } from './vulgar.ts';

/** Capitalised English words that are not names: they stay on cards. */
const ENGLISH_CAPITALS = new Set(
  (
    'I God Mr Mrs Ms OK TV PC DNA CD DVD AIDS Internet Christmas Easter Bible Earth Sun Moon Mass Pope Lord Christian Catholic Jewish Jew Muslim Islam Nazi Buddhist ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
    'English German French Spanish Italian Russian Polish Dutch Swedish Portuguese Chinese Japanese Korean Arabic Arab Turkish Greek Latin Roman ' +
    'American British European African Asian Indian Mexican Canadian Australian Austrian Swiss Czech Hungarian Danish Norwegian Finnish Irish ' +
    'Scottish Welsh Belgian Brazilian Cuban Argentine Argentinian Chilean Colombian Peruvian Catalan Basque Soviet Ukrainian Romanian Bulgarian ' +
    'Serbian Croatian Israeli Egyptian Iranian Iraqi Vietnamese Thai Hebrew Persian Germanic Slavic Western Eastern Northern Southern ' +
    'Frenchman Englishman Spaniard Pole Swede Dane Turk Finn Germany France'
  ).split(' '),
);

/** English words of closed classes: right for such words only, and those are written by hand. */
const ENGLISH_CLOSED = new Set(
  'or and the of are is am was were a an if me him them us our your their its my'.split(' '),
);

/** Whether a meaning is written as a name is: capitalised English that is neither a month nor a language nor the like. */
export function isNameLike(meaning: string, to: string): boolean {
  return to === 'eng' && /^\p{Lu}/u.test(meaning) && !ENGLISH_CAPITALS.has(meaning.split(' ')[0] ?? '');
}

/** English words of one or two letters; any other is an abbreviation or a letter of the alphabet. */
const SHORT_ENGLISH = new Set(
  'i a an as at be by do go he hi if in is it me my no of oh ok on or ox so to tv up us we am ah ha ad pa ma pc uh um eh'.split(
    ' ',
  ),
);

/** Words that need another to mean something: no dictionary means them as a translation of a content word. */
export function isUsable(meaning: string, to: string): boolean {
  if (to !== 'eng') return meaning.length > 1 || /^[aeoyàéuyó]$|\p{Script=Han}/iu.test(meaning);
  if (ENGLISH_CLOSED.has(meaning.toLowerCase())) return false;
  return meaning.length > 2 || SHORT_ENGLISH.has(meaning.toLowerCase());
}

/** English verbs that a dictionary's phrase leaves behind (`give way`: give): alone they mean too much. */
const LIGHT_VERBS = new Set('be have do go get put give make take come'.split(' '));

const isLightVerb = (meaning: string, to: string) => to === 'eng' && LIGHT_VERBS.has(meaning);

/** One key for the spellings and small variants of what is one meaning to a learner: `colour` and `color`, `go` and `going`. */
function toVariantKey(meaning: string, to: string): string {
  const text = meaning.toLowerCase().replace(/[-' ]/g, '');
  if (to !== 'eng') return text.normalize('NFD').replace(/\p{M}/gu, '');
  return text
    .replace(/our(?=$|ed$|ing$|s$|ful$|able$|ite$|hood$)/, 'or')
    .replace(/is(e|es|ed|ing|ation|er)$/, 'iz$1')
    .replace(/ys(e|ed|ing)$/, 'yz$1')
    .replace(/tre$/, 'ter')
    .replace(/ogue$/, 'og')
    .replace(/ence$/, 'ense')
    .replace(/^grey/, 'gray')
    .replace(/ll(ed|ing|er)$/, 'l$1');
}

/** Whether the second of two meanings is only an inflected form of the first: a card gains nothing by it. */
function isFormOf(first: string, second: string, to: string): boolean {
  if (to === 'eng') {
    const [short, long] = first.length <= second.length ? [first, second] : [second, first];
    const stem = short.replace(/[ey]$/, '');
    return long.startsWith(stem) && /^(i?e?s|e?d|ied|ing|(\w)\2?ing|(\w)\3?ed)$/.test(long.slice(stem.length) || '-');
  }
  return (
    (second.startsWith(first) || first.startsWith(second)) &&
    Math.abs(first.length - second.length) <= 2 &&
    Math.min(first.length, second.length) >= 4
  );
}

export const MAX_MEANINGS = 4;

/** Whether two meanings are one to a learner: spellings of the same word, or a word and its form. */
export function areVariants(one: string, other: string, to: string): boolean {
  return toVariantKey(one, to) === toVariantKey(other, to) || isFormOf(one, other, to);
}

/**
 * Leaves out meanings that no card shows: words without a meaning of their own, and vulgar ones unless there are no
 * others or the card's word is vulgar itself.
 */
export function findShowable<M extends Meaning>(scored: readonly M[], to: string, isVulgar = false): readonly M[] {
  const all = scored.filter(({ word }) => isUsable(word, to));
  const told = all.filter(({ word, sources }) => sources > 1 || !isLightVerb(word, to));
  const usable = told.length > 0 ? told : all;
  const decent = isVulgar ? [] : usable.filter(({ word }) => !isProfane(word, to));
  return decent.length > 0 ? decent : usable;
}

/**
 * Chooses the meanings of a card: at most four that are near enough to the best, and no variants of one another.
 *
 * @param scored - Best first.
 * @param near - How much of the best one's score a meaning needs, 0 to 1.
 */
export function chooseMeanings(scored: readonly Meaning[], to: string, near: number, isVulgar = false): string[] {
  return pickNear(findShowable(scored, to, isVulgar), to, near).map(({ word }) => word);
}

/** Picks the meanings that are near enough to the first, at most four, without variants of one another. */
export function pickNear<M extends Meaning>(showable: readonly M[], to: string, near: number): M[] {
  const chosen: M[] = [];
  const best = showable[0]?.score ?? 0;
  for (const meaning of showable) {
    if (chosen.length === MAX_MEANINGS || meaning.score < best * near) break;
    if (!chosen.some(({ word }) => areVariants(word, meaning.word, to))) chosen.push(meaning);
  }
  return chosen;
}

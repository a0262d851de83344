import { cleanText, isUsableMeaning, MAX_MEANING_LENGTH } from './clean.ts';

/** A note in round brackets, and such a note in it. */
const NOTE = /\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Gives one gloss of EDICT as a card shows it: without notes, where a loanword comes from, and the `to` of a verb.
 *
 * @param isLongAllowed - Whether it may have more words than a card's meaning has elsewhere.
 * @returns `undefined` when it fits no card.
 */
export function toJapaneseMeaning(gloss: string, isLongAllowed: boolean): string | undefined {
  let text = gloss.replace(/\{[^}]*\}/g, ' ');
  // `(not) at all` without its note says the opposite.
  const negation = /^\(not\) /.test(text) ? '(not) ' : '';
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(NOTE, ' ');
  }
  const bare = cleanText(text.replace(/ ?\.\.\.$/, '')).replace(/^(?:to|a|an|the) (?=\p{L})/u, '');
  // Half a word stays one: `-ical`.
  const meaning = /^-\p{Ll}/u.test(text.trim()) ? `-${bare}` : bare;
  if (isUsableMeaning(meaning)) return `${negation}${meaning}`;
  const fits = meaning.length <= MAX_MEANING_LENGTH && isUsableMeaning(meaning.replaceAll(' ', ''));
  return isLongAllowed && fits ? `${negation}${meaning}` : undefined;
}

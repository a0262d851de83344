import type { InflectionRules } from '../inflection/inflection.ts';
import type { SeparableParticles } from '../inflection/phrases.ts';
import { lazily } from '../language/lazily.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import { fitsCapital } from './capitals.ts';
import { type ClauseWord, findClause } from './clause.ts';
import { cardKey, type Lead, toLead } from './lead.ts';

/** Least letters of an infinitive without its particle. */
const MIN_VERB_LENGTH = 4;

/** Before a quotation, a number or a sign the word is a preposition: `Klicken Sie auf »OK«`. */
const CLAUSE_END = lazily(() => /^(?:\s*$|[^\s\p{L}\p{N}]|\s+[–—-])/u);
const BLANK = lazily(() => /^\s+$/);

/**
 * Finds separated verbs in the clause: `räumt das Zimmer auf` is `aufräumt`, a form of `aufräumen`, whether the pointer is on the verb or
 * on its particle. If the deck does not know the form, the bare verb's card is tried: `aufräumen` by way of `räumen`.
 *
 * @param findForms - Finds the words that a form belongs to, which are also tried: `aufräumen` for `aufräumt`.
 */
export function findSeparableLeads(
  word: PointedWord,
  index: WordIndex,
  { particles, clauses }: InflectionRules,
  findForms: (form: PointedWord) => Lead[] = () => [],
): Lead[] {
  if (!particles) return [];
  const clause = findClause(word.text, word.offset, clauses);
  const pairs = findPairs(word, clause, particles);
  return pairs.flatMap(([verb, particle]) => {
    const accepts: Lead['accepts'] = (match) => {
      const key = cardKey(match);
      if (match.word !== key || !key.startsWith(particle.text)) return false;
      // The rest has to be a verb: `de … in` is not `inde`, a form of `innen`.
      const verb = key.slice(particle.text.length);
      return particles.isVerb.test(verb) && (verb.length >= MIN_VERB_LENGTH || verb === 'tun');
    };
    const fields = { rule: 'separable' as const, written: `${verb.text} … ${particle.text}`, accepts };
    const infinitives = index
      .find(new Set([verb.text, ...(mayBeImperative(clause, verb, particles) ? [`${verb.text}e`] : [])]))
      .map(cardKey)
      .filter((key) => particles.isVerb.test(key));
    const leads = [verb.text, ...new Set(infinitives)].map((form) => toLead(word, particle.text + form, fields));
    const key = particle.text + verb.text;
    return [...leads, ...findForms({ ...word, key }).map((lead) => ({ ...lead, ...fields }))];
  });
}

/** Whether a word may be an imperative without its `e`, which decks seldom contain: `Ruf mich an` for `rufe`. */
function mayBeImperative(
  clause: readonly ClauseWord[],
  verb: ClauseWord,
  { beforeImperative }: SeparableParticles,
): boolean {
  const before = clause[clause.indexOf(verb) - 1];
  return !before || beforeImperative?.test(before.text) === true;
}

/** Possible verbs and particles of the clause, the likeliest first. One of the two is the pointed word. */
function findPairs(
  { text: sentence, offset }: PointedWord,
  clause: readonly ClauseWord[],
  particles: SeparableParticles,
): [verb: ClauseWord, particle: ClauseWord][] {
  const index = clause.findIndex(({ start, end }) => start <= offset && offset < end);
  const pointed = clause[index];
  if (!pointed) return [];
  const isParticle = ({ text, start, end }: ClauseWord, at: number) => {
    const next = clause[at + 1];
    // The noun `Teil` is not the particle.
    if (sentence.slice(start, end) !== text) return false;
    if (particles.plain.has(text)) return true;
    if (!particles.ambiguous.has(text)) return false;
    return next
      ? particles.followers.has(next.text) && BLANK().test(sentence.slice(end, next.start))
      : CLAUSE_END().test(sentence.slice(end));
  };
  if (isParticle(pointed, index)) {
    // The nearest preceding word that forms a verb with the particle is its verb.
    return clause
      .slice(0, index)
      .reverse()
      .map((verb) => [verb, pointed]);
  }
  return clause
    .map((particle, at) => ({ particle, at }))
    .filter(({ particle, at }) => at > index && isParticle(particle, at))
    .reverse()
    .map(({ particle }) => [pointed, particle]);
}

/**
 * Finds the verb of an infinitive or participle with an inner syllable: `aufzuräumen` and `aufgeräumt` belong to `aufräumen`. Other words
 * also contain such syllables (`angenehm`, `Angebot`), so use this only for words without a card.
 */
export function findJoinedLeads(word: PointedWord, { particles }: InflectionRules): Lead[] {
  if (!particles) return [];
  const { ambiguous, plain, isVerb, innerSyllable } = particles;
  const accepts: Lead['accepts'] = (match) => isVerb.test(cardKey(match)) && fitsCapital(word, match);
  return [...ambiguous, ...plain].flatMap((particle) => {
    if (!word.key.startsWith(particle)) return [];
    const rest = word.key.slice(particle.length);
    const verb = rest.replace(innerSyllable, '');
    return verb === rest ? [] : [toLead(word, particle + verb, { rule: 'stem', accepts })];
  });
}

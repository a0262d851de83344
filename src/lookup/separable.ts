import { lazily } from '../language/lazily.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import { fitsCapital } from './capitals.ts';
import { type ClauseWord, findClause } from './clause.ts';
import { cardKey, type Lead, type PointedWord, toLead } from './lead.ts';

interface Particles {
  /** Also prepositions: these are particles only at the end of a clause. */
  ambiguous: ReadonlySet<string>;
  /** Particles at any position after the verb. */
  plain: ReadonlySet<string>;
  /** Words that may follow a particle in the same clause: the next clause without a comma, or an infinitive. */
  followers: ReadonlySet<string>;
  isVerb: RegExp;
}

/** Least letters of an infinitive without its particle. */
const MIN_VERB_LENGTH = 4;

/** Before a quotation, a number or a sign the word is a preposition: `Klicken Sie auf »OK«`. */
const CLAUSE_END = lazily(() => /^(?:\s*$|[^\s\p{L}\p{N}]|\s+[–—-])/u);
const BLANK = lazily(() => /^\s+$/);

const toSet = (words: string) => new Set(words.split(' '));

const PARTICLES: Record<string, () => Particles> = {
  deu: lazily(() => ({
    ambiguous: toSet('ab an auf aus bei durch ein entgegen gegenüber hinter mit nach statt über um unter vor wider zu'),
    plain: toSet(
      'auseinander bereit bevor bloß da dabei dafür daran darauf davon dazu dazwischen empor entlang entzwei fern fest fort frei heim her ' +
        'herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus hinein hinterher hinunter hinweg hinzu ' +
        'hoch kaputt kennen klar los nieder raus rein teil überein umher vorbei voran voraus vorher vorüber weg weiter wieder ' +
        'zurecht zurück zusammen zuvor',
    ),
    followers: toSet('und oder aber sondern denn doch als wie zu'),
    isVerb: /^(?:\p{Ll}+e[lr]?|\p{Ll}*tu)n$/u,
  })),
  nld: lazily(() => ({
    ambiguous: toSet('aan af bij door in mee na om onder op over tegen toe uit voor'),
    plain: toSet(
      'binnen dicht heen klaar kwijt langs los neer open samen tegemoet terug vast verder vooruit voorbij vrij weg',
    ),
    followers: toSet('en of maar want dan als te'),
    isVerb: /^\p{Ll}+(?:e|aa|oe|ie|ij)n$/u,
  })),
};

/**
 * Finds separated verbs in the clause: `räumt das Zimmer auf` is `aufräumt`, a form of `aufräumen`, whether the pointer is on the verb or
 * on its particle. If the deck does not know the form, the bare verb's card is tried: `aufräumen` by way of `räumen`.
 *
 * @param findForms - Finds the words that a form belongs to, which are also tried: `aufräumen` for `aufräumt`.
 */
export function findSeparableLeads(
  word: PointedWord,
  index: WordIndex,
  findForms: (form: PointedWord) => Lead[] = () => [],
): Lead[] {
  const particles = PARTICLES[word.language]?.();
  if (!particles) return [];
  const clause = findClause(word.text, word.offset, word.language);
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
      .find(new Set([verb.text, ...(mayBeImperative(clause, verb) ? [`${verb.text}e`] : [])]))
      .map(cardKey)
      .filter((key) => particles.isVerb.test(key));
    const leads = [verb.text, ...new Set(infinitives)].map((form) => toLead(word, particle.text + form, fields));
    const key = particle.text + verb.text;
    return [...leads, ...findForms({ ...word, key }).map((lead) => ({ ...lead, ...fields }))];
  });
}

/** Whether a word may be an imperative without its `e`, which decks seldom contain: `Ruf mich an` for `rufe`. */
function mayBeImperative(clause: readonly ClauseWord[], verb: ClauseWord): boolean {
  const before = clause[clause.indexOf(verb) - 1];
  return !before || /^(?:bitte|und|dann)$/.test(before.text);
}

/** Possible verbs and particles of the clause, the likeliest first. One of the two is the pointed word. */
function findPairs(
  { text: sentence, offset }: PointedWord,
  clause: readonly ClauseWord[],
  particles: Particles,
): [verb: ClauseWord, particle: ClauseWord][] {
  const place = clause.findIndex(({ start, end }) => start <= offset && offset < end);
  const pointed = clause[place];
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
  if (isParticle(pointed, place)) {
    // The nearest preceding word that forms a verb with the particle is its verb.
    return clause
      .slice(0, place)
      .reverse()
      .map((verb) => [verb, pointed]);
  }
  return clause
    .map((particle, at) => ({ particle, at }))
    .filter(({ particle, at }) => at > place && isParticle(particle, at))
    .reverse()
    .map(({ particle }) => [pointed, particle]);
}

/**
 * Finds the verb of an infinitive or participle with an inner syllable: `aufzuräumen` and `aufgeräumt` belong to `aufräumen`. Other words
 * also contain such syllables (`angenehm`, `Angebot`), so use this only for words without a card.
 */
export function findJoinedLeads(word: PointedWord): Lead[] {
  const particles = PARTICLES[word.language]?.();
  if (!particles) return [];
  const { ambiguous, plain, isVerb } = particles;
  const syllable =
    word.language === 'deu'
      ? /^(?:zu(?=.+n$)|ge(?=.+(?:t|en)(?:e[mnrs]?)?$))/u
      : /^(?:te(?=.+n$)|ge(?=.+(?:[td]|en)e?$))/u;
  const accepts: Lead['accepts'] = (match) => isVerb.test(cardKey(match)) && fitsCapital(word, match);
  return [...ambiguous, ...plain].flatMap((particle) => {
    if (!word.key.startsWith(particle)) return [];
    const rest = word.key.slice(particle.length);
    const verb = rest.replace(syllable, '');
    return verb === rest ? [] : [toLead(word, particle + verb, { rule: 'stem', accepts })];
  });
}

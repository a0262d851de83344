import { toWordKey } from '../language/normalise.ts';

/** What tells verbs from other words where they are written alike: `il porte`, `la porte`. */
interface VerbPlaces {
  /** How the words of verbs end in a deck. */
  verb: RegExp;
  /** A verb follows, or one of `between`. */
  before: ReadonlySet<string>;
  /** May stand between those and the verb; by itself it is as often an article. */
  between: ReadonlySet<string>;
  /** Something else follows: articles and what stands in their place. */
  beforeOthers: ReadonlySet<string>;
}

const toSet = (words: string) => new Set(words.split(' '));

const PLACES: Record<string, VerbPlaces> = {
  deu: {
    verb: /^\p{Ll}.*n$/u,
    before: toSet('ich du er es man wir wer niemand'),
    between: new Set(),
    beforeOthers: toSet('der die das den dem des ein eine einen einem einer eines'),
  },
  fra: {
    verb: /(?:er|ir|dre|ttre|[êî]tre|ire|clure|uivre|[^l]ivre|ompre|aincre)$/,
    before: toSet("je j' tu il elle on nous vous ils elles ne n' me m' te t' se s'"),
    between: toSet("le la l' les lui leur y en"),
    beforeOthers: toSet(
      "le la l' les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses leurs nos vos",
    ),
  },
  ita: {
    verb: /(?:r[er]e|rsi|[aei]re)$/,
    before: toSet('io tu lui lei noi voi non mi ti si ci vi'),
    between: toSet('lo la li le gli ne'),
    beforeOthers: toSet("il lo la l' i gli le un uno una un' del della dei delle al alla ai alle nel nella nei nelle"),
  },
  por: {
    verb: /[aeiô]r$/,
    before: toSet('eu tu ele ela eles elas você vocês não se me te lhe lhes'),
    between: toSet('o a os as'),
    beforeOthers: toSet(
      'o a os as um uma uns umas do da dos das no na nos nas ao à aos às este esta esse essa meu minha',
    ),
  },
  spa: {
    verb: /[aeií]r(?:se)?$/,
    before: toSet(
      'yo tú él ella usted nosotros ellos ellas ustedes no me te se nos os le les ' +
        'he has ha hemos han haya hayan había habías habíamos habían habría habrían',
    ),
    between: toSet('lo la los las'),
    beforeOthers: toSet('el la los las un una unos unas del al este esta estos estas mi mis tu tus su sus'),
  },
};

export type Place = 'verb' | 'other' | undefined;

/**
 * What the words before a place of a text let one expect there: `verb` behind a pronoun that is its subject or object, `other` behind an
 * article, `undefined` where they tell nothing.
 */
export function findPlace(text: string, start: number, language: string): Place {
  const places = PLACES[language];
  if (!places) return undefined;
  const before = text
    .slice(0, start)
    .split(/(?<=['’])|\s+/)
    .filter((word) => word !== '');
  const words = before.map((word) => toWordKey(word, language));
  const near = words.findLast((word) => !places.between.has(word));
  if (near !== undefined && places.before.has(near)) return 'verb';
  return places.beforeOthers.has(words.at(-1) ?? '') ? 'other' : undefined;
}

/** Whether a word of a deck is a verb by its ending; some nouns end so, too. */
export function isVerb(word: string, language: string): boolean {
  return PLACES[language]?.verb.test(word) ?? false;
}

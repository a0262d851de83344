import { lazily } from '../language/lazily.ts';
import { toWordKey } from '../language/normalise.ts';

/** What tells verbs from other words where they are written alike: `il porte`, `la porte`. */
interface VerbPlaces {
  /** How the words of verbs end in a deck. */
  verb: RegExp;
  /** A verb follows, or one of `between`. */
  before: ReadonlySet<string>;
  /** May stand between those and the verb; by itself it is as often an article. */
  between: ReadonlySet<string>;
  /** A participle follows, or one of `adverbs`. */
  auxiliaries?: ReadonlySet<string>;
  adverbs?: ReadonlySet<string>;
  /** How participles end. */
  participle?: RegExp;
  /** Something else follows: articles and what stands in their place. */
  beforeOthers: ReadonlySet<string>;
}

const toSet = (words: string) => new Set(words.split(' '));

const PLACES: Record<string, () => VerbPlaces> = {
  deu: lazily(() => ({
    verb: /^\p{Ll}.*n$/u,
    before: toSet('ich du er es man wir wer niemand'),
    between: new Set(),
    beforeOthers: toSet('der die das den dem des ein eine einen einem einer eines'),
  })),
  fra: lazily(() => ({
    verb: /(?:er|ir|dre|ttre|[êî]tre|ire|clure|uivre|[^l]ivre|ompre|aincre)$/,
    before: toSet("je j' tu il elle on nous vous ils elles qui ça cela ne n' me m' te t' se s'"),
    between: toSet("le la l' les lui leur y en"),
    auxiliaries: toSet(
      'ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait aurions auriez auraient ' +
        'aie ait aient ayant avoir suis es est sommes êtes sont étais était étions étaient sera seront serait été être fut',
    ),
    adverbs: toSet('pas plus jamais toujours déjà bien aussi souvent tout mal trop encore'),
    participle: /(?:[éiu]e?s?|[^e]ts?)$/,
    beforeOthers: toSet(
      "le la l' les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses leurs nos vos",
    ),
  })),
  ita: lazily(() => ({
    verb: /(?:r[er]e|rsi|[aei]re)$/,
    before: toSet('io tu lui lei noi voi non mi ti si ci vi'),
    between: toSet('lo la li le gli ne'),
    auxiliaries: toSet(
      'ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano avrebbe avere aver avendo ' +
        'sono sei è siamo siete era erano sarà sarebbe essere stato stata stati state',
    ),
    adverbs: toSet('già mai sempre ancora più anche sempre mica'),
    participle: /(?:[aiu]t|[^aeiou][st]|[aeiou]s)[aeio]$/,
    beforeOthers: toSet("il lo la l' i gli le un uno una un' del della dei delle al alla ai alle nel nella nei nelle"),
  })),
  por: lazily(() => ({
    verb: /[aeiô]r$/,
    before: toSet('eu tu ele ela eles elas você vocês não se me te lhe lhes'),
    between: toSet('o a os as'),
    auxiliaries: toSet('tem têm temos tenho tinha tinham tínhamos teria teriam ter tendo'),
    adverbs: toSet('já sempre nunca ainda'),
    participle: /(?:d|[st])o$/,
    beforeOthers: toSet(
      'o a os as um uma uns umas do da dos das no na nos nas ao à aos às este esta esse essa meu minha',
    ),
  })),
  spa: lazily(() => ({
    verb: /[aeií]r(?:se)?$/,
    before: toSet('yo tú él ella usted nosotros ellos ellas ustedes no me te se nos os le les'),
    between: toSet('lo la los las'),
    auxiliaries: toSet(
      'he has ha hemos han haya hayan había habías habíamos habían habría habrían hubiera haber habiendo sido',
    ),
    adverbs: toSet('ya siempre nunca'),
    participle: /[dht]o$/,
    beforeOthers: toSet('el la los las un una unos unas del al este esta estos estas mi mis tu tus su sus'),
  })),
};

/**
 * What the words before a stretch of a text let one expect there: `verb` behind a pronoun that is its subject or object, or where a participle
 * stands behind an auxiliary; `other` behind an article; `undefined` where they tell nothing.
 */
export function findPlace(
  text: string,
  { start, end }: { start: number; end: number },
  language: string,
): 'verb' | 'other' | undefined {
  const places = PLACES[language]?.();
  if (!places) return undefined;
  const before = text
    .slice(0, start)
    .split(/(?<=['’])|\s+/)
    .filter((word) => word !== '');
  const words = before.map((word) => toWordKey(word, language));
  const beforeWithout = (skipped: ReadonlySet<string> | undefined) =>
    words.findLast((word) => !skipped?.has(word)) ?? '';
  if (places.before.has(beforeWithout(places.between))) return 'verb';
  const isParticiple = places.participle?.test(toWordKey(text.slice(start, end), language));
  if (isParticiple && places.auxiliaries?.has(beforeWithout(places.adverbs))) return 'verb';
  return places.beforeOthers.has(words.at(-1) ?? '') ? 'other' : undefined;
}

/** Whether a word of a deck is a verb by its ending; some nouns end so, too. */
export function isVerb(word: string, language: string): boolean {
  return PLACES[language]?.().verb.test(word) ?? false;
}

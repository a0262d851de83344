import { lazily } from '../language/lazily.ts';
import { toWordKey } from '../language/normalise.ts';
import type { LookupEntry } from '../messaging/lookup-views.ts';

/** Word lists that tell verbs from other words where they are written alike: `il porte`, `la porte`. */
interface VerbPlaces {
  /** How the words of verbs end in a deck; absent where they end like other words, as in English. */
  verb?: RegExp;
  /** Whether the dictionary form is a finite form, too: Dutch `wij leven`. */
  hasFiniteInfinitives?: true;
  /** A verb follows, or one of `between`. */
  before: ReadonlySet<string>;
  /** May stand between those and the verb; alone it is as often an article. */
  between?: ReadonlySet<string>;
  /** An infinitive follows: English `to`. */
  beforeInfinitive?: ReadonlySet<string>;
  /** A participle follows, or one of `adverbs`. */
  auxiliaries?: ReadonlySet<string>;
  /** Forms of "to be", to seem and to remain: an adjective follows, or one of `adverbs`, unless the word is a participle of `auxiliaries`. */
  copulas?: ReadonlySet<string>;
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
    hasFiniteInfinitives: true,
    before: toSet('ich du er es man wir wer niemand'),
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
    copulas: toSet(
      'suis es est sommes êtes sont étais était étions étaient sera seront serait seraient soit soient été être fut furent ' +
        'devient deviennent devenir devenu devenue semble semblent semblait paraît paraissent reste restent restait',
    ),
    adverbs: toSet(
      'pas plus jamais toujours déjà bien aussi souvent tout mal trop encore très si assez moins vraiment',
    ),
    // Not -ant, -ent and -que, which are adjectives: `il est violent`.
    participle: /(?:[éi]e?s?|(?<![gq])ue?s?|(?:[iru]|ai|[oei]in)te?s?|[iu]se?s?)$/,
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
    copulas: toSet(
      'sono sei è siamo siete ero eri era eravamo erano sarà saranno sarebbe sarebbero sia siano fu furono essere stato stata stati ' +
        'state diventa diventano diventare diventato sembra sembrano sembrava pare resta restano rimane rimangono',
    ),
    adverbs: toSet('già mai sempre ancora più anche mica molto così troppo tanto meno non davvero'),
    // Not -nto: `è pronta`.
    participle: /(?:[aiu]t|[^aeioun][st]|[aeiou]s|[iu]nt)[aeio]$/,
    beforeOthers: toSet("il lo la l' i gli le un uno una un' del della dei delle al alla ai alle nel nella nei nelle"),
  })),
  por: lazily(() => ({
    verb: /[aeiô]r$/,
    before: toSet('eu tu ele ela eles elas você vocês não se me te lhe lhes'),
    between: toSet('o a os as'),
    auxiliaries: toSet('tem têm temos tenho tinha tinham tínhamos teria teriam ter tendo'),
    copulas: toSet(
      'sou és é somos são era eram foi foram seja sejam será serão seria seriam ser sendo sido estou está estamos estão estava estavam ' +
        'esteve esteja estar fica ficam ficou ficar ficava parece parecem parecia continua continuam',
    ),
    adverbs: toSet('já sempre nunca ainda muito mais tão bem bastante menos quase'),
    participle: /[dst][oa]s?$/,
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
    copulas: toSet(
      'soy eres es somos sois son era eras eran fue fueron sea sean será serán sería serían ser siendo sido estoy estás está estamos ' +
        'están estaba estaban estuvo estuvieron esté estén estar parece parecen parecía queda quedan quedó sigue siguen seguía',
    ),
    adverbs: toSet('ya siempre nunca muy más tan bastante menos casi demasiado'),
    participle: /[dht][oa]s?$/,
    beforeOthers: toSet('el la los las un una unos unas del al este esta estos estas mi mis tu tus su sus'),
  })),
  eng: lazily(() => ({
    before: toSet('i you he she it we they who'),
    between: toSet('never always also just only really ever'),
    beforeInfinitive: toSet(
      "to can could will would shall should may might must cannot can't won't don't doesn't didn't couldn't wouldn't shouldn't",
    ),
    auxiliaries: toSet("have has had having haven't hasn't hadn't i've you've we've they've"),
    adverbs: toSet('not never always already just also ever only recently'),
    participle: /(?:[dtn]|[mn]e|un[gk]|um)$/,
    beforeOthers: toSet(
      'the a an this these my your his her its our their some any no every each another many of in on at for with from by into',
    ),
  })),
  nld: lazily(() => ({
    verb: /(?:en|aan|oen|ien|zijn)$/,
    hasFiniteInfinitives: true,
    before: toSet('ik jij je hij zij ze wij we jullie u men wie er'),
    beforeOthers: toSet('de een mijn jouw uw haar ons onze hun elke ieder iedere geen deze'),
  })),
  pol: lazily(() => ({
    verb: /(?:ć|[^aeiouyąęó]c|się)$/,
    before: toSet('ja ty on ona ono my wy oni one nie się kto'),
    beforeOthers: toSet('do od z ze w we na o przy pod nad przez dla bez po za przed między ten ta tego tej tym tych'),
  })),
  rus: lazily(() => ({
    verb: /(?:ть|ти|чь)(?:ся|сь)?$/,
    before: toSet('я ты он она оно мы вы они не кто'),
    beforeOthers: toSet('из от до без для в во на с со к о об у при под над про через между по этот эта этой этого'),
  })),
  swe: lazily(() => ({
    verb: /(?:[aå]s?|ö|^\p{L}{1,2}[eoy])$/u,
    hasFiniteInfinitives: true,
    before: toSet('jag du han hon vi ni man'),
    beforeOthers: toSet(
      'en ett min mitt mina din ditt dina sin sitt sina vår vårt våra ingen inget inga någon varje denna',
    ),
  })),
};

/** Kinds of words that one may expect at a position of a text: any verb, one that is not in its dictionary form, one that is, no verb. */
export type ExpectedKind = 'verb' | 'inflected-verb' | 'infinitive' | 'other';

/**
 * Decides which kind of word the words before a stretch of a text announce: a verb behind a pronoun that is its subject or object, or where
 * a participle stands behind an auxiliary; `other` behind an article or a form of "to be"; `undefined` where they announce nothing.
 */
export function findExpectedKind(
  text: string,
  { start, end }: { start: number; end: number },
  language: string,
): ExpectedKind | undefined {
  const places = PLACES[language]?.();
  if (!places) return undefined;
  const { hasFiniteInfinitives, before, between, auxiliaries, copulas, adverbs, beforeInfinitive, beforeOthers } =
    places;
  const key = toWordKey(text.slice(start, end), language);
  // `I would` is not a form of `will`.
  if (beforeInfinitive?.has(key)) return undefined;
  const words = text
    .slice(0, start)
    .split(language === 'eng' ? /\s+/ : /(?<=['’])|\s+/)
    .filter((word) => word !== '')
    .map((word) => toWordKey(word, language));
  const nearest = (skipped?: ReadonlySet<string>) => words.findLast((word) => !skipped?.has(word)) ?? '';
  if (before.has(nearest(between))) return hasFiniteInfinitives ? 'verb' : 'inflected-verb';
  if (beforeInfinitive?.has(nearest(between))) return 'infinitive';
  const isParticiple = places.participle?.test(key);
  if (isParticiple && auxiliaries?.has(nearest(adverbs))) return 'inflected-verb';
  if (!isParticiple && copulas?.has(nearest(adverbs))) return 'other';
  return beforeOthers.has(nearest()) ? 'other' : undefined;
}

/**
 * Guesses whether a card is a verb by the ending of its word; some nouns end alike. Where verbs have no ending of their own, the ending
 * of the first meaning decides: English `leave` is "verlassen".
 */
export function isVerb({ word, meanings, pair }: Pick<LookupEntry, 'word' | 'meanings' | 'pair'>): boolean {
  const [from, to] = [pair.slice(0, 3), pair.slice(4, 7)];
  const verb = PLACES[from]?.().verb;
  return verb ? verb.test(word) : (PLACES[to]?.().verb?.test(meanings[0] ?? '') ?? false);
}

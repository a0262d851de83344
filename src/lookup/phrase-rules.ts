import { lazily } from '../language/lazily.ts';

/** The order of a language's verb phrases in a deck: `look up` and `tycka om`, or `in Frage stellen`. */
export type VerbOrder = 'first' | 'last';

/** Rules for phrases whose words are inflected or separated. All words are in lower case. */
export interface PhraseRules {
  verb: VerbOrder;
  /** Endings of an adjective, and those that it may have in a deck's phrase: `roten Faden` of `roter Faden`. */
  agreement?: readonly [ending: RegExp, others: readonly string[]];
  /** Words that may stand between a verb and the rest of its phrase: adverbs, negations, pronouns. */
  between: ReadonlySet<string>;
  /** Particles that end a phrase of a verb and an object: `look the word up`. */
  particles?: ReadonlySet<string>;
  /** Particles that are prepositions as well: they are particles only at the end of a clause or before `followers`. */
  ambiguous?: ReadonlySet<string>;
  followers?: ReadonlySet<string>;
  /** Words that begin an object, or are one. */
  objects?: ReadonlySet<string>;
  /** Words that no object contains. */
  barriers?: ReadonlySet<string>;
}

export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ROMANCE = (between: string, ending: RegExp, others: string, more: Partial<PhraseRules> = {}): PhraseRules => ({
  verb: 'first',
  agreement: [ending, others.split('|')],
  between: toSet(between),
  ...more,
});

const SLAVIC = (ending: RegExp, others: string, between: string): PhraseRules => ({
  verb: 'first',
  agreement: [ending, others.split('|')],
  between: toSet(between),
});

const RULES: Readonly<Record<string, () => PhraseRules>> = {
  eng: lazily(() => ({
    verb: 'first',
    between: toSet('not never always also just really often still even only already'),
    particles: toSet(
      'up down out off in on away back over through around along about by apart together aside forward ahead across under to',
    ),
    ambiguous: toSet('up down off in on over through around along about by across under to'),
    followers: toSet(
      'and or but when if because before after again with for to from in on at today tomorrow yesterday now then later ' +
        'immediately quickly early late soon so while until as tonight too completely last next first at once',
    ),
    objects: toSet(
      'the a an this that these those my your his her its our their some any no every each another all both it him them me us you ' +
        'myself yourself himself herself itself ourselves themselves everything something anything nothing everyone someone one two ' +
        'three many several',
    ),
    barriers: toSet(
      'of in on at to for with from by into onto about over under through and or but that who which what when if because as than is are ' +
        'was were be been am has have had do does did will would can could should may might must not i he she we they up down out off ' +
        'away back there here where while like towards toward across along around against between',
    ),
  })),
  deu: lazily(() => ({
    verb: 'last',
    agreement: [/(?:e[nmsr]?)?$/u, ['', 'e', 'er', 'es', 'en']],
    between: toSet('zu'),
    followers: toSet('und oder aber sondern denn doch als wie zu'),
    objects: toSet(
      'der die das den dem des ein eine einen einem einer eines mein meine meinen meinem dein deine deinen deinem sein seine seinen ' +
        'seinem ihr ihre ihren ihrem unser unsere unseren unserem diese dieser dieses diesen diesem jede jeder jedes jeden jedem am im ' +
        'zum zur vom beim ins ans mit von in an auf aus bei nach für über unter vor hinter neben zwischen durch gegen ohne um wegen',
    ),
  })),
  nld: lazily(() => ({
    verb: 'last',
    agreement: [/e?$/u, ['', 'e']],
    between: toSet('te'),
    followers: toSet('en of maar want dan als te'),
    objects: toSet(
      'de het een mijn jouw je zijn ons onze hun uw deze dit die dat elke elk iedere ieder met van in aan op uit bij naar voor over ' +
        'onder achter naast tussen door tegen zonder om',
    ),
  })),
  swe: lazily(() => ({
    verb: 'first',
    agreement: [/(?:tt|t|a|e)?$/u, ['', 't', 'a', 'e', 'tt']],
    between: toSet(
      'inte aldrig alltid också verkligen ju väl nog mycket så ofta redan bara ännu egentligen jag du han hon vi ni de dom man den det ' +
        'mig dig honom henne oss er dem',
    ),
    particles: toSet(
      'av på upp ut in ner ned om till med bort hem fram igen ihop loss fast isär åt igång tillbaka över under vid',
    ),
    ambiguous: toSet('av på in om till med över under vid åt'),
    followers: toSet('och men eller när om för som i på nu sedan igen idag imorgon direkt'),
    barriers: toSet(
      'i på av till från med om för och men eller att som när om är var har hade ska skulle kan inte över under vid hos',
    ),
  })),
  nor: lazily(() => ({
    verb: 'first',
    agreement: [/(?:tt|t|e)?$/u, ['', 't', 'e', 'tt']],
    between: toSet(
      'ikke aldri alltid også virkelig jo vel nok veldig så ofte allerede bare ennå jeg du han hun vi dere de man den det meg deg ham henne ' +
        'oss dem',
    ),
    particles: toSet('av på opp ut inn ned om til med bort hjem fram frem igjen sammen løs fast tilbake over'),
    ambiguous: toSet('av på om til med over'),
    followers: toSet('og men eller når om for som i på nå siden igjen straks'),
    barriers: toSet(
      'i på av til fra med om for og men eller at som når er var har hadde skal skulle kan ikke over under ved hos',
    ),
  })),
  dan: lazily(() => ({
    verb: 'first',
    agreement: [/(?:t|e)?$/u, ['', 't', 'e']],
    between: toSet(
      'ikke aldrig altid også virkelig jo vel nok meget så ofte allerede bare endnu jeg du han hun vi i de man den det mig dig ham hende os ' +
        'jer dem',
    ),
    particles: toSet('af på op ud ind ned om til med bort hjem frem igen sammen løs fast tilbage over'),
    ambiguous: toSet('af på om til med over'),
    followers: toSet('og men eller når hvis for som i på nu siden igen straks'),
    barriers: toSet(
      'i på af til fra med om for og men eller at som når er var har havde skal skulle kan ikke over under ved hos',
    ),
  })),
  fra: lazily(() =>
    ROMANCE(
      'pas plus jamais rien guère point toujours souvent bien beaucoup très trop aussi encore déjà vraiment tout assez si tellement presque ' +
        'même peut-être donc surtout absolument',
      /(?:es|e|s)?$/u,
      '|e|s|es',
      { objects: toSet("ne n'") },
    ),
  ),
  spa: lazily(() =>
    ROMANCE(
      'mucho muy siempre nunca ya también tanto más no tan bien bastante todavía aún casi demasiado realmente jamás poco',
      /(?:[oa]s?|es?|s)?$/u,
      '|o|a|os|as|e|es',
      { objects: toSet('a al') },
    ),
  ),
  por: lazily(() =>
    ROMANCE(
      'muito sempre nunca já também tanto mais não tão bem bastante ainda quase demais realmente jamais pouco mesmo',
      /(?:[oa]s?|es?|s)?$/u,
      '|o|a|os|as|e|es',
    ),
  ),
  glg: lazily(() =>
    ROMANCE('moito sempre nunca xa tamén tanto máis non tan ben', /(?:[oa]s?|es?|s)?$/u, '|o|a|os|as|e|es'),
  ),
  cat: lazily(() => ROMANCE('molt sempre mai ja també tant més no tan bé pas', /(?:es|os|a|s)?$/u, '|a|s|es|os')),
  ita: lazily(() =>
    ROMANCE(
      'molto sempre mai già anche tanto più non così bene ancora quasi troppo davvero poco ben spesso proprio mica',
      /[oaie]$/u,
      'o|a|i|e',
    ),
  ),
  ron: lazily(() => ROMANCE('mult mereu niciodată deja și mai nu bine', /(?:ă|e|i|a)?$/u, '|ă|e|i')),
  rus: lazily(() =>
    SLAVIC(
      /(?:[ое]го|[ое]му|[ыи]ми|[ыи]м|[ое]м|[ыи]х|ая|яя|ую|юю|[ое]й|ое|ее|ые|ие|ый|ий)$/u,
      'ый|ий|ой|ая|яя|ое|ее|ые|ие',
      'не очень всегда никогда уже тоже ещё больше',
    ),
  ),
  ukr: lazily(() =>
    SLAVIC(
      /(?:ого|ому|ими|им|ім|их|ій|ої|ою|а|у|е|і|ий)$/u,
      'ий|ій|а|я|е|є|і',
      'не дуже завжди ніколи вже теж ще більше',
    ),
  ),
  pol: lazily(() =>
    SLAVIC(
      /(?:iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|ią|ą|ie|e|ia|a|y|i)$/u,
      'y|i|a|ia|e|ie',
      'nie się bardzo zawsze nigdy już też jeszcze więcej',
    ),
  ),
  ces: lazily(() =>
    SLAVIC(
      /(?:ého|ího|ému|ímu|ými|ími|ých|ích|ým|ím|ém|ou|é|á|í|ý)$/u,
      'ý|á|é|í',
      'ne se si velmi vždy nikdy už také ještě více',
    ),
  ),
};

const OTHERS: PhraseRules = { verb: 'first', between: new Set() };

export const getPhraseRules = (language: string): PhraseRules => RULES[language]?.() ?? OTHERS;

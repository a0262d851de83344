import { type Inflection, ofShape, toList } from './inflection.ts';

const toRule = (shape: string, ...words: string[]) => ofShape(`^${shape}`, ...words);

/** Plurals of the noun classes, and what their words begin with: watoto, walimu, vitabu, milima, mayai, kuta. */
const CLASSES = toList(
  'wa=m wa=mwa we=mwi wai=mwi mi=m mie=mwe mia=mwa vi=ki vy=ch ma=ji me=ji ma= ny=u nd=ul mb=ub ny=w =u',
).map((pair) => pair.split('='));

const SUBJECT = '(?:ni|u|a|tu|m|mu|wa|ki|vi|i|zi|li|ya|ku|pa)';
const TENSE = '(?:na|li|ta|mesha|me|ka|ngali|nge|ki|taka)';
const OBJECT = '(?:ni|ku|mw?|tu|wa|ki|vi|i|zi|li|ya|ji)';
const WHICH = '(?:ye|o|yo|cho|vyo|lo|zo|po)';
/** What stands before a verb in its sentence: ana, zilizo, ulivyo, ku; and with whom it is about: kumw. */
const BEFORE_VERB = ['', OBJECT].map((object) => `(?:${SUBJECT}${TENSE}${WHICH}?|ku)${object}`);
const NOT = '(?:si|hu|ha(?:tu|m|wa|i|zi|ki|vi|li|ya|ku)?)';

/** A card has the stem or the infinitive: soma, kusoma. */
const toVerb = (shape: string, stem: string) => toRule(shape, `ku${stem}`, stem);

export const inflection: Inflection = {
  endings: [
    // Nouns in the plural, and at a place: watoto, shuleni, vitandani.
    ...CLASSES.flatMap(([many = '', one = '']) => [
      ...(many === '' ? [] : toRule(`${many}(.{2,})`, `${one}$1`)),
      ...toRule(`${many}(.{2,})ni`, `${one}$1`),
    ]),
    ...toRule('meno', 'jino'),
    ...toRule('wanawake', 'mwanamke'),
    ...toRule('wanaume', 'mwanamume'),
    ...toRule('(.{3,})ni', '$1'),
    ...toRule('(.{3,})', 'u$1'),
    // Adjectives: mzuri, wazuri, kizuri, jipya.
    ...toRule('(?:mw?|wa|ki|vi|mi|ma|ny?|ch|vy|ji|pa|ku|w)(.{2,})', '$1'),
    // Verbs: anasoma, alikisoma, aliyesoma, husoma.
    ...toVerb(`${SUBJECT}${TENSE}(.{2,})`, '$1'),
    ...toVerb(`${SUBJECT}${TENSE}${WHICH}?${OBJECT}(.{2,})`, '$1'),
    ...toVerb(`${SUBJECT}${TENSE}${WHICH}(.{2,})`, '$1'),
    ...toVerb(`nina(.{2,})|na(.{3,})`, '$1$2'),
    ...toVerb('(?:hu|kuto|kuji|ku)(.{2,})', '$1'),
    ...toVerb(`ku${OBJECT}(.{3,})`, '$1'),
    // Negation and wishes: hasomi, hatutasoma, hakusoma; asome, tumwone, someni.
    ...toVerb(`${NOT}${OBJECT}?(.+)i`, '$1a'),
    ...toVerb(`${NOT}(?:ta|ku|ja|nge)${OBJECT}?(.{2,})`, '$1'),
    ...toVerb(`${NOT}(?:ta|ku|ja|nge)(.{2,})`, '$1'),
    ...toVerb(`${SUBJECT}(?:si)?(.+)e`, '$1a'),
    ...toVerb(`${SUBJECT}${OBJECT}(.+)e`, '$1a'),
    ...toVerb(`(.+)(?:e|eni)`, '$1a'),
    ...toVerb(`(.{2,})`, '$1'),
    // What was done: linasomwa, zilizotolewa, unasumbuliwa, alihukumiwa; and for whom: tuandikie, anakumbushia.
    ...BEFORE_VERB.flatMap((before) => [
      ...toVerb(`${before}(.+?)(?:l?[ie])?wa`, '$1a'),
      ...['$1i', '$1u'].flatMap((stem) => toVerb(`${before}(.+)iwa`, stem)),
      ...toVerb(`${before}(.+)l?[ie]a`, '$1a'),
    ]),
    ...toVerb(`${SUBJECT}${OBJECT}?(.+?)l?[ie]e`, '$1a'),
    // Words that agree in their first letters: ambao, wengi, mengine, nyingi, mwingine.
    ...toRule('amba.+', 'amba'),
    ...toRule('(?:w|m)e(ng.+)', 'i$1', '-i$1'),
    ...toRule('(?:mw?|w|ny|k|v|z|p)(ing.+)', '$1', '-$1'),
  ],
};

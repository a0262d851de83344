import { type Endings, type Inflection, toList } from './inflection.ts';

const CASES = '(?:sse|s|st|le|l|lt|ks|ni|na|ta|ga)';
/** Behind the vowel that the genitive ends in. */
const ONE = `(?:d|t|${CASES})?`;
const MANY = `(?:(?:te|de)${CASES}?|id|sid|i${CASES}|e)`;
const VOWEL = '[aeiu]';

/** Very, even: paluski, minagi. */
const EVEN = '(?:(?<=[bdgptkfhsš])ki|(?<=[aeiouõäöüjlmnrv])gi)?';

/** What looks like an ending may be the word's own (kabiini, üritaks), so that the longest is tried, and then the shortest. Groups are counted from 2. */
function toRules(shape: string, before: string, instead: readonly string[] = ['']): Endings[] {
  // Its first group is empty, so that the others have the numbers that they have below.
  const when = new RegExp(`()(?:${shape})${EVEN}$`, 'u');
  return ['(.*?)', '(.*)'].map((start) => ({
    endings: [''],
    instead,
    when,
    undo: [new RegExp(`^${start}(?:${shape})${EVEN}$`, 'u'), `$1${before}`],
  }));
}

/** Consonants that are weak in other forms, and what they are in the card's word: jala, leiva, toa, riigi; naise, hamba. */
const GRADES: readonly [string, string][] = [
  ...toList(
    'l=lg r=rg lj=lg rj=rg l=ld n=nd v=b v=p m=mb j=d ll=ld rr=rd nn=nd mm=mb d=t b=p g=k s=ss h=ht kk=k pp=p tt=t',
  ).map((pair) => pair.split('=') as [string, string]),
  ['(?<=[aeiouõäöü])', 'g'],
  ['(?<=[aeiouõäöü])', 'd'],
  ['(?<=[aeiouõäöü])', 'k'],
  ['p', 'pp'],
  ['t', 'tt'],
  ['k', 'kk'],
];

/** Strong before the e of the genitive: mõtte, suhte, tunde, riide. */
const STRONG = toList('tt=t pp=p kk=k ht=h nd=nn ld=ll rd=rr mb=mm k=g p=b t=d d=').map(
  (pair) => pair.split('=') as [string, string],
);
/** Stems that are unlike their word: mehe, tööaja. */
const STEMS = toList(
  'mehe=mees mees=mees vee=vesi käe=käsi mee=mesi uue=uus täie=täis aja=aeg loo=lugu rea=rida jõe=jõgi mäe=mägi õe=õde poe=pood toa=tuba roa=roog näo=nägu südame=süda las=laps',
).map((pair) => pair.split('=') as [string, string]);

const PERSON = '(?:n|d|b|me|te|vad)';
const VERB = `(?:${PERSON}|s(?:in|id|ime|ite)?|nud|nuks|ks(?:in|id|ime|ite)?|da|[dt]es|v(?:a${CASES}?|ad|at|aid)?|ma(?:ta|s|st)|mi(?:ne|se)|gu|ge|)`;
const PASSIVE = '(?:t?tud|takse|ti|taks|tav(?:a|ad|at|aid)?|ta)';

const IRREGULAR = {
  olema: 'on oli olin olid olime pole polnud poleks olla ole',
  minema: 'lähe lähen lähed läheb läheme lähevad läheks läks läksin läksid minna läinud mindi',
  tulema: 'tuli tulin tulid tulla',
  tegema: 'tegi tegin tegid teha teinud tehtud tehakse tehti',
  nägema: 'nägi nägin nägid näha näinud nähtud',
  ütlema: 'öelda öelnud öeldud öeldakse öeldi',
  hea: 'parem paremad parim hästi paremini',
  pidama: 'pean pead peab peame peavad peaks peaksid pidi pidin pidid',
  sööma: 'sõi sõin süüa',
  jooma: 'jõi jõin juua',
  saama: 'said sai sain',
  tooma: 'tõi tõin tuua',
  panema: 'pani panna',
  mees: 'mehi',
  vesi: 'vett',
  käsi: 'kätt',
  uus: 'uut',
  laps: 'lapsi',
  teadma: 'tean teab teame teavad teada',
  jääma: 'jäi jäin',
  lööma: 'lõi lüüa',
  mina: 'ma mu mind mul mulle must minul minule minust minuga minult',
  sina: 'sa su sind sul sulle sust sinul sinule sinust sinuga sinult',
  tema: 'ta teda tal talle temal temale temast temaga temalt',
  meie: 'me meid meil meile meist meilt',
  teie: 'te teid teil teile teilt',
  nemad: 'nad neid neil neile neist nende nendel nendele nendest nendega',
  see: 'selle seda sel sellel sellele sellest selles sellesse sellega selleks sellelt selleta need neid neil neist nende nendes nendest nendel nendele nendega',
  too: 'tolle toda tol tollel tollest',
  mis: 'mille mida millel millele millest milles millega milleks',
  kes: 'kelle keda kel kellel kellele kellest kellega kellelt',
  miski: 'midagi millegi millestki millegagi',
  keegi: 'kedagi kellegi kellelegi kellegagi',
  ise: 'enda end ennast endal endale endast endaga enese enesest',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: majas, koolid, koera, kassile; majade, kasside, koerte, linde.
    toRules('t', ''),
    toRules(ONE, ''),
    toRules('st', 'ps'),
    toRules('st', 'ks'),
    ...STEMS.map(([stem, word]) => toRules(`${stem}(?:${ONE}|te${CASES}?)`, word)),
    toRules(`tta(?:${ONE}|id)`, 'tas'),
    toRules(`ea${ONE}`, 'iga'),
    toRules(MANY, ''),
    toRules(`${VOWEL}(?:${ONE}|${MANY})`, ''),
    toRules(`${VOWEL}(?:${ONE}|${MANY})`, '', ['e', 'i', 'a', 'u']),
    // naise, hobuse, vastuse; võtme, lusika; sõrme, hamba; kirja, sileda, kastme, liikme; mõtte, suhteid; ellu, merre.
    toRules(`s(?:e(?:${ONE}|${MANY})|t|te${CASES}?|i(?:${CASES}|d)?|id)`, '', ['ne', 's']),
    toRules(`(?:e(?:${ONE}|${MANY}))`, '', ['i']),
    toRules(`([lnrmv])(?:${VOWEL}(?:${ONE}|${MANY})|t|te${CASES}?)`, 'e$2'),
    toRules(`([lnrm])(?:${VOWEL}(?:${ONE}|${MANY}))`, 'i$2'),
    toRules(`tm(?:e(?:${ONE}|${MANY}))`, 'ti'),
    toRules(`(?:e(?:${ONE}|${MANY}))`, 'as'),
    toRules(`(?:me(?:${ONE}|te${CASES}?)|nt)`, 'n'),
    toRules(`mba(?:${ONE}|ste${CASES}?|id)`, 'mmas'),
    toRules(`([^aeiouõäöü])(?:a(?:${ONE}|ste${CASES}?|id)|ast)`, '$2', ['as']),
    toRules(`(?<=ke)s(?:e(?:${ONE}|te${CASES}?|id)|t)`, ''),
    toRules(`(?<=[hlrs])j[aeiu](?:${ONE}|${MANY})`, 'i'),
    toRules(`(?<=e)da(?:${ONE}|te${CASES}?|id|m(?:a${ONE})?)`, ''),
    toRules(`(?:e?m|km)e(?:${ONE}|te${CASES}?|id)`, '', ['e', 'ge']),
    ...STRONG.map(([strong, weak]) => toRules(`${strong}e(?:${ONE}|te${CASES}?|id)`, `${weak}e`)),
    toRules('([^aeiouõäöü])\\2([aeiu])', '$2$3'),
    toRules('([^aeiouõäöü])\\2e', '$2i'),
    ...GRADES.flatMap(([weak, strong]) => [
      toRules(`${weak}(${VOWEL})${ONE}`, strong),
      toRules(`${weak}(${VOWEL})${ONE}`, `${strong}$2`),
      toRules(`${weak}(${VOWEL})${ONE}`, `${strong}`, ['u', 'a', 'i']),
    ]),
    // Adjectives: suurem, suurima, kõige; ilusasti.
    toRules(`(?:m|ma(?:${ONE}|te${CASES}?)|mat)`, ''),
    toRules(`${VOWEL}(?:m|ma(?:${ONE}|te${CASES}?)|mat|lt|sti)`, ''),
    toRules(`im(?:a${ONE})?`, '', ['', 'e', 'a']),
    // Verbs: elan, elasin, elanud, elatakse; saata; loen, õpin, annab, ootan; täidetud.
    toRules('(?<=[bdgkpt])(?:a|es)', '', ['ma']),
    toRules(VERB, '', ['ma', 'da']),
    toRules(PASSIVE, '', ['ma']),
    [{ endings: [''], instead: ['ma', 'da'] }],
    toRules(`(?:da|nud|${PASSIVE}|es|ge|nuks)`, '', ['ma', 'ema', 'ima', 'ama']),
    toRules(`[eiau](?:${VERB}|${PASSIVE})`, '', ['ma']),
    toRules(`oe(?:${VERB}|${PASSIVE})`, 'ugema'),
    ...GRADES.map(([weak, strong]) => toRules(`${weak}([aeiu])(?:${VERB}|${PASSIVE})`, `${strong}$2`, ['ma'])),
    ...GRADES.map(([weak, strong]) => toRules(`${weak}[ae](?:${VERB}|${PASSIVE})`, strong, ['ma'])),
  ].flat(),
};

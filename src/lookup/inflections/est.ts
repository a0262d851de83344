import { type Endings, type Inflection, toList } from './inflection.ts';

const CASES = '(?:sse|s|st|le|l|lt|ks|ni|na|ta|ga)';
/** Behind the vowel that the genitive ends in. */
const ONE = `(?:d|t|${CASES})?`;
const MANY = `(?:(?:te|de)${CASES}?|id|sid|i${CASES}|e)`;
const VOWEL = '[aeiu]';

const toRule = (shape: string, before: string, instead: readonly string[] = ['']): Endings => ({
  endings: [''],
  instead,
  undo: [new RegExp(`${shape}$`, 'u'), before],
});

/** Consonants that are weak in other forms, and what they are in the card's word: jala, leiva, toa, riigi; naise, hamba. */
const GRADES: readonly [string, string][] = [
  ...toList('l=lg r=rg l=ld n=nd v=b v=p m=mb j=d ll=ld rr=rd nn=nd mm=mb d=t b=p g=k s=ss h=ht kk=k pp=p tt=t').map(
    (pair) => pair.split('=') as [string, string],
  ),
  ['', 'g'],
  ['', 'd'],
  ['', 'k'],
  ['p', 'pp'],
  ['t', 'tt'],
  ['k', 'kk'],
];

const PERSON = '(?:n|d|b|me|te|vad)';
const VERB = `(?:${PERSON}|s(?:in|id|ime|ite)?|nud|tud|ks(?:in|id|ime|ite)?|da|des|v|vat|taks|takse|ti|mata|mine|mise|mas|mast|nuks|gu|ge|ta|)`;

const IRREGULAR = {
  olema: 'on oli olin olid olime pole polnud olla',
  minema: 'lähen lähed läheb läheme lähevad läks läksin läksid minna läinud',
  tulema: 'tuli tulin tulid tulla',
  tegema: 'tegi tegin tegid teha teinud tehtud',
  nägema: 'nägi nägin nägid näha näinud',
  hea: 'parem paremad parim hästi paremini',
  pidama: 'pean peab peavad pidi pidin',
  sööma: 'sõi sõin süüa',
  jooma: 'jõi jõin juua',
  saama: 'said sai sain',
  tooma: 'tõi tõin tuua',
  panema: 'pani panna',
  mees: 'mehi',
  vesi: 'vee vett vees',
  käsi: 'käe kätt käed',
  uus: 'uue uut uued',
  teadma: 'tean teab teavad teada',
  jääma: 'jäi jäin',
  lööma: 'lõi lüüa',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: majas, koolid, koera, kassile; majade, kasside, koerte, linde.
    toRule('t', ''),
    toRule(ONE, ''),
    toRule('st', 'ps'),
    toRule('st', 'ks'),
    toRule(`^mehe${ONE}`, 'mees'),
    toRule(`tta(?:${ONE}|id)`, 'tas'),
    toRule(`ea${ONE}`, 'iga'),
    toRule(MANY, ''),
    toRule(`${VOWEL}(?:${ONE}|${MANY})`, ''),
    toRule(`${VOWEL}(?:${ONE}|${MANY})`, '', ['e', 'i', 'a', 'u']),
    // naise, hobuse, vastuse; võtme, lusika; sõrme, hamba.
    toRule(`s(?:e(?:${ONE}|${MANY})|t|te${CASES}?|i${CASES}?|id)`, '', ['ne', 's']),
    toRule(`(?:e(?:${ONE}|${MANY}))`, '', ['i']),
    toRule(`([lnrmv])(?:${VOWEL}(?:${ONE}|${MANY})|t|te${CASES}?)`, 'e$1'),
    toRule(`([lnrm])(?:${VOWEL}(?:${ONE}|${MANY}))`, 'i$1'),
    toRule(`tm(?:e(?:${ONE}|${MANY}))`, 'ti'),
    toRule(`(?:e(?:${ONE}|${MANY}))`, 'as'),
    toRule(`(?:me(?:${ONE}|te${CASES}?)|nt)`, 'n', ['']),
    toRule(`mba(?:${ONE}|ste${CASES}?|id)`, 'mmas'),
    toRule(`([^aeiouõäöü])(?:a(?:${ONE}|ste${CASES}?|id)|ast)`, '$1', ['as']),
    ...GRADES.flatMap(([weak, strong]) => [
      toRule(`${weak}(${VOWEL})${ONE}`, strong),
      toRule(`${weak}(${VOWEL})${ONE}`, `${strong}$1`),
      toRule(`${weak}(${VOWEL})${ONE}`, `${strong}`, ['u', 'a', 'i']),
    ]),
    // Adjectives: suurem, suurima, kõige; ilusasti.
    toRule(`(?:m|ma(?:${ONE}|te${CASES}?)|mat)`, ''),
    toRule(`${VOWEL}(?:m|ma(?:${ONE}|te${CASES}?)|mat|lt|sti)`, ''),
    toRule(`im(?:a${ONE})?`, '', ['', 'e', 'a']),
    // Verbs: elan, elasin, elanud, elatakse; loen, õpin, annab, ootan.
    toRule(VERB, '', ['ma', 'da']),
    { endings: [''], instead: ['ma', 'da'] },
    toRule(`(?:da|nud|tud|ta|takse|ti|es|ge|nuks)`, '', ['ma', 'ema', 'ima', 'ama']),
    toRule(`[eiau](?:${VERB})`, '', ['ma']),
    toRule(`oe(?:${VERB})`, 'ugema'),
    ...GRADES.map(([weak, strong]) => toRule(`${weak}([aeiu])(?:${VERB})`, `${strong}$1`, ['ma'])),
    ...GRADES.map(([weak, strong]) => toRule(`${weak}a(?:${VERB})`, strong, ['ma'])),
  ],
};

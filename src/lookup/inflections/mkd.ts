import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { swap } from './slavic.ts';

/** With the articles: the one, the one here, the one there. */
const MASCULINE = toList('от ов он');
const PLURAL = 'и ите иве ине';
const GENDERS = toList(`а ата ава ана о ото ово оно иот иов ион ${PLURAL}`);
const AORIST = 'в вме вте а';
const PARTICIPLE = ['', ...GENDERS];
const CONSONANTS = '([^аеиоу])([^аеиоу])';

/** The card's word is the third person: чита, работи, пие. */
const VERBS: Endings[] = [
  // сум, бил; дошол, отишла, рекол, можам, пишев, пишував.
  ...swap('^би:сум ^бе:сум', { endings: toList(`${AORIST} ше л ла ло ле`), instead: [''] }),
  ...swap('ош:ојд иш:ид', { endings: toList('ол ла ло ле'), instead: ['е'] }),
  // читам, читаш, читаат, читав, читаше, читал, читај, читајќи, читање, читан.
  {
    endings: [
      ...toList(`м ш ме те ат ${AORIST} ше л ла ло ле ј јте јќи ње њето ња њата`),
      ...['н', 'т'].flatMap((letter) => PARTICIPLE.map((end) => letter + end)),
    ],
    instead: [''],
  },
  // работам, работат, работев, работејќи, работен, работа; пишам, пишат, паднав, дојдов, рековме.
  {
    endings: [
      ...toList('ам ат и ете ејќи ење ењето ења'),
      ...join('е и а о', `${AORIST} вте`),
      ...toList('еше аше ел ела ело еле ал ала ало але ол'),
      ...['ен', 'ан', 'ат'].flatMap((start) => PARTICIPLE.map((end) => start + end)),
    ],
    instead: ['и', 'е'],
  },
  // пијам, живеат.
  ...swap('([аеиоу])ј:$1', { endings: toList('ам ат'), instead: ['е'] }),
  // писав, кажав, пеков.
  ...swap('с:ш з:ж к:ч', {
    endings: [...join('а о', AORIST), ...toList('ал ала ало але ол ла ло ле')],
    instead: ['е'],
  }),
];

export const inflection: Inflection = {
  endings: [
    // Nouns: градот, градови, жените, селото, деца; јазици; раце; деца; ветрот.
    {
      endings: [...MASCULINE, ...toList(`ови овите ${PLURAL} та ва на то но во те иња ињата`), 'у', 'е'],
      instead: [''],
    },
    { endings: toList(`та ва на ${PLURAL} о`), instead: ['а'] },
    { endings: toList('то а ата ава ана'), instead: ['о'] },
    { endings: toList('а ата иња ињата'), instead: ['е'] },
    { endings: toList('ци ците циве цине'), instead: ['к', 'ец'] },
    { endings: toList('зи зите'), instead: ['г'] },
    { endings: toList('си сите'), instead: ['в'] },
    { endings: toList('це цете'), instead: ['ка'] },
    { endings: toList('зе зете'), instead: ['га'] },
    { endings: toList('ца цата'), instead: ['те'] },
    { endings: toList(PLURAL), instead: ['ин'], isMeant: /[нлрц]ин$/ },
    // Adjectives: новата, најновиот, добра, тежок; македонската.
    ...['', 'нај', 'по'].flatMap((prefix) => [
      { prefix, endings: prefix ? PARTICIPLE : GENDERS, instead: [''] },
      { prefix, endings: GENDERS, instead: ['и'] },
      ...swap(`${CONSONANTS}:$1а$2 ${CONSONANTS}:$1е$2 ${CONSONANTS}:$1о$2`, {
        prefix,
        endings: prefix ? GENDERS : [...GENDERS, ...MASCULINE, 'ови', 'овите'],
        instead: [''],
      }),
    ]),
    ...VERBS,
  ],
};

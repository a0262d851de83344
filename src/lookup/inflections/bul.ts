import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { swap } from './slavic.ts';

const CASES = toList('а ът е и ове ите овете я ят та то');
const GENDERS = 'а о и ата ото ите ия ият';
const AORIST = 'х хме хте ха';
const PRESENT = toList('еш е ем ете ат ех еше ехме ехте еха и ейки');

/** A vowel that is another one, or none, before an ending: прозорци, добри, бели. */
const FLEETING = '([^аеиоуъюя])([^аеиоуъюя]):$1е$2 ([^аеиоуъюя])([^аеиоуъюя]):$1ъ$2 е([^аеиоуъюя]):я$1';

/** The card's word is the first person: чета, работя, искам. */
const VERBS: Endings[] = [
  // бях, дадох, дойде, дошла, можеш, влезе; писах, казах; чели.
  ...swap('^бя:съм ^бе:съм ^би:съм', { endings: toList(`${AORIST} ше л ла ло ли`), instead: [''] }),
  ...swap('дад:да', { endings: [...PRESENT, ...join('о', AORIST)], instead: ['м'] }),
  ...swap('ош:ойд иш:ид', { endings: join('ъл л', ` ${GENDERS}`), instead: ['а'] }),
  ...swap('ж:г ч:к лез:ляз', { endings: [...PRESENT, 'ли'], instead: ['а'] }),
  ...swap('с:ш з:ж к:ч г:ж', {
    endings: ['а', ...join('а', AORIST), ...join('ал ан', ` ${GENDERS}`)],
    instead: ['а'],
  }),
  ...swap('взе:взем ([еяа]):$1т ([еяа]):$1д', { endings: join('л', ` ${GENDERS}`), instead: ['а'] }),
  // искаш, искахме, искал, искан, искащ, искайки.
  {
    endings: [...toList(`ш т ме те ше й йте йки ${AORIST}`), '', ...join('л н щ', ` ${GENDERS}`)],
    instead: ['м'],
  },
  // четем, четях, четоха; работиш, работих, работещ; минат, взел, могъл, пиехме.
  {
    endings: [
      ...PRESENT,
      ...toList('иш им ите ят яше еше'),
      ...join('е и я а о', AORIST),
      ...join('ел ил ял ал ъл л ен ян ан ещ ящ ащ ат ит ут', ` ${GENDERS}`),
    ],
    instead: ['я', 'а'],
  },
  { endings: ['', ...toList(`${AORIST} й йте`), ...join('л н т', ` ${GENDERS}`)], instead: ['я'] },
  { endings: ['я', ...join('я', AORIST), ...join('ял ян ят', ` ${GENDERS}`), ...join('ел', 'и ите')], instead: ['ея'] },
];

const IRREGULAR = {
  съм: 'е си сме сте са бъда бъдеш бъде бъдем бъдете бъдат бъди',
  аз: 'мен мене ме ми',
  ти: 'теб тебе те',
  той: 'него го му',
  тя: 'нея я ѝ',
  ние: 'нас ни',
  вие: 'вас ви',
  те: 'тях ги им',
  се: 'себе си',
  мой: 'моя моят моята мое моето мои моите',
  твой: 'твоя твоят твоята твое твоето твои твоите ти',
  свой: 'своя своят своята свое своето свои своите си',
  кой: 'кого кому коя кое кои',
  който: 'когото комуто която което които',
  този: 'тоя тази тая това тези тия',
  онзи: 'оня онази онова онези',
  такъв: 'такава такова такива',
  какъв: 'каква какво какви',
  какъвто: 'каквато каквото каквито',
  сам: 'сама само сами самия самият самата самото самите',
  всеки: 'всяка всяко всекиго',
  всичък: 'всичко всичка всички всичкия всичките',
  човек: 'хора хората човека човекът',
  дете: 'деца децата',
  ръка: 'ръце ръцете',
  око: 'очи очите',
  дърво: 'дървета дърветата',
  ухо: 'уши ушите',
  ден: 'дни дните',
  в: 'във',
  с: 'със',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: градът, жените, градове, селата, морета, събития, имена; езици; прозорци; места; българи.
    { endings: CASES, instead: [''] },
    { endings: toList('та и ите о'), instead: ['а'] },
    { endings: toList('то а ата'), instead: ['о'] },
    { endings: toList('то та тата а ата ета етата я ята ия ията на ната'), instead: ['е'] },
    { endings: toList('я ят и ите'), instead: ['й'] },
    { endings: toList('та и ите'), instead: ['я'] },
    { endings: toList('ци ците'), instead: ['к', 'ец'] },
    { endings: toList('зи зите'), instead: ['г'] },
    { endings: toList('си сите'), instead: ['х'] },
    { endings: toList('и ите'), instead: ['ин'] },
    ...swap(FLEETING, {
      endings: CASES,
      instead: [''],
    }),
    ...swap('е([^аеиоуъюя]+):я$1', { endings: toList('а ата'), instead: ['о'] }),
    // Adjectives: новата, градския; важна, добри, бели.
    { endings: toList(`${GENDERS}`), instead: ['', 'и'] },
    ...swap(`${FLEETING} й([^аеиоуъюя]):е$1`, {
      endings: toList(GENDERS),
      instead: [''],
    }),
    ...VERBS,
  ],
};

import { stemmer } from '@orama/stemmers/ukrainian';
import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { swap } from './slavic.ts';

const HARD = toList('а у ові ом ем е и і ів ам ами ах');
const ADJECTIVE = 'ий ого ому им ім а у ої ій ою е і их ими';
const STRONG = toList('у ю еш е емо ем ете уть ють и й іть імо ім');
const PAST = toList('в ла ло ли вши');
const PASSIVE = ['ено', 'ення', 'енню', 'енням', ...join('ен', ADJECTIVE)];

const VERBS: Endings[] = [
  // йду, прийшов; можу, міг; хочу, буду, живу, беру, візьму, почну, прийму, їду, сплю; п'ю, даю, стою; веду, вів.
  ...swap(
    '^ід:йт йд:йт ^під:піт мож:могт хоч:хотіт буд:бут стан:стат дад:дат жив:жит бер:брат пер:прат зв:зват візьм:взят чн:чат йм:йнят нім:нят шл:слат їд:їхат сяд:сіст ляж:лягт біж:бігт печ:пект вед:вест',
    {
      endings: STRONG,
      instead: ['и'],
    },
  ),
  ...swap("([пбв])':$1ит ([дн]а|ста):$1ват сто:стоят бо:боят", {
    endings: toList('ю єш є ємо єм єте ють їш їть їмо їте ять й ймо йте'),
    instead: ['и'],
  }),
  ...swap('спл?:спат', { endings: toList('ю иш ить имо ите ять'), instead: ['и'] }),
  ...swap('іш:йт йш:йт ^піш:піт', { endings: toList('ов ла ло ли'), instead: ['и'] }),
  ...swap('ве:вест ві:вест сі:сіст ї:їст', { endings: [...PAST, 'м', 'мо'], instead: ['и'] }),
  ...swap('міг:могт мог:могт ліг:лягт ніс:нест віз:везт пік:пект ріс:рост рос:рост біг:бігт', {
    endings: toList(' ла ло ли ши'),
    instead: ['и'],
  }),
  // читаю, читав, читай, читатиму, читання; малюю, мальований.
  {
    endings: [
      ...toList('ю єш є ємо єм єте ють й ймо йте ючи'),
      ...PAST,
      ...join('тим', 'у еш е емо ем ете уть'),
      ...toList('ть но ння нню нням нні то ття ттю ттям'),
      ...join('н т', ADJECTIVE),
    ],
    instead: ['ти'],
  },
  { endings: join('у', 'ю єш є ємо єм єте ють й ймо йте ючи'), instead: ['увати'] },
  { endings: join('ю', 'ю єш є ємо єм єте ють й ймо йте ючи'), instead: ['ювати'] },
  { endings: [...join('ован', ADJECTIVE), 'овано'], instead: ['увати'] },
  { endings: [...join('ьован', ADJECTIVE), 'ьовано'], instead: ['ювати'] },
  // роблю, лежиш; ходжу, прошений; клеїш; пишу, кажу, сиплю; минув; ріжуть.
  {
    endings: [...toList('ю у иш ить имо им ите ать ять ь ьмо ьте мо те и іть імо ім ачи ячи'), '', ...PASSIVE],
    instead: ['ити', 'іти', 'ати', 'яти'],
  },
  ...swap('ждж:зд дж:д ж:д ж:з ч:т ш:с щ:ст ([пбвмф])л:$1', {
    endings: ['у', 'ю', 'ять', ...PASSIVE],
    instead: ['ити', 'іти'],
  }),
  { endings: toList('ю їш їть їмо їм їте ять й'), instead: ['їти'] },
  ...swap('ш:с ж:з ж:г ч:к ч:т щ:ск щ:ст ([пбвмф])л:$1', { endings: STRONG, instead: ['ати'] }),
  { endings: [...STRONG, ...join('ут', ADJECTIVE), 'уто', 'ь', 'ьте'], instead: ['ути'] },
  { endings: PAST, instead: ['нути'] },
  { endings: STRONG, instead: ['ти', 'ати'] },
];

/** Дивлюся, дивишся, дивиться, дивилась: of a verb that has it, or of one that has not. */
const toReflexive = ({ endings, instead, ...rule }: Endings): Endings => ({
  ...rule,
  endings: endings.flatMap((end) => (/(?<!т)[єе]$/.test(end) ? [`${end}ться`] : [`${end}ся`, `${end}сь`])),
  instead: [...instead.map((end) => `${end}ся`), ...instead],
});

const IRREGULAR = {
  бути: 'є',
  я: 'мене мені мною',
  ти: 'тебе тобі тобою',
  він: 'його нього йому ним ньому нім',
  вона: 'її неї їй нею ній',
  ми: 'нас нам нами',
  ви: 'вас вам вами',
  вони: 'їх них їм ними',
  себе: 'собі собою',
  хто: 'кого кому ким кім',
  що: 'чого чому чим чім',
  ніхто: 'нікого нікому ніким',
  ніщо: 'нічого нічому нічим',
  цей: 'цього цьому цим ця це цю цієї цій цією ці цих цими',
  це: 'цього цьому цим',
  той: 'того тому тим та те ту тієї тої тій тією ті тих тими',
  те: 'того тому тим',
  весь: 'всього всьому всім вся все всю всієї всій всією всі всіх всіма',
  увесь: 'усього усьому усім уся усе усю усієї усій усією усі усіх усіма',
  мій: 'мого моєму моїм моя моє мою моєї моїй моєю мої моїх моїми',
  твій: 'твого твоєму твоїм твоя твоє твою твоєї твоїй твоєю твої твоїх твоїми',
  свій: 'свого своєму своїм своя своє свою своєї своїй своєю свої своїх своїми',
  мати: 'матері матір матерів матерям',
  людина: 'люди людей людям людьми людях',
  дитина: 'діти дітей дітям дітьми дітях',
  тиждень: 'тижня тижню тижнем тижні тижнів тижням тижнях',
  око: 'очі очей очам очима очах',
  рік: 'році',
  з: 'із зі зо',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  stemmer,
  endings: [
    // Nouns: стола, хатою, землі, імені; дня, кінцеві; книжці, нозі; українці; книжок without an ending.
    { endings: HARD, instead: [''] },
    { endings: toList('и і у ою о ам ами ах'), instead: ['а'] },
    { endings: toList('і ї ю ею єю ь ям ями ях й'), instead: ['я'] },
    { endings: toList('я ю ем єм еві єві і ї ів їв ям ями ях ей'), instead: ['ь', 'й', ''] },
    { endings: toList('а у ом і ам ами ах'), instead: ['о'] },
    { endings: toList('я ю ем і ь ям ями ях'), instead: ['е', 'я'] },
    { endings: toList('ка ку ком ки ків кам ками ках кові ці'), instead: ['ок'] },
    { endings: toList('ця цю цем ці ців цям цями цях цеві'), instead: ['ець'] },
    { endings: toList('йця йцю йцем йці йців йцям йцями йцях йцеві'), instead: ['єць'] },
    { endings: toList('ці'), instead: ['ка'] },
    { endings: toList('зі'), instead: ['га'] },
    { endings: toList('сі'), instead: ['ха'] },
    { endings: toList('ок'), instead: ['ка', 'ко'] },
    { endings: ['ь'], instead: ['я'], undo: [/[ео](?=[^аеєиіїоуюя]$)/u, ''] },
    { endings: toList(' и ам ами ах'), instead: ['ин'], isMeant: /[яа]нин$/ },
    // A vowel that is another one before an ending: столи, ночі.
    { endings: HARD, instead: [''], undo: [/[ое](?=[^аеєиіїоуюя]+$)/u, 'і'] },
    { endings: toList('і и ю ей ям ями ях'), instead: ['ь'], undo: [/[ое](?=[^аеєиіїоуюя]+$)/u, 'і'] },
    { endings: toList('я ю ем і ів ям ями ях'), instead: ['ь'], undo: [/о(?=[^аеєиіїоуюя]+$)/u, 'і'] },
    { endings: toList('я ю ем і ів ям ями ях'), instead: ['ь'], undo: [/([^аеєиіїоуюя])$/u, 'е$1'] },
    { endings: [''], instead: ['а', 'о'] },
    // Adjectives: нового, синьої; новіший, найвищих; добре, швидше.
    { endings: toList(`${ADJECTIVE} о`), instead: ['ий'] },
    { endings: toList('ього ьому ім я ю ьої ій ьою є і іх іми ьо'), instead: ['ій'] },
    ...['', 'най'].flatMap((prefix) => [
      { prefix, endings: join('іш ш', ADJECTIVE), instead: ['ий', 'ій', 'кий', 'окий'] },
      ...swap('ж:г ж:зьк', { prefix, endings: join('ч', ADJECTIVE), instead: ['ий'] }),
      ...swap('біль:велик мен:мал', { prefix, endings: join('ш', ADJECTIVE), instead: ['ий'] }),
      ...swap('ви:висок', { prefix, endings: join('щ', ADJECTIVE), instead: ['ий'] }),
    ]),
    ...VERBS,
    ...VERBS.map(toReflexive),
  ],
};

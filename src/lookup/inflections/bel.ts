import { type Endings, type Inflection, join, toList } from './inflection.ts';
import { swap } from './slavic.ts';

const HARD = toList('а у ам ом е ы і аў оў амі ах ай аю ою ой');
const SOFT = toList('я ю ем ём е і ў яў ёў ям ямі ях яй ёй ей яю');
const ADJECTIVE = 'ы ая ую ага аму ым ай аю ае ыя ых ымі ое ога ому ой ою';
const AFTER_K = 'і ая ую ага аму ім ай аю ае ія іх імі ое ога ому ой ою';
const CONSONANTS = '([^аеёіоуыэюя])([^аеёіоуыэюя])';
const PRESENT = toList('у ю аш эш еш а э е ам эм ем ём ом аце эце еце яце уць юць ы і ыце іце');
const PAST = toList('ў ла ло лі ўшы');
const PASSIVE = [...join('н т', `${ADJECTIVE} а о`), ...toList('нне ння нню ннем')];
const I_PRESENT = toList('у ю іш іць ім іце яць ыш ыць ым ыце аць і ы ь це ьце');

const VERBS: Endings[] = [
  // іду, прыйшоў; магу, можа; ёсць, буду; нясу, вёў, еду, бяру, вазьму, жыву, хоча, п'ю.
  ...swap('^ідз?:іс йдз?:йс няс:нес нес:нес вядз?:вес вяз:вез сядз?:сес раст:рас', {
    endings: PRESENT,
    instead: ['ці'],
  }),
  ...swap('іш:іс йш:йс', { endings: toList('оў ла ло лі'), instead: ['ці'] }),
  ...swap('вё:вес вя:вес се:сес па:пас ^е:ес', { endings: PAST, instead: ['ці'] }),
  ...swap('нёс:нес няс:нес вёз:вез вяз:вез рос:рас', { endings: toList(' ла ло лі'), instead: ['ці'] }),
  ...swap('м[ао][гж]:маг б[ея][гж]:бег п[яе][кч]:пя', {
    endings: [...PRESENT, ...toList(' ла ло лі')],
    instead: ['чы'],
  }),
  ...swap('будз?:бы едз?:еха бяр:бра бер:бра зав:зва в[ао]зьм:узя ч?н:ча жыв:жы стан:ста дадз:да х[ао]ч:хаце шл:сла', {
    endings: PRESENT,
    instead: ['ць'],
  }),
  ...swap("([пбв])':$1і", { endings: PRESENT, instead: ['ць'] }),
  // чытаю, чытаў, чытаны, чытанне; малюю, друкую; мяне.
  {
    endings: [...toList('ю еш е ем еце юць й йце ючы'), ...PAST, ...PASSIVE],
    instead: ['ць'],
  },
  { endings: toList('ю еш е ем еце юць'), instead: ['яць'] },
  { endings: join('у', 'ю еш е ем еце юць й йце ючы'), instead: ['аваць'] },
  { endings: join('ю', 'ю еш е ем еце юць й йце ючы'), instead: ['яваць'] },
  // бачыш, гляджу, хаджу, раблю; ходзіш, робіць; зроблены.
  {
    endings: [
      '',
      ...I_PRESENT,
      ...toList('ячы ачы'),
      ...join('ен ан', `${ADJECTIVE} а о`),
      ...toList('енне ення енню еннем'),
    ],
    instead: ['іць', 'ыць', 'ець', 'аць', 'яць'],
  },
  ...swap('о([^аеёіоуыэюя]+):а$1', { endings: ['', ...I_PRESENT], instead: ['іць', 'ыць', 'аць'] }),
  ...swap('ўл:в дж:дз ж:з ч:ц ш:с шч:сц ([пбвмф])л:$1', {
    endings: ['у', 'ю', 'яць', ...join('ен ан', `${ADJECTIVE} а о`), ...toList('энне эння')],
    instead: ['іць', 'ець'],
  }),
  // пішу, кажа, плачуць; мінеш, мінуў.
  ...swap('ш:с ж:з ч:к ч:т шч:ск ([пбвмф])л:$1 о([^аеёіоуыэюя]+):а$1', { endings: PRESENT, instead: ['аць'] }),
  { endings: join('н', 'у еш е ем еце уць і іце уў ула ула улі'), instead: ['нуць'] },
  { endings: [...join('н', 'еш эш е э ем эм ём'), ...PAST], instead: ['нуць'] },
];

/** Смяюся, смяецца: of a verb that has it, or of one that has not. */
const toReflexive = ({ endings, instead, ...rule }: Endings): Endings => ({
  ...rule,
  endings: endings.map((end) => {
    if (end.endsWith('ць')) return end.replace(/ць$/, 'цца');
    return /(?<![цл])[аеэ]$/.test(end) ? `${end}цца` : `${end}ся`;
  }),
  instead: [...instead.map((end) => (end.endsWith('ць') ? end.replace(/ць$/, 'цца') : `${end}ся`)), ...instead],
});

export const inflection: Inflection = {
  endings: [
    // Nouns: горада, школай, акна, зямлі, жыцця; вадзе, руцэ; стала, воды; хлопца, дня; кніжак; ноччу.
    { endings: HARD, instead: [''] },
    { endings: toList('ы і е э у ай аю ой ою ам амі ах о аў'), instead: ['а'] },
    { endings: toList('а у ом ам е ы і аў амі ах'), instead: ['о', 'а', 'э'] },
    { endings: SOFT, instead: ['ь', 'й', '', 'я', 'е', 'ё'] },
    ...swap('дз:д ц:т ц:к з:г с:х', { endings: toList('е э ы'), instead: ['а', '', 'о'] }),
    ...swap('а([^аеёіоуыэюя]+):о$1 я([^аеёіоуыэюя]+):ё$1', { endings: HARD, instead: [''] }),
    ...swap('о([^аеёіоуыэюя]+):а$1 ё([^аеёіоуыэюя]+):я$1 е([^аеёіоуыэюя]+):я$1', {
      endings: ['', ...toList('ы і')],
      instead: ['а', 'о', 'я'],
    }),
    ...swap(`${CONSONANTS}:$1а$2 ${CONSONANTS}:$1о$2 ${CONSONANTS}:$1е$2`, {
      endings: HARD,
      instead: [''],
    }),
    ...swap(`дн:дзен ${CONSONANTS}:$1е$2 ${CONSONANTS}:$1о$2`, {
      endings: SOFT,
      instead: ['ь'],
    }),
    ...swap('[ао]([^аеёіоуыэюя]):$1 е([^аеёіоуыэюя])ь?:$1', { endings: [''], instead: ['а', 'о', 'я'] }),
    ...swap('в:ў', { endings: HARD, instead: [''] }),
    ...swap('ва(к):ў$1', { endings: [''], instead: ['а'] }),
    { endings: toList('аў оў ам амі ах'), instead: ['ы', 'і'] },
    { endings: ['й'], instead: ['я'] },
    ...swap('(.)\\1:$1', { endings: ['у', 'ю'], instead: ['', 'ь'] }),
    { endings: toList(' е ам амі ах'), instead: ['ін'], isMeant: /[ая]нін$/ },
    { endings: [''], instead: ['а', 'о', 'ы'] },
    // Adjectives: новага, беларуская, сіняя; навейшы, найвышэйшая; добра, хутчэй.
    { endings: toList(`${ADJECTIVE} а о`), instead: ['ы'] },
    { endings: toList(`${AFTER_K} а о`), instead: ['і'] },
    { endings: toList('яя юю яга яму ім яй яю яе ія іх імі'), instead: ['і'] },
    ...['', 'най'].flatMap((prefix) => [
      { prefix, endings: [...join('ейш эйш', ADJECTIVE), 'ей', 'эй'], instead: ['ы', 'і', 'кі'] },
      ...swap('ш:сок ш:х ч:к ж:г ж:зк', { prefix, endings: [...join('эйш', ADJECTIVE), 'эй'], instead: ['і'] }),
      ...swap('боль:вялік мен:мал леп:добр', { prefix, endings: join('ш', ADJECTIVE), instead: ['ы', 'і'] }),
    ]),
    ...VERBS,
    ...VERBS.map(toReflexive),
  ],
};

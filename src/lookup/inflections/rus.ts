import { stemmer } from '@orama/stemmers/russian';
import { type Inflection, toList, toSet } from './inflection.ts';

export const inflection: Inflection = {
  verbPlaces: {
    verb: /(?:ть|ти|чь)(?:ся|сь)?$/,
    before: toSet('я ты он она оно мы вы они не кто'),
    beforeOthers: toSet('из от до без для в во на с со к о об у при под над про через между по этот эта этой этого'),
  },
  stemmer,
  // Возможность; медленно; описание, хранение.
  derivations: [
    { endings: toList('ость ости остью остей остям остями остях'), instead: ['ый', 'ий', 'ой'] },
    { endings: toList('о'), instead: ['ый', 'ий', 'ой'] },
    { endings: toList('ание ания анию анием ании аний'), instead: ['ать'] },
    { endings: toList('ение ения ению ением ении ений'), instead: ['ить', 'еть'] },
  ],
  endings: [
    // Nouns: проблему, записи, знания; списка, конце, дня; ошибок without an ending.
    { endings: toList('а у ом е ы и ов ам ами ах'), instead: [''] },
    { endings: toList('ы и у е ой ою ам ами ах'), instead: ['а'] },
    { endings: toList('и ю е ей ям ями ях'), instead: ['я'] },
    { endings: toList('я ю ем ём е и ью ей ям ями ях'), instead: ['ь', 'й'] },
    { endings: toList('а у ом е ам ами ах'), instead: ['о'] },
    { endings: toList('я ю ем и ям ями ях'), instead: ['е'] },
    { endings: toList('ка ку ком ке ки ков кам ками ках'), instead: ['ок', 'ек'] },
    { endings: toList('ца цу цом цем це цы цов цам цами цах'), instead: ['ец'] },
    { endings: toList('ня ню нем не ни ней ням нями нях'), instead: ['ень'] },
    { endings: toList('ок ек'), instead: ['ка', 'ко'] },
    { endings: toList('ий'), instead: ['ие', 'ия'] },
    { endings: [''], instead: ['а', 'о'] },
    // Adjectives, and their short forms: готов, доступен.
    {
      endings: toList('ого его ому ему ым им ом ем ая яя ую юю ой ей ое ее ые ие ых их ыми ими а о ы и'),
      instead: ['ый', 'ий', 'ой'],
    },
    { endings: [''], instead: ['ый', 'ой'] },
    { endings: toList('ен на но ны'), instead: ['ный'] },
    // Verbs.
    { endings: toList('аю аешь ает аем аете ают ал ала ало али ай айте ан ана ано аны'), instead: ['ать'] },
    { endings: toList('яю яешь яет яем яете яют ял яла яло яли яй яйте'), instead: ['ять'] },
    { endings: toList('ую уешь ует уем уете уют уй уйте'), instead: ['овать', 'евать'] },
    { endings: toList('ею еешь еет еем еете еют ел ела ело ели'), instead: ['еть'] },
    {
      endings: toList('ю у ишь ит им ите ят ат ил ила ило или и ен ена ено ены'),
      instead: ['ить', 'еть', 'ать', 'ять'],
    },
    { endings: toList('ю ешь ёшь ет ёт ем ём ете ют'), instead: ['вать'] },
    { endings: toList('ну нешь нёшь нет нем нете нут нул нула нули'), instead: ['нуть'] },
    { endings: toList('ну нешь нет нем нете нут нь ньте'), instead: ['ть'] },
    { endings: toList('жу'), instead: ['деть', 'дить', 'зить', 'зать'] },
    { endings: toList('чу'), instead: ['тить', 'теть'] },
    { endings: toList('шу'), instead: ['сить', 'сать'] },
    { endings: toList('аюсь аешься ается аемся аетесь аются ался алась алось ались'), instead: ['аться'] },
    {
      endings: toList('юсь усь ишься ится имся итесь ятся атся ился илась илось ились'),
      instead: ['иться', 'еться', 'яться', 'аться'],
    },
  ],
};

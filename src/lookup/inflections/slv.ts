import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  endings: [
    {
      endings: toList('a u om em i e o ov ev ovi ih ah am ma oma ema ami mi jo ja ju jem ji je jev jema jih'),
      instead: [''],
    },
    { endings: toList('e i o ah am ama ami'), instead: ['a'] },
    { endings: toList('a u om em i ih oma ema'), instead: ['o', 'e'] },
    { endings: toList('ca cu cem ci ce cev cih cema'), instead: ['ec'] },
    { endings: toList('ve vi vijo vah vam vami'), instead: ['ev'] },
    { endings: ['ci'], instead: ['k'] },
    { endings: toList('ka ku kom ki ke kov kih koma'), instead: ['ek'] },
    { endings: toList('la lu lom li le lov lih loma'), instead: ['el'] },
    { endings: toList('ra ru rom ri re rov rih roma'), instead: ['er'] },
    { endings: toList('na nu nom ni ne nov nih noma'), instead: ['en'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    { endings: toList('a o e i ega emu em im ih imi'), instead: ['', 'i'] },
    { endings: toList('m š va ta mo te jo l la lo li le n na no ni'), instead: ['ti'] },
    { endings: toList('im iš i imo ite ijo'), instead: ['iti', 'eti'] },
    { endings: toList('ujem uješ uje ujemo ujete ujejo'), instead: ['ovati', 'evati'] },
  ],
};

import { stemmer } from '@orama/stemmers/armenian';
import { type Endings, type Inflection, type LetterChange, toList } from './inflection.ts';

const MARKS = ['', 'ը', 'ն', 'ս', 'դ'];
const CASES = ['', 'ի', 'ին', 'ից', 'իցը', 'ով', 'ովը', 'ում'];
const WHOSE = CASES.flatMap((ending) => MARKS.map((mark) => ending + mark));
/** Of one and of several: գրքի, գրքերից, եկեղեցիներում. */
const NOUN = [...new Set([...WHOSE, ...WHOSE.flatMap((ending) => [`եր${ending}`, `ներ${ending}`])])].filter(
  (ending) => ending !== '',
);

/** A vowel that changes or falls out: տան, դռան, գրքի, ջրի, սիրո. */
const CHANGES: readonly LetterChange[] = [
  [/([^աեէըիոօ])([^աեէըիոօու])$/u, '$1ի$2'],
  [/([^աեէըիոօ])([^աեէըիոօու])$/u, '$1ու$2'],
  [/^([^աեէըիոօու])([^աեէըիոօու]{1,2})$/u, '$1ի$2'],
];

const PERSON = 'մ ս նք ք ն ի իր ինք իք ին';
const PRESENT = (vowel: string) => toList(PERSON).map((person) => vowel + person);

/** Persons and moods may have կ or չ before them: կգրեմ, չեմ, չգրեց. */
const toVerb = (endings: readonly string[], instead: readonly string[]): Endings[] =>
  ['', 'կ', 'չ', 'չի'].map((prefix) => ({ endings, instead, ...(prefix === '' ? {} : { prefix }) }));

export const inflection: Inflection = {
  stemmer,
  endings: [
    { endings: NOUN, instead: [''] },
    ...CHANGES.map((undo) => ({ endings: NOUN, instead: [''], undo })),
    { endings: toList('ան անը անն անից անով նից նով նը'), instead: [''] },
    // տանը, տնից, շներ.
    { endings: [''], instead: [''], undo: [/^(.)(?:ան(?:ը|ն|ս|դ)?|ն(?:ից|ով|եր.*))$/u, '$1ուն'] },
    { endings: toList('ու ուն ուց ուցը ուով ունը ում'), instead: ['ի', ''] },
    { endings: toList('յի յին յից յով յում յան'), instead: [''] },
    // -ություն, in either spelling.
    { endings: toList('ության ությանը ությամբ ությունը ություններ ությունների ություններից'), instead: ['ություն'] },
    { endings: toList('ութեան ութեամբ ութեանը ութիւնը ութիւններ ութիւնների'), instead: ['ութիւն'] },
    { endings: toList('ման մանը մամբ ումներ'), instead: ['ում'] },
    // Verbs: գրում, գրեմ, կգրի, գրեց, գրած, գրող; կարդում, կարդացի, մոռացավ, հասնեմ.
    ...toVerb(
      [
        ...PRESENT('ե'),
        ...toList(
          'ի իր եցի եցիր եց եցինք եցիք եցին եցաւ եցան ում ած ող ելիս ելու ելուց ելով իլ եցէք եք եցեք ելի ելիք ված վել վում վեց եցնում ածը ողը ողները ողների ողներ ածներ ելը ելն ելս ես',
        ),
      ],
      ['ել', 'վել'],
    ),
    ...toVerb(
      [
        ...PRESENT('ա'),
        ...toList(
          'ա ում աց ացի ացիր ացինք ացիք ացին ացած ացող ալիս ալու ալուց ալով ացել ացաւ ացավ ացան ցած ացեք ացողներ ալը',
        ),
      ],
      ['ալ', 'անալ', 'ենալ'],
    ),
    ...toVerb(toList('ա ար ավ աւ անք աք ան ել ած եմ ես ի եք են իր'), ['նել', 'չել', 'նալ']),
    { endings: toList('ուեմ ուած ուող ուել ուեց ուեցաւ ուում ուածները'), instead: ['ել', 'ուել'] },
    { endings: toList('ուն ներ ներին ներից ովն ումն իցն իցս իցդ ովս ովդ ումս ումդ'), instead: [''] },
  ],
};

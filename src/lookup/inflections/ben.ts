import { type Inflection, join, type LetterChange, toList } from './inflection.ts';

/** য় and its like have one spelling in keys. */
const list = (words: string) => toList(words.normalize('NFC'));

const CASES = list('র কে তে রই তেই ও ই');
/** The piece, the pieces, the people, and their cases: বইটি, ছেলেগুলোকে. */
const PIECES = list('টি টা গুলি গুলো গুলা খানা খানি টুকু জন').flatMap((piece) => [piece, ...CASES.map((end) => piece + end)]);

/** Persons and tenses of verbs: করি, করছে, করলাম, করব, করেছিল, করতে. */
const PERSONS = list(
  'ি ো ে েন িস ছি ছ ছো ছে ছেন ছিস ছিলাম ছিল ছিলো ছিলে ছিলেন লাম লে ল লো লেন তাম ত তো তে তেন ব বো বে বেন বি েছি েছ েছো েছে েছেন েছিলাম েছিল েছিলো েছিলেন ার ুন বার িয়ে',
);
const PERSONS_OPEN = list('ই ও য় ন চ্ছি চ্ছ চ্ছে চ্ছেন চ্ছিল চ্ছিলাম ব বো বে বেন বি তে ওয়ার ও ক ইতে ইছি ইছে ইব ইবে ইল ইলাম');
const PERSONS_CHANGED = list(
  'লাম লে ল লো লেন য়ে য়েছি য়েছ য়েছো য়েছে য়েছেন য়েছিস য়েছিল য়েছিলাম য়েছিলে য়েছিলেন তাম ত তো তেন তে',
);
/** Those that make the vowel before them an e: রেখে, এসেছি. */
const PERSONS_WITH_E = list('ে েছি েছ েছো েছে েছেন েছিস েছিল েছিলো েছিলাম েছিলে েছিলেন');

/** লিখি, শুনি: a close vowel behind makes the one before it close. */
const CHANGES: readonly LetterChange[] = [
  [/ি(?=[^\u09BE-\u09CC]{1,3}$)/u, 'ে'],
  [/ু(?=[^\u09BE-\u09CC]{1,3}$)/u, 'ো'],
];

const CAUSED = list('িয়ে িয়েছি িয়েছ িয়েছে িয়েছেন িয়েছিল');

/** To give and to take have but one letter that stays. */
const GIVEN = list(
  'িই েই াও েয় েন িন িচ্ছি িচ্ছ িচ্ছে িচ্ছেন িচ্ছিল িলাম িল িলো িলে িলেন িয়েছি িয়েছ িয়েছে িয়েছেন িয়েছিল িব েব েবো েবে েবেন িতে িয়ে িক',
);

const IRREGULAR: Record<string, string> = {
  হওয়া: 'হয় হই হও হন হব হবো হবে হবেন হচ্ছি হচ্ছে হচ্ছেন হচ্ছিল হল হলো হলে হলেন হলাম হত হতো হতে হয়ে হয়েছি হয়েছে হয়েছেন হয়েছিল হোক',
  দেওয়া: join('দ', GIVEN).join(' '),
  দেয়া: join('দ', GIVEN).join(' '),
  নেওয়া: join('ন', GIVEN).join(' '),
  নেয়া: join('ন', GIVEN).join(' '),
  যাওয়া: 'গেলাম গেল গেলো গেলে গেলেন গেছি গেছ গেছে গেছেন গেছিল গিয়ে গিয়েছি গিয়েছে গিয়েছেন গিয়েছিল গিয়েছিলাম',
  আসা: 'এলাম এল এলো এলে এলেন এসো আয়',
  আছে: 'আছি আছ আছো আছেন আছিস ছিল ছিলো ছিলাম ছিলে ছিলেন',
  আমি: 'আমার আমাকে আমায়',
  তুমি: 'তোমার তোমাকে তোমায়',
  তুই: 'তোর তোকে',
  আপনি: 'আপনার আপনাকে',
  সে: 'তার তাকে',
  তিনি: 'তাঁর তাঁকে',
  আমরা: 'আমাদের আমাদেরকে',
  তোমরা: 'তোমাদের তোমাদেরকে',
  আপনারা: 'আপনাদের আপনাদেরকে',
  তারা: 'তাদের তাদেরকে',
  তাঁরা: 'তাঁদের তাঁদেরকে',
  এ: 'এর একে',
  এরা: 'এদের',
  ও: 'ওর ওকে',
  ওরা: 'ওদের',
  কে: 'কার কাকে কাদের',
  কেউ: 'কারও কারো কাউকে',
  যে: 'যার যাকে যাদের',
};

export const inflection: Inflection = {
  // য় has one spelling in keys.
  irregular: Object.fromEntries(Object.entries(IRREGULAR).map((pair) => pair.map((words) => words.normalize('NFC')))),
  endings: [
    { endings: PIECES, instead: [''] },
    { endings: list('রা দের দেরকে ের কে ে তে র য় েরা েদের েতে েই েও য়ের ই ও েরই টায়'), instead: [''] },
    // Verbs: those whose stem ends in a vowel (খেয়ে, যেতে; শুয়ে), then others.
    { endings: PERSONS_CHANGED, instead: list('ওয়া'), undo: [/ে$/u, 'া'] },
    { endings: PERSONS_CHANGED, instead: list('য়া'), undo: [/ু$/u, 'ো'] },
    { endings: PERSONS, instead: ['া'] },
    { endings: PERSONS_WITH_E, instead: ['া'], undo: [/ে(?=[^\u09BE-\u09CC]{1,3}$)/u, 'া'] },
    { endings: PERSONS_WITH_E, instead: ['া'], undo: [/^এ/u, 'আ'] },
    ...CHANGES.map((undo) => ({ endings: PERSONS, instead: ['া'], undo })),
    { endings: [''], instead: ['া'] },
    { endings: PERSONS_OPEN, instead: list('ওয়া য়া') },
    { endings: PERSONS_CHANGED, instead: list('ওয়া'), undo: [/ি$/u, 'ে'] },
    { endings: list('চ্ছি চ্ছে চ্ছেন ই ব বে বেন'), instead: list('ওয়া'), undo: [/ি$/u, 'ে'] },
    { endings: list('ই য় ও ন চ্ছি চ্ছে চ্ছেন লাম ল লেন ব বে বেন তে'), instead: list('নো') },
    { endings: CAUSED, instead: list('ানো') },
    ...CHANGES.map((undo) => ({ endings: CAUSED, instead: list('ানো'), undo })),
  ],
};

import { type Inflection, type LetterChange, toList } from './inflection.ts';

/** য় and its like have one spelling in keys. */
const list = (words: string) => toList(words.normalize('NFC'));

const CASES = list('র কে তে রই তেই ও ই');
/** The piece, the pieces, the people, and their cases: বইটি, ছেলেগুলোকে. */
const PIECES = list('টি টা গুলি গুলো গুলা খানা খানি টুকু জন').flatMap((piece) => [piece, ...CASES.map((end) => piece + end)]);

/** Persons and tenses of verbs: করি, করছে, করলাম, করব, করেছিল, করতে. */
const PERSONS = list(
  'ি ো ে েন িস ছি ছ ছো ছে ছেন ছিস ছিলাম ছিল ছিলো ছিলে ছিলেন লাম লে ল লো লেন তাম ত তো তে তেন ব বো বে বেন বি েছি েছ েছো েছে েছেন েছিলাম েছিল েছিলো েছিলেন ার ুন বার িয়ে',
);
const PERSONS_OPEN = list('ই ও য় ন চ্ছি চ্ছ চ্ছে চ্ছেন চ্ছিল চ্ছিলাম ব বো বে বেন বি তে ওয়ার ও ক');
const PERSONS_CHANGED = list('লাম লে ল লো লেন য়ে য়েছি য়েছে য়েছেন য়েছিল য়েছিলাম তাম ত তো তেন');

/** লিখি, শুনি: a close vowel behind makes the one before it close. */
const CHANGES: readonly LetterChange[] = [
  [/ি(?=[^\u09BE-\u09CC]{1,3}$)/u, 'ে'],
  [/ু(?=[^\u09BE-\u09CC]{1,3}$)/u, 'ো'],
];

export const inflection: Inflection = {
  endings: [
    { endings: PIECES, instead: [''] },
    { endings: list('রা দের দেরকে ের কে ে তে র য় েরা েদের েতে েই েও য়ের ই ও েরই টায়'), instead: [''] },
    // Verbs.
    { endings: PERSONS, instead: ['া'] },
    ...CHANGES.map((undo) => ({ endings: PERSONS, instead: ['া'], undo })),
    { endings: [''], instead: ['া'] },
    { endings: PERSONS_OPEN, instead: list('ওয়া') },
    { endings: PERSONS_CHANGED, instead: list('ওয়া'), undo: [/ে$/u, 'া'] },
    { endings: PERSONS_CHANGED, instead: list('ওয়া'), undo: [/ি$/u, 'ে'] },
    { endings: list('চ্ছি চ্ছে চ্ছেন ই ব বে বেন'), instead: list('ওয়া'), undo: [/ি$/u, 'ে'] },
    { endings: list('ই য় ও ন চ্ছি চ্ছে চ্ছেন লাম ল লেন ব বে বেন তে'), instead: list('নো') },
    { endings: list('িয়ে িয়েছি িয়েছে িয়েছেন িয়েছিল'), instead: list('ানো') },
  ],
};

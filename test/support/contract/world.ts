import type { WorldDeck } from './host.ts';

/** Decks of real words, chosen for what can go wrong in transport. */

export const SPANISH = { iso639_3: 'spa', name: 'Spanish' };
export const ENGLISH = { iso639_3: 'eng', name: 'English' };
export const GERMAN = { iso639_3: 'deu', name: 'German' };
export const TURKISH = { iso639_3: 'tur', name: 'Turkish' };
export const ARABIC = { iso639_3: 'ara', name: 'Arabic' };
export const JAPANESE = { iso639_3: 'jpn', name: 'Japanese' };

export const EMOJI_FAMILY = '👨‍👩‍👧‍👦';
export const LONG_WORD = 'Donaudampfschifffahrt'.repeat(250).slice(0, 5_000);

export const spanishDeck = makeDeck(SPANISH, ENGLISH, [
  ['de', ['of', 'from']],
  ['casa', ['house', 'home']],
  ['año', ['year']],
  ['corazón', ['heart']],
  ['¡adiós!', ['goodbye']],
  ['ojalá', []],
]);

export const germanDeck = makeDeck(GERMAN, ENGLISH, [
  ['Haus', ['house', 'building']],
  ['Straße', ['street']],
  ['Schloss', ['castle', 'lock']],
  ['über', ['over', 'about']],
  [LONG_WORD, ['a very long word']],
]);

export const turkishDeck = makeDeck(TURKISH, ENGLISH, [
  ['İstanbul', ['Istanbul']],
  ['ışık', ['light']],
]);

export const arabicDeck = makeDeck(ARABIC, ENGLISH, [
  ['كِتَابٌ', ['book']],
  ['بيت', ['house', 'verse']],
]);

export const japaneseDeck = makeDeck(JAPANESE, ENGLISH, [
  ['猫', ['cat']],
  ['𠮟る', ['to scold']],
]);

/** The reverse of another pair, with meanings in a different script. */
export const englishDeck = makeDeck(ENGLISH, SPANISH, [
  ['house', ['casa']],
  [EMOJI_FAMILY, ['familia', '👪']],
  ['"quoted" \\ back', ['<b>no es</b> & una "etiqueta"']],
]);

/** No other deck of these languages has the same pair, and Japanese is only a target here. */
export const englishJapaneseDeck = makeDeck(ENGLISH, JAPANESE, [['cat', ['猫', 'ネコ']]]);

export const allDecks: readonly WorldDeck[] = [
  spanishDeck,
  germanDeck,
  turkishDeck,
  arabicDeck,
  japaneseDeck,
  englishDeck,
  englishJapaneseDeck,
];

/** Ranks start at 0 and have gaps. */
export const gappedDeck: WorldDeck = {
  from: SPANISH,
  to: ENGLISH,
  cards: [
    { rank: 0, word: 'uno', meanings: ['one'] },
    { rank: 1, word: 'dos', meanings: ['two'] },
    { rank: 7, word: 'tres', meanings: ['three'] },
    { rank: 1_000_000, word: 'cuatro', meanings: ['four'] },
  ],
};

/** Ranks are the positions, 1 first. */
function makeDeck(
  from: WorldDeck['from'],
  to: WorldDeck['to'],
  cards: readonly [word: string, meanings: string[]][],
): WorldDeck {
  return { from, to, cards: cards.map(([word, meanings], index) => ({ rank: index + 1, word, meanings })) };
}

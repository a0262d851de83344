import type { ServedDeck } from '../../src/server/api/deck-source.ts';

/** A page to read, and the words on it that the tour hovers. */
export interface Reading {
  /** Name of a page in `pages/`, or of the generated one. */
  page: string;
  /** The generated page, if no story has words of the deck. */
  html: string | undefined;
  /** Words as written on the page, and the card that each leads to. */
  hovered: readonly Hovered[];
}

type Hovered = readonly [written: string, word: string];

/** Stories by the language that a deck teaches. */
const STORIES: Record<string, { page: string; hovered: readonly Hovered[] }> = {
  spa: {
    page: 'spanish.html',
    hovered: [
      ['mercado', 'mercado'],
      ['ventanas', 'ventana'],
      ['dice', 'decir'],
    ],
  },
  deu: {
    page: 'german.html',
    hovered: [
      ['Häuser', 'Haus'],
      ['Frau', 'Frau'],
      ['wartete', 'warten'],
    ],
  },
};

/** Words on a generated page. */
const LISTED_WORDS = 60;
const HOVERED_WORDS = 3;

/** Chooses a story in the deck's language, or lists the deck's own first words if none of the story's words are in it. */
export function chooseReading(deck: ServedDeck): Reading {
  const words = new Set(deck.cards.map(([word]) => word));
  const story = STORIES[deck.from.iso639_3];
  const hovered = story?.hovered.filter(([, word]) => words.has(word)) ?? [];
  if (story && hovered.length > 0) return { page: story.page, html: undefined, hovered };
  const listed = [...words].filter((word) => /^[\p{L}\p{M}]+$/u.test(word)).slice(0, LISTED_WORDS);
  // A short word may be part of a phrase or a form of another word.
  const longest = listed.toSorted((a, b) => b.length - a.length).slice(0, HOVERED_WORDS);
  return { page: 'words.html', html: listWords(deck, listed), hovered: longest.map((word) => [word, word]) };
}

function listWords({ from, to }: ServedDeck, words: readonly string[]): string {
  const [language = from.iso639_3] = Intl.getCanonicalLocales(from.iso639_3);
  return `<!doctype html>
<html lang="${language}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${from.name} → ${to.name}</title>
  <style>
    :root { color-scheme: light dark; }
    body { max-width: 38rem; margin: 3rem auto; padding: 0 1.5rem; font: 1.2rem/1.65 Georgia, "Noto Serif", serif; }
    ul { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; padding: 0; list-style: none; }
  </style>
  <h1 lang="en">${from.name} → ${to.name}</h1>
  <ul dir="auto">
    ${words.map((word) => `<li>${word}</li>`).join('\n    ')}
  </ul>
</html>
`;
}

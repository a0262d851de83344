import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';

/** Words of a kind that no dictionary has in full: months, numerals, abbreviations, interjections. */
export interface KindWord {
  word: string;
  meanings: string[];
  /** Whether it belongs among the first cards: months and days of the week. */
  isEarly: boolean;
}

/** Early words come before this index, so that all are among the first 2,000. */
const EARLY_END = 1975;

/**
 * Parses lines of `word = meaning, meaning` under headings such as `[numerals]`; the words under `[early]` are early.
 *
 * @throws {Error} Naming the line that is of neither form.
 */
export function parseKinds(text: string): KindWord[] {
  let isEarly = false;
  return text
    .normalize('NFC')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const heading = /^\[(\w+)\]$/.exec(line)?.[1];
      if (heading !== undefined) {
        isEarly = heading === 'early';
        return [];
      }
      const [word, meanings] = line.split(' = ');
      if (!word || !meanings) throw new Error(`expected "word = meaning, …", got ${line}`);
      return [{ word, meanings: meanings.split(', '), isEarly }];
    });
}

/** `bzw.` is found as `bzw`, too, and `z. B.` as `z.B.`, but Polish `w.` not as the word `w`. */
function toForms(word: string, isCard: (word: string) => boolean): string[] {
  const joined = word.replaceAll('. ', '.');
  return [...new Set([joined, joined.replace(/\.$/, '')])].filter((form) => form !== word && !isCard(form));
}

/**
 * Adds a card for each word that has none, at the end, and lifts the early ones among the first cards. The other cards keep their order.
 */
export function addKinds(cards: readonly DeckFileCard[], kinds: readonly KindWord[]): DeckFileCard[] {
  const known = new Map(cards.map((card) => [card[0], card]));
  const toCard = ({ word, meanings }: KindWord): DeckFileCard => {
    const forms = toForms(word, (form) => known.has(form));
    return forms.length > 0 ? [word, meanings, forms] : [word, meanings];
  };
  const early = kinds.filter(({ isEarly }) => isEarly).map((kind) => known.get(kind.word) ?? toCard(kind));
  const late = new Set(early.filter((card) => !cards.slice(0, EARLY_END).includes(card)));
  const rest = cards.filter((card) => !late.has(card));
  const added = kinds.filter(({ word, isEarly }) => !isEarly && !known.has(word)).map(toCard);
  const at = Math.max(0, EARLY_END - late.size);
  return [...rest.slice(0, at), ...late, ...rest.slice(at), ...added];
}

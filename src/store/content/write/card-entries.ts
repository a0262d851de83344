import { foldKey, toWordKey } from '../../../language/normalise.ts';
import { listCoreWords } from '../../../languages/core-words.ts';
import { listGoverningWords } from '../../../languages/governing-words.ts';
import { type EntryLine, FOLDED, FOLDED_FORM, FORM, WORD } from '../word-entries.ts';

/** Inflected forms by word, for cards without their own forms. */
export type KnownForms = Pick<ReadonlyMap<string, readonly string[]>, 'get'>;

/** A card, or only its indexed parts: meanings and details are ignored. */
export type IndexedCard = readonly [
  rank: number,
  word: string,
  meanings: unknown,
  forms?: readonly string[],
  details?: unknown,
];

/**
 * Builds the sorted index entries of all keys of the cards.
 *
 * A card that lists its own word among its forms has a contested word: running text uses the spelling more often as a form of another
 * card. Its word gets the kind of a form.
 *
 * A headword with more than a word (`das Haus`, `amigo/a`, `warten auf`) is also found by its core words and by their forms.
 *
 * @param language - ISO 639-3 code of the words' language.
 * @param knownForms - Absent for starter decks, whose cards have their forms.
 */
export function toSortedLines(cards: Iterable<IndexedCard>, language: string, knownForms?: KnownForms): EntryLine[] {
  const lines: EntryLine[] = [];
  for (const [rank, word, , ownForms] of cards) {
    const key = toWordKey(word, language);
    const folded = foldKey(key);
    const cores = listCores(word, language, knownForms);
    const isPlain = cores.length === 1 && cores[0] === word;
    const forms = ownForms?.length
      ? ownForms
      : (knownForms?.get(word) ?? (isPlain ? undefined : findForms(cores, knownForms)));
    const isContested = forms?.includes(word) ?? false;
    if (key !== '') lines.push(toLine(key, rank, isContested ? FORM : WORD));
    if (folded !== '' && folded !== key) lines.push(toLine(folded, rank, isContested ? FOLDED_FORM : FOLDED));
    if (isPlain && !forms) continue;
    const seen = new Set([key, folded]);
    // A core word counts as the card's own word.
    if (!isPlain) addKeys(lines, cores, { rank, language, kinds: [WORD, FOLDED], seen });
    if (forms) addKeys(lines, forms, { rank, language, kinds: [FORM, FOLDED_FORM], seen });
  }
  return lines.sort();
}

/** Starter decks have governing words as cards of their own. */
const listCores = (word: string, language: string, knownForms?: KnownForms) =>
  knownForms
    ? [...listCoreWords(word, language), ...listGoverningWords(word, language)]
    : listCoreWords(word, language);

function findForms(cores: readonly string[], knownForms?: KnownForms): readonly string[] | undefined {
  const forms = cores.flatMap((core) => knownForms?.get(core) ?? []);
  return forms.length > 0 ? forms : undefined;
}

interface Keying {
  rank: number;
  language: string;
  kinds: readonly [exact: number, folded: number];
  /** Keys that already lead to the card. */
  seen: Set<string>;
}

/** Adds the keys of some spellings without duplicates, each with its best kind. */
function addKeys(
  lines: EntryLine[],
  spellings: readonly string[],
  { rank, language, kinds: [exact, folded], seen }: Keying,
): void {
  const keys = spellings.map((spelling) => toWordKey(spelling, language));
  const add = (key: string, kind: number) => {
    if (key === '' || seen.has(key)) return;
    seen.add(key);
    lines.push(toLine(key, rank, kind));
  };
  for (const key of keys) add(key, exact);
  for (const key of keys) add(foldKey(key), folded);
}

function toLine(key: string, rank: number, kind: number): EntryLine {
  return `${key}\t${kind}${rank}`;
}

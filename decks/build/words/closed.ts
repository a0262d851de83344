import { compare, type FormFrequency } from './frequency.ts';

/** How much rarer a word with a hyphen is than its rarest part, where no list has it: `из-за`, `celle-là`. */
const PART_OF_WHOLE = 1 / 15;
/** Words of one letter that all lists of the language have lost, with their share of talk. */
const LOST: ReadonlyMap<string, number> = new Map([['eng i', 0.02]]);

/** Closed-class words among the first so many words are what every text needs. */
const EARLY = 950;
/** A closed-class word that is at most so many times rarer than the last of them is lifted to their end. */
const LIFT = 8;

/** Adds the closed-class words that no list has because it splits words at hyphens and apostrophes. */
export function withUnlisted(
  listed: readonly FormFrequency[],
  closed: Iterable<string>,
  language: string,
): FormFrequency[] {
  const forms = listed.map((entry) => ({ ...entry, share: LOST.get(`${language} ${entry.form}`) ?? entry.share }));
  const shares = new Map(forms.map(({ form, share }) => [form, share]));
  const added: FormFrequency[] = [];
  for (const form of closed) {
    if (shares.has(form) || !/\p{L}['-]\p{L}/u.test(form)) continue;
    // Of `zo'n` no list has the n.
    const pieces = form.split(/(?<=')|-/).filter((part) => part.length > 1);
    const parts = pieces.map((part) => shares.get(part) ?? shares.get(part.replace(/'$/, '')) ?? 0);
    const share = Math.min(...parts) * PART_OF_WHOLE;
    if (share > 0) added.push({ form, spelling: form, share, capitalised: undefined });
  }
  return [...forms, ...added].sort((a, b) => b.share - a.share || compare(a.form, b.form));
}

/** Moves the closed-class words that just miss the first thousand to its end: no text does without `sowohl` and `entweder`. */
export function liftClosed<G extends { word: string; share: number }>(
  groups: readonly G[],
  closedWords: ReadonlySet<string>,
): G[] {
  const line = groups[EARLY]?.share ?? 0;
  const toOrder = ({ word, share }: G) =>
    closedWords.has(word) && share < line && share * LIFT >= line ? line : share;
  return groups.toSorted((a, b) => toOrder(b) - toOrder(a) || b.share - a.share || compare(a.word, b.word));
}

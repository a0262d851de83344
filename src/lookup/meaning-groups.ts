import type { ExpectedKind, KnownWord } from '../inflection/inflection.ts';
import type { StoredCard, WordClass } from '../model/card.ts';
import type { FormName } from '../model/form-name.ts';
import type { LookupEntry } from '../model/lookup.ts';

/** Reads what is known about a word at its place. */
export interface ClassEvidence {
  /** Names the grammar of the form that is written there, as one of the card's word. */
  explain(known: KnownWord): FormName[][] | undefined;
  findExpected(): ExpectedKind | undefined;
}

/**
 * Groups the meanings of an entry by the class that its word has in them. The group that fits the place comes first: the class by which the written
 * form can be read in the most ways (`ran`), otherwise the one that the words around it call for. The other groups, and all of them without such
 * evidence, are in the order of their best meanings.
 *
 * @param card - Without classes of its meanings, its entry stays as it is.
 */
export function groupMeanings(
  entry: LookupEntry,
  [, , written, , { classes = [], parts = [], meaningClasses = [] } = {}]: StoredCard,
  { explain, findExpected }: ClassEvidence,
): LookupEntry {
  const classOf = (meaning: string) => meaningClasses[written.indexOf(meaning)];
  const names = [...new Set(entry.meanings.flatMap((meaning) => classOf(meaning) ?? []))];
  if (names.length < 2 || meaningClasses.length !== written.length) return entry;
  const expected = findExpected();
  const weigh = (name: WordClass) => {
    // The parts of a card are those of its first class.
    const readings = explain({ classes: [name], parts: name === classes[0] ? parts : [] })?.length ?? 0;
    const isExpected =
      name === 'verb'
        ? /verb|infinitive/.test(expected ?? '')
        : // A form that no rule explains is seldom a noun's: `sont` in `ce sont`.
          expected === 'other' && (readings > 0 || !/form/.test(entry.match));
    return 2 * readings + Number(isExpected);
  };
  const groups = names
    .map((name) => ({
      name,
      weight: weigh(name),
      meanings: entry.meanings.filter((meaning) => classOf(meaning) === name),
    }))
    .sort((a, b) => b.weight - a.weight);
  return {
    ...entry,
    meanings: groups.flatMap(({ meanings }) => meanings),
    groups: groups.map(({ name, meanings }) => ({ name, count: meanings.length })),
  };
}

import type { ExpectedKind, KnownWord } from '../inflection/inflection.ts';
import type { StoredCard } from '../model/card.ts';
import type { FormName } from '../model/form-name.ts';
import type { LookupEntry } from '../model/lookup.ts';

/** What is known about a word at its place. */
export interface ClassEvidence {
  /** Names the grammar of the form that is written there, as one of the card's word. */
  explain(known: KnownWord): FormName[][] | undefined;
  expected: ExpectedKind | undefined;
}

/**
 * Groups the meanings of an entry by the class that its word has in them. The group that fits the place comes first: of the classes by which the
 * written form can be read in the most ways (`ran`), otherwise of those that the words around it call for. The other groups, and all of them without such evidence, are in
 * the order of their best meanings.
 *
 * @param card - Without classes of its meanings, its entry stays as it is.
 */
export function groupMeanings(
  entry: LookupEntry,
  [, , written, , { classes = [], parts = [], meaningClasses = [] } = {}]: StoredCard,
  { explain, expected }: ClassEvidence,
): LookupEntry {
  const classOf = (meaning: string) => meaningClasses[written.indexOf(meaning)];
  const names = [...new Set(entry.meanings.flatMap((meaning) => classOf(meaning) ?? []))];
  if (names.length < 2 || meaningClasses.length !== written.length) return entry;
  // The parts of a card are those of its first class.
  const readings = names.map(
    (name) => explain({ classes: [name], parts: name === classes[0] ? parts : [] })?.length ?? 0,
  );
  const most = Math.max(...readings);
  const isOfAll = readings.every((count) => count === most);
  // A form that no rule explains is seldom a noun's: `sont` in `ce sont`.
  const isOther = expected === 'other' && (most > 0 || !/form/.test(entry.match));
  const isVerb = /verb|infinitive/.test(expected ?? '');
  const groups = names
    .map((name, at) => ({
      name,
      fits: isOfAll ? (name === 'verb' ? isVerb : isOther) : readings[at] === most,
      meanings: entry.meanings.filter((meaning) => classOf(meaning) === name),
    }))
    .sort((a, b) => Number(b.fits) - Number(a.fits));
  return {
    ...entry,
    meanings: groups.flatMap(({ meanings }) => meanings),
    groups: groups.map(({ name, meanings }) => ({ name, count: meanings.length })),
  };
}

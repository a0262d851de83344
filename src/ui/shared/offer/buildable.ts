import { type LanguagePair, type PairId, toPairId } from '../../../model/pair.ts';

/** Languages of which the builder makes decks for one another. */
const LANGUAGES = ['deu', 'fra', 'ita', 'rus', 'spa'];
/** Languages of which it makes decks into English. */
const INTO_ENGLISH = ['cat', 'ell', 'fin', 'tur'];

/** Pairs whose decks the builder makes for import and for servers, as the package has no room for them. */
export const BUILDABLE: ReadonlySet<PairId> = new Set([
  ...LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => toPairId({ from, to }))),
  ...INTO_ENGLISH.map((from) => toPairId({ from, to: 'eng' })),
]);

/** Whether someone can build a deck of the pair from the source code. */
export function isBuildable(pair: LanguagePair): boolean {
  return BUILDABLE.has(toPairId(pair));
}

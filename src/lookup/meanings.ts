import type { LookupEntry } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';
import type { DefinitionIndex } from '../store/study/caches/definitions.ts';

/** Finds the learner's own meaning and spelling of a word. */
export function findOwnMeaning(
  definitions: DefinitionIndex,
  pair: PairId,
  word: string,
): Pick<LookupEntry, 'definition' | 'headword'> {
  const { text, headword } = definitions.find(pair, word) ?? {};
  return { definition: text, ...(headword === undefined ? {} : { headword }) };
}

/** Puts the learner's definition first and removes its repetition. */
export function putDefinitionFirst(meanings: readonly string[], definition: string | undefined): string[] {
  if (definition === undefined) return [...meanings];
  return [definition, ...withoutDefinition(meanings, definition)];
}

export function withoutDefinition(meanings: readonly string[], definition: string | undefined): string[] {
  const text = definition?.normalize('NFC');
  return meanings.filter((meaning) => meaning.normalize('NFC') !== text);
}

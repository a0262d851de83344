/** Puts the learner's definition first and removes its repetition. */
export function putDefinitionFirst(meanings: readonly string[], definition: string | undefined): string[] {
  if (definition === undefined) return [...meanings];
  return [definition, ...withoutDefinition(meanings, definition)];
}

export function withoutDefinition(meanings: readonly string[], definition: string | undefined): string[] {
  const text = definition?.normalize('NFC');
  return meanings.filter((meaning) => meaning.normalize('NFC') !== text);
}

import type { Send } from '../../../../messaging/client.ts';
import type { ImportCounts, VocabularyWord } from '../../../../model/vocabulary.ts';
import { importInParts } from './import-in-parts.ts';
import type { MatchedVocabulary } from './match-vocabulary.ts';
import { findOutcome, pickExamples, toImportedWords, type VocabularyChoices } from './vocabulary-state.ts';

export interface PreviewedChanges {
  /** What an import would change. */
  counts: ImportCounts;
  /** Words of the preview that an import would leave as they are, because Wayword knows them better. */
  unchanged: ReadonlySet<string>;
}

/** Finds what an import would change, and stores nothing. */
export async function previewChanges(
  send: Send,
  words: readonly VocabularyWord[],
  matched: MatchedVocabulary,
  { pair, outcomes }: VocabularyChoices,
  isWanted: () => boolean,
): Promise<PreviewedChanges> {
  const count = (some: readonly VocabularyWord[], found: MatchedVocabulary['found']) => {
    const imported = pair === undefined ? { known: [], words: [] } : toImportedWords(some, found, outcomes);
    return importInParts(send, imported, { id: crypto.randomUUID(), pair: pair ?? '', isDryRun: true, isWanted });
  };
  const counts = await count(words, matched.found);
  const shown = new Set(pickExamples(words, matched, outcomes).map(({ word }) => word));
  const unchanged = new Set<string>();
  for (const [index, word] of words.entries()) {
    if (pair === undefined || !shown.has(word.word) || findOutcome(word, outcomes) === 'leave') continue;
    const { known, continued, wanted } = await count([word], [matched.found[index] ?? null]);
    if (known + continued + wanted === 0) unchanged.add(word.word);
  }
  return { counts, unchanged };
}

import { type ReadonlySignal, signal } from '@preact/signals';
import type { OpenAs } from '../../../../messaging/vocabulary-reader.ts';
import { createInterruptedImport, type InterruptedImport } from './interrupted-import.ts';
import type { VocabularyModel, VocabularyParts } from './vocabulary-model.ts';

/** The file of another program that is open. Its model is loaded with the first one, which few visits choose. */
export interface CurrentVocabulary {
  interrupted: InterruptedImport;
  /** Undefined before the first file. */
  model: ReadonlySignal<VocabularyModel | undefined>;
  /** @param as - The table that the file was recognised as, or a database. */
  open(file: File, as: OpenAs): Promise<void>;
  close(): void;
}

export function createCurrentVocabulary(parts: Omit<VocabularyParts, 'onBegin'>): CurrentVocabulary {
  const model = signal<VocabularyModel | undefined>(undefined);
  const interrupted = createInterruptedImport(parts.send);
  return {
    interrupted,
    model,
    async open(file, as) {
      const { createVocabularyModel } = await import('./vocabulary-model.ts');
      model.value ??= createVocabularyModel({ ...parts, onBegin: interrupted.forget });
      await model.value.open(file, as);
    },
    close: () => model.value?.close(),
  };
}

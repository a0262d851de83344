import type { WordImport } from '../../src/study/import-words.ts';
import type { Study } from '../../src/study/study.ts';
import { warn } from '../background/warn.ts';
import type { Changes } from './changes.ts';
import { afterStart, keepAwake } from './lifetime.ts';

interface WordImportParts {
  wordImport: Pick<WordImport, 'resume'>;
  study: Pick<Study, 'forget'>;
  changes: Pick<Changes, 'study' | 'decks'>;
}

/** Completes an undo of many words that the end of a background interrupted. */
export function startWordImport({ wordImport, study, changes }: WordImportParts): void {
  const resume = async () => {
    if (!(await keepAwake(wordImport.resume))) return;
    study.forget();
    changes.study.emit();
    changes.decks.emit();
  };
  afterStart(() => resume().catch(warn('An undo did not go on')));
}

import { ERROR_TEXTS } from '../shared/error-text.ts';
import { Notice } from '../shared/Notice.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import type { ImportModel } from './import-model.ts';
import { importText } from './import-text.ts';

/** Where a deck can be looked at: the popup's page in a tab. */
function toBrowseUrl(pair: string): string {
  return `/popup.html?tab&deck=${pair}`;
}

/** What came of an import, or what is wrong with the file. */
export function ImportResult({ model }: { model: ImportModel }) {
  const stage = model.stage.value;
  const problem = model.problem.value;
  if (problem) {
    const isFile = problem.code === 'deck-file-invalid';
    const { title, advice } = ERROR_TEXTS[problem.code];
    return (
      <Notice tone="error" title={isFile ? importText.broken(model.name.value) : text.sentence(title)}>
        <span class="notice-text" id="import-problem">
          {isFile ? text.sentences([problem.message, importText.unchanged]) : advice}
        </span>
      </Notice>
    );
  }
  if (stage.kind === 'cancelled') return <Notice tone="info">{importText.cancelled}</Notice>;
  if (stage.kind !== 'done') return null;
  const pair = text.pairLabel(nameLanguage(stage.from), nameLanguage(stage.to));
  return (
    <Notice tone="success" title={importText.added(stage.cards)}>
      <span class="notice-text">{importText.addedTo(pair, Math.max(1, Math.round(stage.seconds)))}</span>
      <a
        class="button is-small"
        id="import-browse"
        href={toBrowseUrl(`${stage.from.iso639_3}-${stage.to.iso639_3}`)}
        target="_blank"
        rel="noopener"
      >
        {importText.browse}
      </a>
    </Notice>
  );
}

import type { AppError } from '../../../../app-error.ts';
import { type LineFault, MAX_LINE_FAULTS } from '../../../../model/line-fault.ts';
import { ERROR_TEXTS } from '../../../shared/error-text.ts';
import { formatList, formatNumber } from '../../../shared/format.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { joinSentences, text } from '../../../shared/text.ts';
import { describeFacts } from '../../describe-facts.ts';
import { importText } from '../../import-text.ts';
import { labelPair, nameSource } from '../../source-name.ts';
import type { ImportModel } from './import-model.ts';

/** Page that shows a deck: the popup in a tab. */
function toBrowseUrl(pair: string): string {
  return `/popup.html?tab&deck=${pair}`;
}

/** All faults of the file, in the language of the screen. */
function FileProblem({ problem: { faults = [], message } }: { problem: AppError }) {
  return (
    <div class="notice-text" id="import-problem">
      {faults.length > 0 ? (
        <ul class="import-rows">
          {faults.map((fault) => (
            <li key={fault.line}>{describeFault(fault)}</li>
          ))}
        </ul>
      ) : (
        <p>
          {importText.unreadable}{' '}
          <span class="quiet" lang="en" dir="ltr">
            {message}
          </span>
        </p>
      )}
      <p>
        {joinSentences([
          ...(faults.length >= MAX_LINE_FAULTS ? [importText.firstFaults({ count: faults.length })] : []),
          importText.unchanged,
        ])}
      </p>
    </div>
  );
}

function describeFault({ kind, line, got, limit = 0 }: LineFault): string {
  const shown = /^\d+$/.test(got) ? formatNumber(Number(got)) : got;
  return importText.faults[kind]({ line, got: `\u2068${shown}\u2069`, limit });
}

/** Result of an import, or the error in the file. */
export function ImportResult({ model }: { model: ImportModel }) {
  const stage = model.stage.value;
  const problem = model.problem.value;
  if (problem) {
    const isFile = problem.code === 'deck-file-invalid';
    const { title, advice } = ERROR_TEXTS[problem.code];
    return (
      <Notice tone="error" title={isFile ? importText.broken({ name: model.name.value }) : text.sentence({ title })}>
        {isFile ? (
          <FileProblem problem={problem} />
        ) : (
          <span class="notice-text" id="import-problem">
            {advice}
          </span>
        )}
      </Notice>
    );
  }
  if (stage.kind === 'cancelled') return <Notice tone="info">{importText.cancelled}</Notice>;
  if (stage.kind !== 'done') return null;
  const { deck, isNewer } = stage;
  const describe = isNewer ? importText.updated : importText.added;
  const facts = deck.origin.kind === 'file' ? deck.origin.facts : undefined;
  const cards = facts ? formatList(describeFacts(facts)) : text.cards({ count: deck.cards });
  const pair = labelPair(deck);
  return (
    <Notice tone="success" title={describe({ cards, name: nameSource(deck) })}>
      <span class="notice-text">{importText.addedTo({ pair, seconds: Math.max(1, Math.round(stage.seconds)) })}</span>
      {/* Where a deck is browsed, only the main one of its pair is shown. */}
      {deck.isMain ? (
        <a class="button is-small" id="import-browse" href={toBrowseUrl(deck.pair)} target="_blank" rel="noopener">
          {importText.browse}
        </a>
      ) : null}
    </Notice>
  );
}

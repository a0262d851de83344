import { type PageCounts, toShare, WORD_GROUPS } from '../../../model/count-words.ts';
import { NEXT_WORDS } from '../../../model/page-word.ts';
import { formatNumber, formatShare } from '../../shared/format.ts';
import { countText, pageText } from './text.ts';

/** Shares of known words that studies connect with reading: minimal and comfortable understanding. */
const LEVELS = { least: 0.95, most: 0.98 };

/** How much of the page the learner knows. */
export function PageSummary({ counts }: { counts: PageCounts }) {
  return (
    <>
      <h2 class="page-known" id="page-known">
        {pageText.known({ share: toShare('known', counts.running) })}
      </h2>
      <p id="page-new">{describeNew(counts)}</p>
    </>
  );
}

/** The words of the page by what the learner knows of them, and what the shares mean. */
export function PageCountsView({ counts }: { counts: PageCounts }) {
  return (
    <>
      <table class="page-counts" aria-label={countText.label}>
        <thead>
          <tr>
            <td />
            <th scope="col">{countText.running}</th>
            <th scope="col">{countText.words}</th>
          </tr>
        </thead>
        <tbody>
          {WORD_GROUPS.map((group) => (
            <tr key={group}>
              <th scope="row">{countText[group]}</th>
              <td>{formatShare(toShare(group, counts.running))}</td>
              <td>{formatNumber(counts.words[group])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.names + counts.ignored === 0 ? null : (
        <p class="hint">{countText.leftOut({ names: counts.names, ignored: counts.ignored })}</p>
      )}
      <p class="hint">{pageText.levels(LEVELS)}</p>
    </>
  );
}

function describeNew({ words, next }: PageCounts): string {
  if (words.new === 0) return pageText.noneNew;
  if (next === 0) return pageText.fresh({ words: words.new });
  return pageText.freshNext({ words: words.new, next, reach: NEXT_WORDS });
}

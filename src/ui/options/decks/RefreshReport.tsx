import type { DeckChanges, WordList } from '../../../model/source.ts';
import { getTextAttributes } from '../../shared/written-language.ts';
import { optionsText } from '../text.ts';

interface RefreshReportProps {
  changes: DeckChanges;
  /** ISO 639-3 code of the words. */
  language: string;
  /** Whether every card could be read. Otherwise a missing word may be on an unreadable card. */
  isWhole: boolean;
}

/** Changes of the last refresh of a deck: counts, and the words on demand. */
export function RefreshReport({ changes, language, isWhole }: RefreshReportProps) {
  const lists = [
    { list: changes.added, label: optionsText.wordsAdded },
    { list: changes.changed, label: optionsText.wordsChanged },
    { list: changes.gone, label: isWhole ? optionsText.wordsGone : optionsText.wordsMissing },
  ].filter(({ list }) => list.count > 0);
  if (lists.length === 0) return <p class="deck-origin">{optionsText.nothingChanged}</p>;
  return (
    <details class="more refresh-report">
      <summary class="more-summary">
        {optionsText.refreshChanged({ parts: lists.map(({ list, label }) => label({ count: list.count })) })}
      </summary>
      <dl class="refresh-words">
        {lists.map(({ list, label }) => (
          <>
            <dt>{label({ count: list.count })}</dt>
            <dd>
              <Words list={list} language={language} />
            </dd>
          </>
        ))}
      </dl>
    </details>
  );
}

function Words({ list, language }: { list: WordList; language: string }) {
  const unnamed = list.count - list.words.length;
  return (
    <>
      <span {...getTextAttributes(language)}>
        {list.words.map((word, index) => (
          <>
            {index === 0 ? null : ' · '}
            <bdi>{word}</bdi>
          </>
        ))}
      </span>
      {unnamed > 0 ? ` ${optionsText.moreWords({ count: unnamed })}` : null}
    </>
  );
}

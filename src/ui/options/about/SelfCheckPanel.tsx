import { useMemo, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import type { DeckCheck } from '../../../model/check.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { joinSentences } from '../../shared/text.ts';
import { selfCheckText } from '../about-text.ts';
import { labelAmong, labelSource } from '../source-name.ts';
import { type CheckReport, createSelfCheck, isAllRight } from './self-check.ts';

interface SelfCheckPanelProps {
  send: Send;
  /** Whether the connected server can sync a deck again. */
  canSync: (deck: DeckSummary) => boolean;
  onSync: (deck: DeckSummary) => Promise<boolean>;
}

/** Checks and repairs the stores, and reports the result in words. */
export function SelfCheckPanel({ send, canSync, onSync }: SelfCheckPanelProps) {
  const check = useMemo(() => createSelfCheck(send), [send]);
  const state = check.state.value;
  const isRunning = state.kind === 'running';
  return (
    <div class="setting">
      <h3 class="label">{selfCheckText.title}</h3>
      <p class="hint">{selfCheckText.intro}</p>
      <p>
        <button
          type="button"
          class="button"
          id="check-store"
          aria-disabled={isRunning}
          onClick={() => void check.run()}
        >
          {isRunning ? selfCheckText.checking : state.kind === 'idle' ? selfCheckText.title : selfCheckText.again}
        </button>
      </p>
      {state.kind === 'running' ? (
        <div class="check-progress">
          <progress max={state.total} value={state.done} aria-label={selfCheckText.title} />
          <p class="quiet">
            {state.deck === undefined
              ? selfCheckText.checkingStudy
              : selfCheckText.checkingDeck({ pair: labelSource(state.deck) })}
          </p>
        </div>
      ) : null}
      <div class="messages" id="check-messages" role="status">
        {state.kind === 'failed' ? <ErrorNotice code={state.code} /> : null}
        {state.kind === 'done' ? <Report report={state.report} canSync={canSync} onSync={onSync} /> : null}
      </div>
    </div>
  );
}

interface ReportProps extends Pick<SelfCheckPanelProps, 'canSync' | 'onSync'> {
  report: CheckReport;
}

function Report({ report, canSync, onSync }: ReportProps) {
  const { decks, study } = report;
  const all = decks.map(({ deck }) => deck);
  const nameDeck = (deck: DeckSummary) => labelAmong(deck, all);
  const counts = {
    decks: selfCheckText.decks({ count: decks.length }),
    cards: selfCheckText.cards({ count: decks.reduce((sum, { check }) => sum + check.cards, 0) }),
    answers: selfCheckText.answers({ count: study.answers }),
  };
  if (isAllRight(report)) {
    return (
      <Notice tone="success">
        <span class="notice-text">{joinSentences([selfCheckText.right(counts), describeBackups(report)])}</span>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={selfCheckText.mended(counts)}>
      <ul class="check-list">
        {decks.map(({ deck, check }) => (
          <DeckFindings
            key={deck.id}
            deck={deck}
            name={nameDeck(deck)}
            check={check}
            canSync={canSync}
            onSync={onSync}
          />
        ))}
        {study.staleRows > 0 ? <li>{selfCheckText.staleRows({ count: study.staleRows })}</li> : null}
        {study.copy === 'rewritten' ? <li>{selfCheckText.copyRewritten}</li> : null}
        {study.copy === 'has-more' ? (
          <li>
            {selfCheckText.copyHasMore({ count: study.missing })}{' '}
            <a class="link" href="/popup.html?tab&study">
              {selfCheckText.openStudy}
            </a>
          </li>
        ) : null}
        {study.brokenBackups > 0 ? <li>{selfCheckText.brokenBackups({ count: study.brokenBackups })}</li> : null}
        <li>{describeBackups(report)}</li>
      </ul>
    </Notice>
  );
}

interface DeckFindingsProps extends Pick<SelfCheckPanelProps, 'canSync' | 'onSync'> {
  deck: DeckSummary;
  name: string;
  check: DeckCheck;
}

function DeckFindings({ deck, name, check, canSync, onSync }: DeckFindingsProps) {
  const { state, indexFaults, lostCards, cardsAre } = check;
  return (
    <>
      {state === 'busy' ? <li>{selfCheckText.left({ pair: name })}</li> : null}
      {indexFaults > 0 ? <li>{selfCheckText.indexRebuilt({ pair: name, entries: indexFaults })}</li> : null}
      {cardsAre === 'restored' ? <li>{selfCheckText.cardsRestored({ pair: name, count: lostCards })}</li> : null}
      {cardsAre === 'lost' ? (
        <li>
          {canSync(deck) ? (
            <>
              {selfCheckText.cardsLost({ pair: name, count: lostCards })}{' '}
              <SyncAgain deck={deck} name={name} onSync={onSync} />
            </>
          ) : (
            joinSentences([selfCheckText.cardsLost({ pair: name, count: lostCards }), selfCheckText.fetchAgain])
          )}
        </li>
      ) : null}
    </>
  );
}

function describeBackups({ study: { backups, hasMadeBackup } }: CheckReport): string {
  return hasMadeBackup ? selfCheckText.backupMade : selfCheckText.backups({ count: backups });
}

type SyncAgainProps = Pick<DeckFindingsProps, 'deck' | 'name' | 'onSync'>;

function SyncAgain({ deck, name, onSync }: SyncAgainProps) {
  const [isStarted, setStarted] = useState(false);
  const said = useRef<HTMLSpanElement>(null);
  const start = async () => {
    if (!(await onSync(deck))) return;
    setStarted(true);
    // The pressed button no longer exists.
    requestAnimationFrame(() => said.current?.focus());
  };
  return isStarted ? (
    <span tabIndex={-1} ref={said}>
      {selfCheckText.syncStarted({ pair: name })}
    </span>
  ) : (
    <button type="button" class="button is-small" onClick={() => void start()}>
      {selfCheckText.syncAgain({ pair: name })}
    </button>
  );
}

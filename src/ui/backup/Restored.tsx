import { useEffect, useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { BackupReport } from '../../model/backup.ts';
import { type PairId, toLanguagePair, toPairId } from '../../model/pair.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Notice } from '../shared/Notice.tsx';
import { PairName } from '../shared/PairName.tsx';
import { createStarters } from '../shared/starters.ts';
import type { BackupDecks } from './backup-decks.ts';
import { OtherDecks } from './DeckLists.tsx';
import { backupText } from './text.ts';

/** Reports a restore. It names missing decks, because their studied words would otherwise seem lost, and adds those that come with Wayword. */
export function Restored({ send, report, decks }: { send: Send; report: BackupReport; decks: BackupDecks }) {
  const [starters] = useState(() => createStarters(send));
  const back = decks.decks.map(({ from, to }) => toPairId({ from: from.iso639_3, to: to.iso639_3 }));
  const [missing, setMissing] = useState(report.withoutDeck.filter((pair) => !back.includes(pair)));
  useEffect(() => void starters.load(), [starters]);
  const included = missing.filter((pair) => starters.list.value?.some((starter) => starter.pair === pair));
  const add = async () => {
    for (const pair of included) {
      if (!(await starters.add(pair))) return;
      setMissing((left) => left.filter((other) => other !== pair));
    }
  };
  return (
    <>
      <Notice tone="success">
        <span class="notice-text">{backupText.restored({ count: report.fresh })}</span>
        {back.length === 0 ? null : <span class="notice-text">{backupText.decksBack({ count: back.length })}</span>}
        <OtherDecks title={backupText.stillMissing} decks={decks.otherDecks} />
        {missing.length === 0 ? null : (
          <span class="notice-text">
            {backupText.withoutDeck}{' '}
            {missing.map((pair, index) => (
              <>
                {index === 0 ? null : ', '}
                <PairName {...toReferences(pair)} />
              </>
            ))}
          </span>
        )}
        {included.length === 0 ? null : (
          <button
            type="button"
            class="button is-small"
            id="backup-add-decks"
            disabled={starters.adding.value !== undefined}
            onClick={() => void add()}
          >
            {backupText.addDecks({ count: included.length })}
          </button>
        )}
      </Notice>
      {starters.problem.value ? <ErrorNotice code={starters.problem.value} /> : null}
    </>
  );
}

function toReferences(pair: PairId) {
  const { from, to } = toLanguagePair(pair);
  return { from: { iso639_3: from, name: from }, to: { iso639_3: to, name: to } };
}

import { isolate } from '../shared/written-language.ts';
import type { BackupDeck, OtherDeck } from './backup-decks.ts';
import { backupText } from './text.ts';

/** Names the decks that a backup holds. */
export function HeldDecks({ decks }: { decks: readonly BackupDeck[] }) {
  if (decks.length === 0) return null;
  const names = decks.map(({ name, file }) => isolate(name === '' ? file : name));
  return <span class="notice-text">{backupText.withDecks({ decks: names })}</span>;
}

/** Names decks that a backup does not hold, each with the way to get it again. */
export function OtherDecks({ title, decks }: { title: string; decks: readonly OtherDeck[] }) {
  if (decks.length === 0) return null;
  return (
    <div class="notice-text">
      {title}
      <ul class="backup-others">
        {decks.map((deck) => (
          <li key={`${deck.pair} ${deck.name} ${nameOrigin(deck)}`}>{describe(deck)}</li>
        ))}
      </ul>
    </div>
  );
}

const nameOrigin = ({ origin }: OtherDeck) => (origin.kind === 'file' ? origin.name : origin.address);

function describe(deck: OtherDeck): string {
  const { name, origin, pair } = deck;
  if (origin.kind === 'file') return backupText.wayBackFile({ name: isolate(name === '' ? origin.name : name) });
  return backupText.wayBackServer({ name: isolate(name === '' ? pair : name), address: isolate(origin.address) });
}

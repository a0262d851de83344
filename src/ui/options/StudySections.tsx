import type { Send } from '../../messaging/client.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { DataSection } from './DataSection.tsx';
import { OwnWordsSection } from './OwnWordsSection.tsx';
import { StudySection } from './StudySection.tsx';

interface StudySectionsProps {
  settings: SettingsModel;
  send: Send;
  entries: readonly DeckEntry[];
  changes: number;
}

/** What belongs to studying: its settings, and the data that it makes. */
export function StudySections({ settings, send, entries, changes }: StudySectionsProps) {
  return (
    <>
      <StudySection settings={settings} />
      <OwnWordsSection send={send} entries={entries} changes={changes} />
      <DataSection send={send} changes={changes} />
    </>
  );
}

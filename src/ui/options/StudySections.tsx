import type { Send } from '../../messaging/client.ts';
import type { SettingsModel } from '../shared/settings-model.ts';
import { DataSection } from './DataSection.tsx';
import { StudySection } from './StudySection.tsx';

/** What belongs to studying: its settings, and the data that it makes. */
export function StudySections({ settings, send }: { settings: SettingsModel; send: Send }) {
  return (
    <>
      <StudySection settings={settings} />
      <DataSection send={send} />
    </>
  );
}

import { DEFAULT_SETTINGS } from '../../../settings/settings.ts';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { ResetSettings } from '../ResetSettings.tsx';
import { autoRefreshText } from '../settings-text.ts';

/** Whether and how often synced decks refresh automatically. */
export function AutoRefresh({ settings }: { settings: SettingsModel }) {
  const chosen = settings.settings.value?.sync.autoRefresh;
  return (
    <div class="setting">
      {chosen === undefined ? null : (
        <ChoiceSelect
          id="auto-refresh"
          label={autoRefreshText.label}
          hint={autoRefreshText.hint}
          choices={autoRefreshText.periods}
          chosen={chosen}
          usual={DEFAULT_SETTINGS.sync.autoRefresh}
          onChoose={(autoRefresh) => void settings.change({ sync: { autoRefresh } })}
        />
      )}
      <ResetSettings
        settings={settings}
        section="sync"
        name={autoRefreshText.label}
        messagesId="auto-refresh-messages"
      />
    </div>
  );
}

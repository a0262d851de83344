import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import type { SettingsModel } from '../shared/settings-model.ts';
import { optionsText } from './text.ts';

/** Whether synced decks are refreshed without being asked for, and how often. */
export function AutoRefresh({ settings: { settings, problem, change } }: { settings: SettingsModel }) {
  const chosen = settings.value?.sync.autoRefresh;
  return (
    <div class="setting">
      {chosen === undefined ? null : (
        <ChoiceSelect
          id="auto-refresh"
          label={optionsText.autoRefresh}
          hint={optionsText.autoRefreshHint}
          choices={optionsText.refreshPeriods}
          chosen={chosen}
          onChoose={(autoRefresh) => void change({ sync: { autoRefresh } })}
        />
      )}
      <div class="messages" id="auto-refresh-messages" role="status">
        {problem.value === undefined ? null : <ErrorNotice code={problem.value} />}
      </div>
    </div>
  );
}

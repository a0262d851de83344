import { DEFAULT_SETTINGS, type Settings } from '../../../settings/settings.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { ResetSettings } from '../ResetSettings.tsx';
import { lookedUpText } from '../settings-text.ts';

const USUAL = DEFAULT_SETTINGS.history;

/** Whether look-ups are remembered, and for how long. */
export function HistorySettings({ settings }: { settings: SettingsModel }) {
  const history = settings.settings.value?.history;
  const put = (fields: Partial<Settings['history']>) => void settings.change({ history: fields });
  return (
    <>
      {history === undefined ? null : (
        <>
          <CheckField
            id="history-on"
            label={lookedUpText.isOn}
            hint={lookedUpText.isOnHint}
            isOn={history.isOn}
            usual={USUAL.isOn}
            onChange={(isOn) => put({ isOn })}
          />
          <ChoiceSelect
            id="history-keep"
            label={lookedUpText.keep}
            hint={lookedUpText.keepHint}
            choices={lookedUpText.keeps}
            chosen={history.keep}
            usual={USUAL.keep}
            onChoose={(keep) => put({ keep })}
          />
        </>
      )}
      <ResetSettings settings={settings} section="history" name={lookedUpText.title} messagesId="history-messages" />
    </>
  );
}

import { DEFAULT_SETTINGS } from '../../../settings/settings.ts';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { InterfaceLanguageField } from '../../shared/InterfaceLanguageField.tsx';
import { getLanguageHost, keepLanguage } from '../../shared/interface-language.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { ResetSettings } from '../ResetSettings.tsx';
import { appearanceText } from '../settings-text.ts';

/** Theme and language of every screen. */
export function AppearanceSection({ settings }: { settings: SettingsModel }) {
  const appearance = settings.settings.value?.appearance;
  const showLanguage = () => {
    const chosen = settings.settings.peek()?.appearance.interfaceLanguage;
    if (chosen !== undefined) void keepLanguage(getLanguageHost(), chosen);
  };
  return (
    <section class="box" id="appearance" aria-labelledby="appearance-title">
      <h2 class="box-title" id="appearance-title">
        {appearanceText.title}
      </h2>
      {appearance === undefined ? null : (
        <ChoiceSelect
          id="appearance-theme"
          label={appearanceText.theme}
          hint={appearanceText.themeHint}
          usual={DEFAULT_SETTINGS.appearance.theme}
          choices={appearanceText.themes}
          chosen={appearance.theme}
          onChoose={(theme) => void settings.change({ appearance: { theme } })}
        />
      )}
      <InterfaceLanguageField settings={settings} />
      <ResetSettings
        settings={settings}
        section="appearance"
        name={appearanceText.title}
        messagesId="appearance-messages"
        onChanged={showLanguage}
      />
    </section>
  );
}

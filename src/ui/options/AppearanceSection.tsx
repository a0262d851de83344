import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { InterfaceLanguageField } from '../shared/InterfaceLanguageField.tsx';
import type { SettingsModel } from '../shared/settings-model.ts';
import { appearanceText } from './settings-text.ts';

/** How every screen looks, and what language it speaks. */
export function AppearanceSection({ settings }: { settings: SettingsModel }) {
  const { problem, change } = settings;
  const appearance = settings.settings.value?.appearance;
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
          choices={appearanceText.themes}
          chosen={appearance.theme}
          onChoose={(theme) => void change({ appearance: { theme } })}
        />
      )}
      <InterfaceLanguageField settings={settings} />
      <div class="messages" id="appearance-messages" role="status">
        {problem.value === undefined ? null : <ErrorNotice code={problem.value} />}
      </div>
    </section>
  );
}

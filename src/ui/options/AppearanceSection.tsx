import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { ErrorNotice } from '../shared/Notice.tsx';
import type { SettingsModel } from '../shared/settings-model.ts';
import { appearanceText } from './appearance-text.ts';

/** How every screen looks. */
export function AppearanceSection({ settings: { settings, problem, change } }: { settings: SettingsModel }) {
  const appearance = settings.value?.appearance;
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
      <div class="messages" id="appearance-messages" role="status">
        {problem.value === undefined ? null : <ErrorNotice code={problem.value} />}
      </div>
    </section>
  );
}

import { DEFAULT_SETTINGS } from '../../../settings/settings.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ChoiceSelect } from '../../shared/ChoiceSelect.tsx';
import { useLackOfUnderlines } from '../../shared/can-underline.ts';
import { Notice } from '../../shared/Notice.tsx';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { ResetSettings } from '../ResetSettings.tsx';
import { marksText } from '../settings-text.ts';

const SWITCHES = ['everywhere', 'allNew'] as const;

interface MarksSectionProps {
  settings: SettingsModel;
}

/** Marks of the words in web pages. */
export function MarksSection({ settings }: MarksSectionProps) {
  const isWithout = useLackOfUnderlines();
  const marks = settings.settings.value?.marks;
  return (
    <section class="box" id="marks" aria-labelledby="marks-title">
      <h2 class="box-title" id="marks-title">
        {marksText.title}
      </h2>
      {isWithout ? <Notice tone="info">{marksText.noUnderlines}</Notice> : null}
      {marks === undefined
        ? null
        : SWITCHES.map((name) => (
            <CheckField
              key={name}
              id={`marks-${name}`}
              label={marksText[name].label}
              hint={marksText[name].hint}
              isOn={marks[name]}
              usual={DEFAULT_SETTINGS.marks[name]}
              onChange={(isOn) => void settings.change({ marks: { [name]: isOn } })}
            />
          ))}
      {marks === undefined ? null : (
        <ChoiceSelect
          id="marks-badge"
          label={marksText.badge}
          hint={marksText.badgeHint}
          choices={marksText.badges}
          chosen={marks.badge}
          usual={DEFAULT_SETTINGS.marks.badge}
          onChoose={(badge) => void settings.change({ marks: { badge } })}
        />
      )}
      <ResetSettings settings={settings} section="marks" name={marksText.title} messagesId="marks-messages" />
    </section>
  );
}

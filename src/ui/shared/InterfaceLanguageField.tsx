import { INTERFACE_LANGUAGES, type LanguageChoice } from '../../settings/interface-languages.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { getLanguageHost, keepLanguage, listInItself, nameInItself, toInterfaceLocale } from './interface-language.ts';
import type { SettingsModel } from './settings-model.ts';
import { interfaceLanguageText } from './text.ts';

/** The interface language. Each language is named in itself, so that people find their own. */
export function InterfaceLanguageField({ settings: { settings, change } }: { settings: SettingsModel }) {
  const chosen = settings.value?.appearance.interfaceLanguage;
  if (chosen === undefined) return null;
  const automatic = toInterfaceLocale('auto', navigator.languages).language;
  const named = INTERFACE_LANGUAGES.map((tag) => [tag, listInItself(tag)]);
  const choices = {
    auto: interfaceLanguageText.auto({ language: nameInItself(automatic) }),
    ...Object.fromEntries(named),
  } as Record<LanguageChoice, string>;
  const choose = async (interfaceLanguage: LanguageChoice) => {
    if (await change({ appearance: { interfaceLanguage } })) await keepLanguage(getLanguageHost(), interfaceLanguage);
  };
  return (
    <ChoiceSelect
      id="interface-language"
      label={interfaceLanguageText.label}
      hint={interfaceLanguageText.hint}
      choices={choices}
      chosen={chosen}
      usual="auto"
      tellLanguage={(choice) => (choice === 'auto' ? undefined : choice)}
      onChoose={(choice) => void choose(choice)}
    />
  );
}

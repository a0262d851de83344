import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
import { nameLanguageAlone } from './written-language.ts';

/** Chooses a language. The only one is plain text. */
export function LanguageChoice(props: LanguageSelectProps) {
  const { id, label, languages, chosen } = props;
  const [only] = languages;
  if (!only || languages.length > 1 || only.iso639_3 !== chosen) return <LanguageSelect {...props} />;
  return (
    <p class="form-row">
      <span class="label">{label}</span>
      <span id={id} data-chosen={chosen}>
        {nameLanguageAlone(only)}
      </span>
    </p>
  );
}

import type { Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LanguageReference } from '../../contract/resources.ts';
import { Field } from './Field.tsx';
import { getInterfaceTag } from './locale.ts';
import { nameLanguageAlone } from './written-language.ts';

interface LanguageSelectProps {
  id: string;
  label: string;
  languages: readonly LanguageReference[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  /** Stands there while nothing is chosen. */
  placeholder?: string;
  fieldRef?: Ref<HTMLSelectElement>;
}

/** A list of languages to choose one from, under its label. */
export function LanguageSelect({
  id,
  label,
  languages,
  chosen,
  onChoose,
  placeholder,
  fieldRef = null,
}: LanguageSelectProps) {
  const tag = getInterfaceTag();
  // Kept: telling each of two hundred options again whether it is the chosen one costs a browser longer than all else here.
  const options = useMemo(
    () =>
      languages.map((language) => (
        <option key={language.iso639_3} value={language.iso639_3} selected={language.iso639_3 === chosen}>
          {nameLanguageAlone(language)}
        </option>
      )),
    [languages, chosen, tag],
  );
  return (
    <Field id={id} label={label}>
      <select
        class="field"
        id={id}
        ref={fieldRef}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {chosen === undefined ? (
          <option value="" selected disabled>
            {placeholder}
          </option>
        ) : null}
        {options}
      </select>
    </Field>
  );
}

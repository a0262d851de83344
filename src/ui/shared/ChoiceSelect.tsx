import { Field } from './Field.tsx';

interface ChoiceSelectProps<Choice extends string> {
  id: string;
  label: string;
  hint: string;
  /** Labels of the choices in order. Use a list if some are numbers, which an object would sort first. */
  choices: Readonly<Record<Choice, string>> | readonly (readonly [Choice, string])[];
  chosen: Choice;
  /** Language of a label as a BCP 47 tag, if it differs from the page's. */
  tellLanguage?: (choice: Choice) => string | undefined;
  onChoose: (choice: Choice) => void;
}

/** A setting with a few fixed choices, under its label. */
export function ChoiceSelect<Choice extends string>({
  id,
  label,
  hint,
  choices,
  chosen,
  tellLanguage,
  onChoose,
}: ChoiceSelectProps<Choice>) {
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        class="field"
        id={id}
        aria-describedby={`${id}-hint`}
        value={chosen}
        // The options below are the only possible values.
        onChange={(event) => onChoose(event.currentTarget.value as Choice)}
      >
        {(isList(choices) ? choices : Object.entries<string>(choices)).map(([choice, text]) => (
          <option
            key={choice}
            value={choice}
            selected={choice === chosen}
            // The entries are built from the choices.
            lang={tellLanguage?.(choice as Choice)}
          >
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

const isList = Array.isArray as (choices: unknown) => choices is readonly (readonly [string, string])[];

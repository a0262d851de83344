import { Field } from './Field.tsx';

interface ChoiceSelectProps<Choice extends string> {
  id: string;
  label: string;
  hint: string;
  /** What each choice says, in the order to offer them: as a list where some are numbers, which an object would put first. */
  choices: Readonly<Record<Choice, string>> | readonly (readonly [Choice, string])[];
  chosen: Choice;
  /** The language that a choice is worded in, as a BCP 47 tag, where it is not that of the page. */
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
        // The options below are all there is to choose from.
        onChange={(event) => onChoose(event.currentTarget.value as Choice)}
      >
        {(isList(choices) ? choices : Object.entries<string>(choices)).map(([choice, text]) => (
          <option
            key={choice}
            value={choice}
            selected={choice === chosen}
            // The entries come from the choices.
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

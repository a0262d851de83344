import { Field } from './Field.tsx';

interface ChoiceSelectProps<Choice extends string> {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Labels of the choices in order. Use a list if some are numbers, which an object would sort first. */
  choices: Readonly<Record<Choice, string>> | readonly (readonly [Choice, string])[];
  chosen: Choice;
  /** The default; while another choice is made, an arrow resets it. */
  usual?: Choice;
  /** Language of a label as a BCP 47 tag, if it differs from the page's. */
  tellLanguage?: (choice: Choice) => string | undefined;
  onChoose: (choice: Choice) => void;
}

/** A setting with a few fixed choices, under its label. The only choice is plain text. */
export function ChoiceSelect<Choice extends string>({
  id,
  label,
  hint,
  choices,
  chosen,
  usual,
  tellLanguage,
  onChoose,
}: ChoiceSelectProps<Choice>) {
  const entries = isList(choices) ? choices : Object.entries<string>(choices);
  const usualText = entries.find(([choice]) => choice === usual)?.[1];
  const reset =
    usual === undefined || usualText === undefined || usual === chosen
      ? undefined
      : { value: usualText, onReset: () => onChoose(usual) };
  const [only] = entries;
  if (only && entries.length === 1) {
    return (
      <p class="form-row" id={id}>
        <span class="label">{label}</span>
        <span lang={tellLanguage?.(only[0] as Choice)}>{only[1]}</span>
      </p>
    );
  }
  return (
    <Field id={id} label={label} {...(hint === undefined ? {} : { hint })} reset={reset}>
      <select
        class="field"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={chosen}
        // The options below are the only possible values.
        onChange={(event) => onChoose(event.currentTarget.value as Choice)}
      >
        {entries.map(([choice, text]) => (
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

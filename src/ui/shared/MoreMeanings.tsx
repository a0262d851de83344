import { getTextAttributes } from './written-language.ts';

interface MoreMeaningsProps {
  meanings: readonly string[];
  /** Their language, ISO 639-3. */
  language: string;
  /** Accessible name of the list if nothing visible names it. */
  label?: string;
}

/** The meanings of a card after the first one; renders nothing without any. */
export function MoreMeanings({ meanings, language, label }: MoreMeaningsProps) {
  if (meanings.length === 0) return null;
  return (
    <ul class="more-meanings" aria-label={label} {...getTextAttributes(language)}>
      {meanings.map((meaning) => (
        <li class="meaning" key={meaning}>
          {meaning}
        </li>
      ))}
    </ul>
  );
}

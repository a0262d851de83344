import { getTextAttributes } from './written-language.ts';

interface MoreMeaningsProps {
  meanings: readonly string[];
  /** Their language, ISO 639-3. */
  language: string;
  /** What the list is called where nothing beside it says so. */
  label?: string;
}

/** The meanings of a card behind its first one; without any, nothing. */
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

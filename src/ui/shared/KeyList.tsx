import { toPrintedLetters } from './shortcut.ts';

interface KeyListProps {
  rows: readonly { keys: readonly string[]; label: string }[];
}

/** Keys and their actions. */
export function KeyList({ rows }: KeyListProps) {
  return (
    <dl class="keys">
      {rows.map(({ keys, label }) => (
        <div class="keys-row" key={label}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{toPrintedLetters(key)}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

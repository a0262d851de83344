import { useEffect, useRef } from 'preact/hooks';
import { popupText } from './text.ts';

interface KeysPanelProps {
  rows: readonly { command: string; keys: readonly string[]; label: string }[];
  onClose: () => void;
}

/** What the keyboard does. */
export function KeysPanel({ rows, onClose }: KeysPanelProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <section class="panel" id="keys-panel" aria-labelledby="keys-title">
      <h2 class="panel-title" id="keys-title">
        {popupText.keysTitle}
      </h2>
      <dl class="keys">
        {rows.map(({ command, keys, label }) => (
          <div class="keys-row" key={command}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button" ref={close} onClick={onClose}>
        {popupText.closePanel}
      </button>
    </section>
  );
}

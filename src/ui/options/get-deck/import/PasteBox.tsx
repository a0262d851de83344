import { useRef } from 'preact/hooks';
import { Field } from '../../../shared/Field.tsx';
import { importStartText } from '../../text.ts';

/** Reads pasted text as if it were a file. */
export function PasteBox({ onPaste }: { onPaste: (file: File) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const read = () => {
    const pasted = field.current?.value ?? '';
    if (pasted.trim() === '') field.current?.focus();
    else onPaste(new File([pasted], `${importStartText.pasteName}.txt`));
  };
  return (
    <details class="more paste-box" id="import-paste-box">
      <summary class="more-summary">{importStartText.paste}</summary>
      <div>
        <Field id="import-paste" label={importStartText.pasteLabel}>
          <textarea class="field" id="import-paste" dir="auto" rows={5} spellcheck={false} ref={field} />
        </Field>
        <button type="button" class="button" id="import-paste-read" onClick={read}>
          {importStartText.pasteRead}
        </button>
      </div>
    </details>
  );
}

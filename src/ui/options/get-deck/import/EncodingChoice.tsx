import type { EncodingLabel, EncodingSample } from '../../../../model/file-format.ts';
import { ChoiceSelect } from '../../../shared/ChoiceSelect.tsx';
import { importText } from '../../import-text.ts';

interface EncodingChoiceProps {
  encodings: readonly EncodingSample[];
  chosen: EncodingLabel;
  onChoose: (encoding: EncodingLabel) => void;
}

/** Asks for the encoding of a table. Each choice shows a word of the file as it would be. */
export function EncodingChoice({ encodings, chosen, onChoose }: EncodingChoiceProps) {
  return (
    <ChoiceSelect
      id="import-encoding"
      label={importText.encoding}
      hint={importText.encodingHint}
      choices={encodings.map(({ label, sample }) => toChoice(label, sample))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

const toChoice = (label: EncodingLabel, sample: string) =>
  [label, importText.encodingWith({ name: nameEncoding(label), sample })] as const;

/** Names as programs write them: "Windows-1252", "Shift_JIS", "GB18030". */
function nameEncoding(label: EncodingLabel): string {
  if (label.startsWith('windows') || label === 'macintosh')
    return label.replace(/^./, (letter) => letter.toUpperCase());
  return label === 'shift_jis' ? 'Shift_JIS' : label === 'big5' ? 'Big5' : label.toUpperCase();
}

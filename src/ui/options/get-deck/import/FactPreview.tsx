import type { FileCard } from '../../../../model/file-format.ts';
import { getTextAttributes } from '../../../shared/written-language.ts';
import { importText } from '../../import-text.ts';

interface FactPreviewProps {
  cards: readonly FileCard[];
  /** ISO 639-3 code; undefined until chosen. */
  language: string | undefined;
}

/** The first words of a file that says how words are read or how frequent they are. */
export function FactPreview({ cards, language }: FactPreviewProps) {
  const hasReadings = cards.some(({ details }) => details?.reading !== undefined);
  const hasFrequencies = cards.some(({ details }) => details?.frequency !== undefined);
  const attributes = language === undefined ? { dir: 'auto' as const } : getTextAttributes(language);
  return (
    <table class="import-preview" id="import-preview">
      <caption>{importText.preview}</caption>
      <thead>
        <tr>
          <th scope="col">{importText.word}</th>
          {hasReadings ? <th scope="col">{importText.readings}</th> : null}
          {hasFrequencies ? <th scope="col">{importText.frequency}</th> : null}
        </tr>
      </thead>
      <tbody>
        {cards.map(({ rank, word, details = {} }) => (
          <tr key={rank}>
            <td>
              <bdi {...attributes}>{word}</bdi>
            </td>
            {hasReadings ? (
              <td>
                <bdi {...attributes}>{details.reading}</bdi>
              </td>
            ) : null}
            {hasFrequencies ? (
              <td>
                <bdi>{details.frequency}</bdi>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

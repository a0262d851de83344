import type { PairId } from '../../../model/pair.ts';
import { OWN_WORD_FORMATS } from '../../options/own-words/own-words-file.ts';
import { download } from '../../shared/download.ts';
import { writePageWords } from './page-file.ts';
import type { PageModel } from './page-model.ts';
import { newWordText } from './text.ts';

interface SaveButtonsProps {
  model: PageModel;
  title: string | undefined;
  nameDeck: (pair: PairId) => string | undefined;
}

/** Saves all new words of the page as a file. */
export function SaveButtons({ model, title, nameDeck }: SaveButtonsProps) {
  if (model.listed.value.length === 0) return null;
  return (
    <p class="row-buttons">
      {OWN_WORD_FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          class="button is-small is-plain"
          id={`page-save-${format}`}
          title={newWordText.saveHint}
          onClick={async () => {
            const words = await model.explainAll();
            download(writePageWords(format, { words, meanings: model.meanings.value, title, nameDeck }));
          }}
        >
          {newWordText.save[format]}
        </button>
      ))}
    </p>
  );
}

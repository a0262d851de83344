import {
  type BrowserTranslator,
  findBrowserTranslator,
  type TranslatorLanguages,
} from '../../language/browser-translator.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { toLanguagePair } from '../../model/pair.ts';
import type { PageCore } from '../hover-parts.ts';
import { drawTextButton } from './text-button.ts';

export interface Translation {
  /**
   * Draws the offer to translate a sentence, or its translation once there is one. The block is empty where the browser cannot translate
   * without downloading something.
   */
  draw(sentence: string | undefined, entry: LookupEntry): HTMLElement;
}

/**
 * Translates the sentence of a pinned card by the browser. No text leaves the device.
 *
 * @param onChange - The block has another height.
 */
export function createTranslation(core: PageCore, onChange: () => void): Translation {
  const texts = () => core.settings.texts.pinned;
  /** The last translation, which stays when the card is drawn again. */
  let known: { sentence: string; pair: string; text: string } | undefined;

  async function translate(
    maker: BrowserTranslator,
    languages: TranslatorLanguages,
    sentence: string,
  ): Promise<string> {
    const translator = await maker.create(languages);
    try {
      return await translator.translate(sentence);
    } finally {
      translator.destroy?.();
    }
  }

  function drawResult(block: HTMLElement, text: string, language: string): void {
    const { drawBlock, setLanguage } = core.parts;
    const result = drawBlock('translation', text);
    result.lang = language;
    result.dir = 'auto';
    const mark = drawBlock('translated-by', texts().translatedBy);
    setLanguage(mark, core.settings.texts);
    const hadFocus = block.matches(':focus-within');
    block.tabIndex = -1;
    block.replaceChildren(result, mark);
    // The pressed button is gone.
    if (hadFocus) block.focus({ preventScroll: true });
    onChange();
  }

  function drawOffer(block: HTMLElement, act: () => Promise<string>, onDone: (text: string) => void): void {
    const button = drawTextButton(core, texts().translate, () => {
      button.setAttribute('aria-disabled', 'true');
      button.textContent = texts().translating;
      act().then(onDone, () => {
        button.removeAttribute('aria-disabled');
        button.textContent = texts().failed;
      });
    });
    block.replaceChildren(button);
    onChange();
  }

  return {
    draw(sentence, { pair }) {
      const block = core.parts.drawBlock('sentence-translation');
      const maker = findBrowserTranslator(core.view);
      if (!maker || sentence === undefined) return block;
      const { from, to } = toLanguagePair(pair);
      const languages = { sourceLanguage: core.parts.toTag(from), targetLanguage: core.parts.toTag(to) };
      const show = (text: string) => {
        known = { sentence, pair, text };
        drawResult(block, text, languages.targetLanguage);
        block.setAttribute('role', 'status');
      };
      if (known?.sentence === sentence && known.pair === pair) {
        show(known.text);
        return block;
      }
      maker.availability(languages).then(
        (state) => {
          if (state === 'available') drawOffer(block, () => translate(maker, languages, sentence), show);
        },
        () => undefined,
      );
      return block;
    },
  };
}

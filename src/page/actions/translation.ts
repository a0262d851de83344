import {
  type BrowserTranslator,
  findBrowserTranslator,
  type TranslatorLanguages,
} from '../../language/browser-translator.ts';
import { fillText } from '../../language/fill-text.ts';
import { MAX_BLOCK_LENGTH, MAX_FIT_MEANINGS } from '../../model/limits.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import { type PairId, toLanguagePair } from '../../model/pair.ts';
import type { PageCore } from '../hover-parts.ts';
import { putDefinition } from './editor.ts';
import { describeFailure } from './study.ts';
import { drawTextButton } from './text-button.ts';

export interface Translation {
  /**
   * Draws the offer to translate a sentence, or its translation once there is one. The block is empty where the browser cannot translate
   * without downloading something.
   *
   * @param entries - All of the card, whose meanings are compared with the translation.
   */
  draw(sentence: string | undefined, entry: LookupEntry, entries: readonly LookupEntry[]): HTMLElement;
  /** Marks the meanings on a card that the translation uses. */
  markFitting(card: HTMLElement): void;
}

export interface TranslationListeners {
  /** The block has another height. */
  onChange(): void;
  /** It is known which meanings the translation uses. */
  onCompared(): void;
  /** The word's translation became the learner's own meaning. */
  onStored(): void;
  onProblem(text: string): void;
}

/** A sentence with its translation. */
interface Translated {
  sentence: string;
  pair: PairId;
  text: string;
  /** Meanings that the translation uses. */
  fitting: ReadonlySet<string>;
  /** Translations of words alone that the translation uses; empty for others. */
  words: Map<LookupEntry, string>;
}

/** Translates the sentence of a pinned card by the browser, and compares the result with the card's meanings. No text leaves the device. */
export function createTranslation(core: PageCore, listeners: TranslationListeners): Translation {
  const { onChange, onCompared, onStored, onProblem } = listeners;
  const texts = () => core.settings.texts.pinned;
  /** The last translation, which stays when the card is drawn again. */
  let known: Translated | undefined;
  /** The one on the card now. */
  let drawn: Translated | undefined;

  function drawResult(block: HTMLElement, { text, pair }: Translated): void {
    const { drawBlock, setLanguage, toTag } = core.parts;
    const result = drawBlock('translation', text);
    result.lang = toTag(toLanguagePair(pair).to);
    result.dir = 'auto';
    const mark = drawBlock('translated-by', texts().translatedBy);
    setLanguage(mark, core.settings.texts);
    const hadFocus = block.matches(':focus-within');
    block.tabIndex = -1;
    block.setAttribute('role', 'status');
    block.replaceChildren(result, mark);
    // The pressed button is gone.
    if (hadFocus) block.focus({ preventScroll: true });
    onChange();
  }

  function drawOffer(block: HTMLElement, act: () => Promise<void>): void {
    const button = drawTextButton(core, texts().translate, () => {
      button.setAttribute('aria-disabled', 'true');
      button.textContent = texts().translating;
      act().catch(() => {
        button.removeAttribute('aria-disabled');
        button.textContent = texts().failed;
      });
    });
    block.replaceChildren(button);
    onChange();
  }

  /** Offers the translation of the word alone where the sentence's uses it, and no meaning of the card. */
  function drawMeaningOffer({ sentence, fitting, words }: Translated, entry: LookupEntry): HTMLElement[] {
    const text = words.get(entry);
    if (!text || entry.definition !== undefined || entry.meanings.some((meaning) => fitting.has(meaning))) return [];
    const take = async () => {
      try {
        await putDefinition(core, { entry, sentence }, text);
        entry.definition = text;
        onStored();
      } catch (error) {
        onProblem(describeFailure(core.settings.texts, error));
      }
    };
    return [drawTextButton(core, fillText(texts().takeMeaning, { meaning: text }), () => void take())];
  }

  /** Without an answer nothing is marked. */
  async function compare(translate: Translate, translated: Translated, { entry, entries }: Compared): Promise<void> {
    const { pair, text } = translated;
    const meanings = entries
      .filter((other) => other.pair === pair)
      .flatMap(({ definition, meanings: own }) => (definition === undefined ? own : [definition, ...own]))
      .slice(0, MAX_FIT_MEANINGS);
    const found = await translate(entry.headword ?? entry.word).catch(() => '');
    const word = found.replace(/[.。!?]+$/, '').trim();
    const translation = text.slice(0, MAX_BLOCK_LENGTH);
    const { fitting, isWordUsed } = await core.send('lookup.findFit', { pair, meanings, translation, word });
    translated.fitting = new Set(fitting.map((index) => meanings[index] ?? ''));
    translated.words.set(entry, isWordUsed ? word : '');
  }

  return {
    draw(sentence, entry, entries) {
      drawn = undefined;
      const block = core.parts.drawBlock('sentence-translation');
      const maker = findBrowserTranslator(core.view);
      if (!maker || sentence === undefined) return block;
      const { pair } = entry;
      const { from, to } = toLanguagePair(pair);
      const languages = { sourceLanguage: core.parts.toTag(from), targetLanguage: core.parts.toTag(to) };
      const translate: Translate = (text) => translateWith(maker, languages, text);
      const show = (translated: Translated) => {
        drawn = translated;
        drawResult(block, translated);
        const offer = () => block.append(...drawMeaningOffer(translated, entry));
        if (translated.words.has(entry)) {
          offer();
          return;
        }
        const onFit = () => {
          if (drawn !== translated || !block.isConnected) return;
          offer();
          onCompared();
        };
        compare(translate, translated, { entry, entries }).then(onFit, () => undefined);
      };
      if (known?.sentence === sentence && known.pair === pair) {
        show(known);
        return block;
      }
      const act = async () => {
        const text = await translate(sentence);
        known = { sentence, pair, text, fitting: new Set(), words: new Map() };
        show(known);
      };
      maker.availability(languages).then(
        (state) => {
          if (state === 'available') drawOffer(block, act);
        },
        () => undefined,
      );
      return block;
    },
    markFitting(card) {
      for (const gloss of card.querySelectorAll('.gloss:not(:has(mark))')) {
        if (!drawn?.fitting.has(gloss.textContent)) continue;
        const mark = core.parts.createHtml('mark');
        mark.append(...gloss.childNodes);
        gloss.append(mark);
        const sign = core.parts.createHtml('span');
        sign.setAttribute('role', 'img');
        sign.setAttribute('aria-label', texts().inTranslation);
        sign.textContent = '✓';
        gloss.after('\u00A0', sign);
      }
    },
  };
}

type Translate = (text: string) => Promise<string>;

/** An entry, with all entries of its card. */
interface Compared {
  entry: LookupEntry;
  entries: readonly LookupEntry[];
}

async function translateWith(maker: BrowserTranslator, languages: TranslatorLanguages, text: string): Promise<string> {
  const translator = await maker.create(languages);
  try {
    return await translator.translate(text);
  } finally {
    translator.destroy?.();
  }
}

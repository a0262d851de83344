import { type ReadonlySignal, signal } from '@preact/signals';
import type { BrowserTranslator, TranslatorLanguages, TranslatorState } from '../../../language/browser-translator.ts';
import type { LanguagePair } from '../../../model/pair.ts';
import { toLanguageTag } from '../../shared/written-language.ts';

/** A pair's model of the browser's translator; `failed` when a download ended without one. */
export interface TranslatorModel {
  state: TranslatorState | 'failed';
  /** Downloaded share, 0 to 1. */
  share: number;
}

/** The models of the browser's translator. The browser keeps them for all extensions and pages. */
export interface TranslatorModels {
  /** By pair. */
  models: ReadonlySignal<ReadonlyMap<string, TranslatorModel>>;
  /** Reads the state of the pairs that are not known yet. */
  read(pairs: readonly LanguagePair[]): Promise<void>;
  /** Call it in a click: the browser downloads nothing otherwise. */
  download(pair: LanguagePair): Promise<void>;
}

export const toKey = ({ from, to }: LanguagePair) => `${from}-${to}`;

const toLanguages = ({ from, to }: LanguagePair): TranslatorLanguages => ({
  sourceLanguage: toLanguageTag(from),
  targetLanguage: toLanguageTag(to),
});

export function createTranslatorModels(translator: BrowserTranslator): TranslatorModels {
  const models = signal<ReadonlyMap<string, TranslatorModel>>(new Map());
  const put = (pair: LanguagePair, state: TranslatorModel['state'], share = 0) => {
    models.value = new Map([...models.value, [toKey(pair), { state, share }]]);
  };
  return {
    models,
    async read(pairs) {
      const missing = pairs.filter((pair) => !models.value.has(toKey(pair)));
      await Promise.all(
        missing.map(async (pair) => {
          const state = await translator.availability(toLanguages(pair)).catch(() => 'unavailable' as const);
          put(pair, state);
        }),
      );
    },
    async download(pair) {
      put(pair, 'downloading');
      const monitor = (progress: EventTarget) =>
        progress.addEventListener('downloadprogress', (event) => {
          put(pair, 'downloading', (event as ProgressEvent).loaded);
        });
      try {
        const session = await translator.create({ ...toLanguages(pair), monitor });
        session.destroy?.();
        put(pair, 'available');
      } catch {
        put(pair, 'failed');
      }
    },
  };
}

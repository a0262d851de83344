import { browser } from 'wxt/browser';
import { type DefineRequest, define } from '../../src/lookup/define.ts';
import { findForms } from '../../src/lookup/find-forms.ts';
import { hasWordsFrom } from '../../src/lookup/find-pair.ts';
import { createInflectionLoader } from '../../src/lookup/inflections.ts';
import { createTextLanguages } from '../../src/lookup/text-language.ts';
import { answer, hasHandler, listen } from '../../src/messaging/answer.ts';
import { toEnvelope } from '../../src/messaging/envelope.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import { type PairId, toLanguagePair } from '../../src/model/pair.ts';
import { openLookupStore } from '../../src/store/lookup-store.ts';
import { countLookUps } from '../../src/store/study/history/count-look-ups.ts';
import { warmUp } from '../../src/store/warm-up.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createFindStates } from '../../src/study/states.ts';
import { readLocalTime } from '../../src/study/study-day.ts';
import { ANKI_FOLLOW_SCRIPT, ANKI_SCRIPT } from './anki-script.ts';
import { holdEvents } from './held-events.ts';
import { ALL_INFLECTIONS, loadInflection } from './inflections.ts';
import { createDecide, LANGUAGES_SCRIPT } from './languages.ts';
import { keepScripts } from './load-script.ts';
import { createLookUps, LOOK_UPS } from './look-ups.ts';
import { MANAGED_SCRIPT } from './managed-script.ts';
import { PACKAGED_FILES_SCRIPT } from './packaged-files-script.ts';
import { isAlwaysPrivate, namePrivateStorage } from './private-storage.ts';
import { createServiceLoader, SERVICES_SCRIPT } from './services.ts';
import { createLateSound, SOUND_SCRIPT } from './sound.ts';
import { warn } from './warn.ts';

/** Load the services after this delay, late enough not to compete with the look-up that woke the background. */
const LOAD_SERVICES_MS = 1_000;

/**
 * The background's first script. It answers look-ups: the commonest reason for a start, with a person waiting. It loads
 * the services when something needs them, and a second after its start in any case.
 */
export default {
  /** Long because it connects everything that answers look-ups, in the order of the start. */
  main() {
    const loadServices = createServiceLoader(() => ({
      store,
      cardMemory,
      findStates,
      define: defineText,
      defineIn,
      findForms: (pair, words) => findForms(store, pair, words, loadInflections),
      loadInflections,
      findLanguage: textLanguages.find,
      hasWords,
      sound,
      events,
    }));
    const store = openLookupStore('', async (database) => (await loadServices()).prepare(database));
    // Open the databases first; the rest runs in the meantime.
    warmUp(store);
    keepScripts(
      ALL_INFLECTIONS,
      LANGUAGES_SCRIPT,
      SERVICES_SCRIPT,
      SOUND_SCRIPT,
      PACKAGED_FILES_SCRIPT,
      ANKI_SCRIPT,
      ANKI_FOLLOW_SCRIPT,
      MANAGED_SCRIPT,
    );
    const notStarted = warn('Services not started');
    const events = holdEvents(() => void loadServices().catch(notStarted));
    const cardMemory = createCardMemory(store);
    const findStates = createFindStates({
      store,
      cardMemory,
      now: readLocalTime,
      ensureCaches: async () => (await loadServices()).ensureCaches(),
    });
    const hasWords = (language: string) => hasWordsFrom(store, language);
    const sound = createLateSound(store);
    const textLanguages = createTextLanguages({
      detect: (text) => browser.i18n.detectLanguage(text),
      hasWords,
      decide: createDecide(store, hasWords),
    });
    const loadInflections = createInflectionLoader(loadInflection);
    // Optional: without it, detecting a short text's language is less certain.
    const readSample = async (sender: Sender) =>
      (await loadServices().catch(() => undefined))?.readSample(sender) ?? '';
    const prepareHover = async (sender: Sender) => (await loadServices()).prepareHover(sender);
    const lookUps = createLookUps({
      store,
      textLanguages,
      hasWords,
      readSample,
      loadInflections,
      findStates,
      countLookUps: (words) => countLookUps(store, words),
      addRecordings: sound.addRecordings,
      prepareHover,
    });
    const defineText = (request: DefineRequest) => define(store, request, loadInflections);
    const defineIn = async (pair: PairId, text: string) => {
      const request = { text, offset: 0, language: toLanguagePair(pair).from };
      return (await define(store, request, loadInflections, (asked) => asked === pair)).entries;
    };
    const answerMessage: Parameters<typeof listen>[0] = async (message, sender) => {
      if (hasHandler(lookUps, message.type)) return answer(LOOK_UPS, lookUps, message, sender);
      const loaded = await toEnvelope(message.type, loadServices);
      return loaded.ok ? loaded.value.answer(message, sender) : loaded;
    };
    listen(
      import.meta.env.FIREFOX
        ? async (message, sender) => {
            if (isAlwaysPrivate()) await (await loadServices()).prepareLookUp?.(message, sender).catch(() => undefined);
            return namePrivateStorage(await answerMessage(message, sender));
          }
        : answerMessage,
    );
    setTimeout(() => void loadServices().catch(notStarted), LOAD_SERVICES_MS);
  },
};

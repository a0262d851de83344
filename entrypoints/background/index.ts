import { browser } from 'wxt/browser';
import { define } from '../../src/lookup/define.ts';
import { hasWordsFrom } from '../../src/lookup/find-pair.ts';
import { createInflections } from '../../src/lookup/inflections.ts';
import { createTextLanguages } from '../../src/lookup/text-language.ts';
import { toEnvelope } from '../../src/messaging/envelope.ts';
import { listen } from '../../src/messaging/listen.ts';
import { isLookUp } from '../../src/messaging/look-up-messages.ts';
import { isOwnExtension, type Sender } from '../../src/messaging/sender.ts';
import { type PairId, toLanguagePair } from '../../src/model/pair.ts';
import { createReader } from '../../src/store/reader.ts';
import { warmUp } from '../../src/store/warm-up.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createFindStates } from '../../src/study/states.ts';
import { readLocalTime } from '../../src/study/study-day.ts';
import { holdEvents } from './held-events.ts';
import { ALL_INFLECTIONS, loadInflection } from './inflections.ts';
import { createDecide, LANGUAGES_SCRIPT } from './languages.ts';
import { keepScripts } from './load-script.ts';
import { answerLookUp, createLookUps } from './look-ups.ts';
import { RULES_SCRIPT, rulebook } from './rulebook.ts';
import { createSecondPart, SECOND_PART } from './second-part.ts';
import { warn } from './warn.ts';

/** When the rules are loaded that no word has needed: behind the answer of a look-up that started the background, before a pointer that did so is there. */
const LOAD_RULES_MS = 60;
/** When the rest is loaded that nothing has asked for: hardly while the pointer, which woke the background, is on its way to a word. */
const LOAD_REST_MS = 1_000;

/**
 * The background's first part: it answers look-ups, which the browser starts it for most often and which somebody waits for. All else
 * is loaded when it is needed, and soon in any case.
 */
export default {
  main() {
    const secondPart = createSecondPart(() => ({
      reader,
      cardMemory,
      lookUps,
      findStates,
      findEntries,
      defineIn,
      events,
    }));
    const reader = createReader('', async (database) => (await secondPart()).prepare(database));
    // First of all: the databases open while the rest is done here.
    warmUp(reader);
    keepScripts(ALL_INFLECTIONS, RULES_SCRIPT, LANGUAGES_SCRIPT, SECOND_PART);
    const notStarted = warn('The rest of the background was not started');
    const events = holdEvents(() => void secondPart().catch(notStarted));
    const cardMemory = createCardMemory(reader);
    const findStates = createFindStates({
      reader,
      cardMemory,
      now: readLocalTime,
      ensureCaches: async () => (await secondPart()).ensureCaches(),
    });
    const hasWords = (language: string) => hasWordsFrom(reader, language);
    const textLanguages = createTextLanguages({
      detect: (text) => browser.i18n.detectLanguage(text),
      hasWords,
      decide: createDecide(reader, hasWords),
    });
    const grammar = { rulebook, inflections: createInflections(loadInflection) };
    // Without it a short text's language is less sure, and that is all.
    const readSample = async (sender: Sender) => (await secondPart().catch(() => undefined))?.readSample(sender) ?? '';
    const lookUps = createLookUps({ reader, textLanguages, readSample, grammar, findStates });
    // Every deck is asked: what is typed in the address bar is in no page's language.
    const findEntries = async (text: string) => (await define(reader, { text, offset: 0 }, grammar)).entries;
    const defineIn = async (pair: PairId, text: string) => {
      const request = { text, offset: 0, language: toLanguagePair(pair).from };
      return (await define(reader, request, grammar, (asked) => asked === pair)).entries;
    };
    listen(async (type, raw, sender) => {
      if (isOwnExtension(sender) && isLookUp(raw)) return toEnvelope(type, () => answerLookUp(lookUps, raw, sender));
      const second = await toEnvelope(type, secondPart);
      return second.ok ? second.value.answer(type, raw, sender) : second;
    });
    setTimeout(() => void rulebook.load().catch(warn('The rules of look-ups were not loaded')), LOAD_RULES_MS);
    setTimeout(() => void secondPart().catch(notStarted), LOAD_REST_MS);
  },
};

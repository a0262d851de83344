import { createMemoMap } from '../../src/async/memo.ts';
import { createHandler } from '../../src/contract/handler.ts';
import { toLanguageCode } from '../../src/language/language-code.ts';
import { type DefineRequest, define } from '../../src/lookup/define.ts';
import { findPair } from '../../src/lookup/find-pair.ts';
import type { LoadInflections } from '../../src/lookup/inflections.ts';
import { addCounts, type CountLookUps } from '../../src/lookup/look-up-counts.ts';
import { createStoreSource } from '../../src/lookup/store-source.ts';
import type { TextLanguages } from '../../src/lookup/text-language.ts';
import { addStates, type FindStates } from '../../src/lookup/word-states.ts';
import type { Handlers } from '../../src/messaging/answer.ts';
import { HOVER_MESSAGES, type HoverSettings } from '../../src/messaging/hover.ts';
import { LOOKUP_MESSAGES } from '../../src/messaging/lookup.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';
import { loadIntoFrame } from './load-into-frame.ts';
import { readHoverSettings } from './prepared-hover.ts';

/** The handlers of the messages that start a background most often. */
export type LookUps = Handlers<
  'lookup.get' | 'lookup.define' | 'lookup.findPair' | 'hover.start' | 'hover.settings' | 'hover.wake'
>;

/** Only the messages of look-ups; the code of the others would slow each start. */
export const LOOK_UPS = { ...LOOKUP_MESSAGES, ...HOVER_MESSAGES };

interface LookUpParts {
  store: LookupStore;
  textLanguages: TextLanguages;
  /** Whether a deck has words from a language, an ISO 639-3 code. */
  hasWords: (language: string) => Promise<boolean>;
  /** Returns some sentences of the requesting page. */
  readSample: (sender: Sender) => Promise<string>;
  loadInflections: LoadInflections;
  findStates: FindStates;
  countLookUps: CountLookUps;
  /** Marks the entries that have a recording. */
  addRecordings: (result: LookupResult) => Promise<LookupResult>;
  /** Makes the settings of hovering from the stored ones. */
  prepareHover: (sender: Sender) => Promise<HoverSettings>;
}

interface Passage extends DefineRequest {
  /** `text` without the parts that the page declares to be in another language; see `messaging/lookup.ts`. */
  ownText?: string | undefined;
}

/** A word of no language, longer than those that may be parts of a compound. */
const REHEARSED = 'Waywordish';
/** A pointer that is on its word already asks before this delay; that look-up then does without a rehearsal. */
const REHEARSAL_MS = 30;

/** Makes a message's path a full URL; the host is never contacted. */
const MESSAGE_BASE = 'http://wayword.invalid';

export function createLookUps({
  store,
  textLanguages,
  hasWords,
  readSample,
  loadInflections,
  findStates,
  countLookUps,
  addRecordings,
  prepareHover,
}: LookUpParts): LookUps {
  const answerContract = createHandler(createStoreSource(store));
  const rehearsals = createMemoMap<string | undefined, LookupResult | undefined>();
  const toClaimed = ({ language }: DefineRequest) => (language === undefined ? undefined : toLanguageCode(language));
  const findLanguage = (passage: Passage, readPage: () => Promise<string>) =>
    textLanguages.find({
      text: passage.ownText ?? passage.text,
      offset: passage.offset,
      claimed: toClaimed(passage),
      readPage,
    });
  const defineIn = ({ text, offset }: DefineRequest, language: string | undefined) =>
    define(store, { text, offset, language }, loadInflections);

  /** Most text is in the declared language, so look up its cards while the browser detects the language. */
  async function defineInOwn(passage: Passage, readPage: () => Promise<string>): Promise<LookupResult> {
    const claimed = toClaimed(passage);
    const finding = findLanguage(passage, readPage);
    if (claimed === undefined) return defineIn(passage, await finding);
    const [language, result] = await Promise.all([finding, defineIn(passage, claimed)]);
    return language === claimed ? result : defineIn(passage, language);
  }

  let rehearsal: ReturnType<typeof setTimeout> | undefined;
  /**
   * Looks up a word that no deck has, while the pointer is still on its way to the first one: this loads what look-ups in the page's language
   * need, and browsers run code faster once it has run. Without it, the first look-up takes some 50 ms more in Firefox.
   */
  function rehearse(language: string | undefined): void {
    const passage = { text: REHEARSED, offset: 0, language };
    const code = toClaimed(passage);
    const lookUp = async () =>
      code === undefined || (await hasWords(code)) ? defineInOwn(passage, async () => '') : undefined;
    clearTimeout(rehearsal);
    // The look-up itself reports what fails.
    rehearsal = setTimeout(() => rehearsals.get(language, lookUp).catch(() => undefined), REHEARSAL_MS);
  }

  return {
    async 'lookup.get'({ path }) {
      const response = await answerContract(new Request(MESSAGE_BASE + path));
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, body: await response.text() };
    },
    async 'lookup.define'({ asked, ...passage }, sender) {
      clearTimeout(rehearsal);
      const result = await defineInOwn(passage, () => readSample(sender));
      // Ask every deck before reporting that a word is missing which the person asked for explicitly.
      const isMissing = asked && result.entries.length === 0;
      const found = await addStates(isMissing ? await defineIn(passage, undefined) : result, findStates);
      return addRecordings(await addCounts(found, countLookUps));
    },
    async 'lookup.findPair'({ asked, ...passage }, sender) {
      const { text, offset } = passage;
      const pair = await findPair(store, {
        text,
        offset,
        language: await findLanguage(passage, () => readSample(sender)),
      });
      return { pair: pair ?? (asked ? await findPair(store, { text, offset }) : undefined) };
    },
    async 'hover.settings'(_, sender) {
      const prepared = await readHoverSettings(store, sender).catch(() => undefined);
      return prepared ?? prepareHover(sender);
    },
    'hover.start'({ language }, sender) {
      const loading = loadIntoFrame('hover.js', sender);
      rehearse(language);
      return loading;
    },
    async 'hover.wake'({ language }) {
      rehearse(language);
    },
  };
}

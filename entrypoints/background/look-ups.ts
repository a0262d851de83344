import { createHandler } from '../../src/contract/handler.ts';
import { toLanguageCode } from '../../src/language/language-code.ts';
import { type DefineRequest, define, type Grammar } from '../../src/lookup/define.ts';
import { findPair } from '../../src/lookup/find-pair.ts';
import { createStoreSource } from '../../src/lookup/store-source.ts';
import type { TextLanguages } from '../../src/lookup/text-language.ts';
import { addStates, type FindStates } from '../../src/lookup/word-states.ts';
import type { Handlers } from '../../src/messaging/answer.ts';
import type { LookUpMessage } from '../../src/messaging/look-up-messages.ts';
import type { Sender } from '../../src/messaging/sender.ts';
import type { Reader } from '../../src/store/reader.ts';
import { loadIntoFrame } from './load-into-frame.ts';

/** The handlers of what a background is started for most often. */
export type LookUps = Pick<Handlers, LookUpMessage['type']>;

interface LookUpParts {
  reader: Reader;
  textLanguages: TextLanguages;
  /** Gives some sentences of the page that asks. */
  readSample: (sender: Sender) => Promise<string>;
  grammar: Grammar;
  findStates: FindStates;
}

/** A message's path stands for a whole URL; its host is never asked. */
const MESSAGE_BASE = 'http://wayword.invalid';

export function createLookUps({ reader, textLanguages, readSample, grammar, findStates }: LookUpParts): LookUps {
  const answerContract = createHandler(createStoreSource(reader));
  const withTextLanguage = async (
    { text, offset, language }: DefineRequest,
    sender: Sender,
  ): Promise<DefineRequest> => {
    const claimed = language === undefined ? undefined : toLanguageCode(language);
    return { text, offset, language: await textLanguages.find(text, offset, claimed, () => readSample(sender)) };
  };
  return {
    async 'lookup.get'({ path }) {
      const response = await answerContract(new Request(MESSAGE_BASE + path));
      const contentType = response.headers.get('content-type') ?? '';
      return { status: response.status, contentType, body: await response.text() };
    },
    async 'lookup.define'(passage, sender) {
      return addStates(await define(reader, await withTextLanguage(passage, sender), grammar), findStates);
    },
    'lookup.findPair': async (passage, sender) => ({
      pair: await findPair(reader, await withTextLanguage(passage, sender)),
    }),
    'hover.start': (_, sender) => loadIntoFrame('hover.js', sender, 'mark.css'),
    // That it was started for this is all: what look-ups need first is read at each start.
    async 'hover.wake'() {},
  };
}

/** Answers a look-up that was checked. */
export async function answerLookUp(lookUps: LookUps, message: LookUpMessage, sender: Sender): Promise<unknown> {
  switch (message.type) {
    case 'lookup.get':
      return lookUps['lookup.get'](message, sender);
    case 'hover.start':
    case 'hover.wake':
      return lookUps[message.type]({}, sender);
    default:
      return lookUps[message.type](message, sender);
  }
}

import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createAnki } from '../../src/anki/anki.ts';
import { AnkiError, toProblem } from '../../src/anki/anki-error.ts';
import { createMemo } from '../../src/async/memo.ts';
import { CHANGE_EVENT } from '../../src/messaging/events.ts';
import type { AnkiProblem, AnkiWord } from '../../src/model/anki.ts';
import { keepAnki, readAnki } from '../../src/store/study/anki.ts';
import { type AnkiHandlers, type AnkiScriptParts, offerAnki } from '../services/anki-script.ts';
import { keepAwake } from '../services/lifetime.ts';
import { describeProblem, describeReport } from './describe.ts';

/** The part of the background that speaks with a running Anki. */
export default defineUnlistedScript(() => offerAnki(createAnkiHandlers));

function createAnkiHandlers(parts: AnkiScriptParts): AnkiHandlers {
  const { store, keyValues, newId, texts, findOrigin, onSwitched } = parts;
  const anki = createAnki({
    readConfig: () => readAnki(store),
    writeConfig: (json) => keepAnki(store, json),
    keyValues,
    fetch: (input, init) => fetch(input, init),
    newId,
  });
  const say = async <T extends object>(answer: T | { problem: Parameters<typeof describeProblem>[1] }) =>
    'problem' in answer && answer.problem
      ? { problem: describeProblem((await texts()).ankiSaid, answer.problem) }
      : (answer as T & { problem?: undefined });
  const report = async (sent: ReturnType<typeof anki.retry>) => {
    const done = await keepAwake(() => sent);
    // Options that are open show what waits.
    browser.runtime.sendMessage({ type: CHANGE_EVENT }).catch(() => undefined);
    return describeReport((await texts()).ankiSaid, done);
  };
  const { get: getFollow } = createMemo(async () =>
    (await parts.loadFollow())({
      keyValues,
      ...{ findNotes: anki.findNotes, ask: anki.ask, words: parts.words, newId },
      stranger: () => new AnkiError('stranger'),
      now: Date.now,
    }),
  );
  return {
    async 'anki.follow'({ act, pair }) {
      const follow = await getFollow();
      let problem: AnkiProblem | undefined;
      if (act !== 'look') {
        await keepAwake(() => (act === 'stop' ? follow.stop() : follow.read(pair))).catch((thrown) => {
          problem = toProblem(thrown);
        });
      }
      return { ...(await say(problem ? { problem } : {})), followed: await follow.look() };
    },
    'anki.look': anki.look,
    async 'anki.change'({ change }) {
      const view = await anki.change(change);
      if (change.isOn !== undefined) await onSwitched();
      return view;
    },
    'anki.connect': async () => say(await keepAwake(anki.connect)),
    'anki.fields': async ({ noteType }) => say(await anki.listFields(noteType)),
    'anki.add': ({ words }, sender) => {
      const origin = findOrigin(sender, true);
      // Only the extension's own pages may say where a sentence is from.
      const named = (word: AnkiWord) => (origin ? { ...word, title: origin.title, address: origin.address } : word);
      return report(anki.add(words.map(named)));
    },
    'anki.retry': () => report(anki.retry()),
    'anki.remove': ({ ids }) => anki.remove(ids),
  };
}

import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createMemoMap } from '../../src/async/memo.ts';
import { createContractClient } from '../../src/contract/client.ts';
import { createHttpTransport, type HttpServer } from '../../src/contract/http-transport.ts';
import { toHostPattern } from '../../src/contract/server-address.ts';
import { readPracticeText } from '../../src/languages/practice-text.ts';

import { createSentences } from '../../src/library/sentences.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import { type FitRequest, findFit } from '../../src/lookup/fitting-meanings.ts';
import { createClassify } from '../../src/lookup/page-words/classify.ts';
import { createClassifyPage } from '../../src/lookup/page-words/classify-page.ts';
import { answer } from '../../src/messaging/answer.ts';
import { MESSAGES } from '../../src/messaging/messages.ts';
import type { PairId } from '../../src/model/pair.ts';
import { type SearchRequest, search as searchWords } from '../../src/search/search.ts';
import { searchFirst } from '../../src/search/search-first.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import { createLibraryWitness } from '../../src/store/content/library-witness.ts';
import { openSpareKeyValues, withSpare } from '../../src/store/key-values.ts';
import { openStore } from '../../src/store/store.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { createExamples } from '../../src/study/examples.ts';
import { createReadFirstWords } from '../../src/study/first-words.ts';
import { createHistory } from '../../src/study/history/history.ts';
import { createWordImport } from '../../src/study/import-words.ts';
import { createOwnWords } from '../../src/study/own-words/own-words.ts';
import { createStudy } from '../../src/study/study.ts';
import { readLocalTime } from '../../src/study/study-day.ts';
import { createConnection } from '../../src/sync/connection.ts';
import { isAlwaysPrivate } from '../background/private-storage.ts';
import { offerServices, type Services, type SharedParts } from '../background/services.ts';
import { startAnki } from './anki.ts';
import { startAnnouncements } from './announce.ts';
import { startBadge } from './badge.ts';
import { startCaptions } from './captions.ts';
import { createChanges } from './changes.ts';
import { createHandlers } from './handlers/handlers.ts';
import { startDeckImport } from './import-decks.ts';
import { startInstallation } from './installation.ts';
import { startLibraryUpkeep } from './library-upkeep.ts';
import { openFoundCard, startOmnibox } from './omnibox.ts';
import { readDeckFile, readSentencesFile } from './packaged-files.ts';
import { startPageCommands } from './page-commands.ts';
import { createReadSample } from './page-sample.ts';
import { startPageScripts } from './page-scripts.ts';
import { startPrepareHover } from './prepare-hover.ts';
import { createPrivateLookUps } from './private-look-ups.ts';
import { startPruning } from './prune-history.ts';
import { startDeckRefresh } from './refresh-decks.ts';
import { startReminder } from './reminder.ts';
import { startRenewal } from './renewal.ts';
import { startRestoring } from './restoring.ts';
import { startBackups } from './save-backups.ts';
import { startSync } from './sync.ts';
import { readTexts } from './texts.ts';
import { startWelcome } from './welcome.ts';
import { startWordImport } from './word-import.ts';
import { startWordMarks } from './word-marks.ts';

/** The background's services: everything that look-ups do not need. They answer all other messages and react to the browser's events. */
export default defineUnlistedScript(() => offerServices(startServices));

/** Starts each service, which listens to the changes and the events of the browser that concern it. */
function startServices(shared: SharedParts): Services {
  const parts = createParts(shared);
  const { store, study, starterDecks, search } = parts;
  const findEntries = (text: string) => searchFirst(search, text);

  // First, because the background may be stopped at any moment: listeners are called in the order of these lines.
  startAnnouncements(parts.changes);
  const installation = startInstallation(parts);
  startBadge({ ...parts, installation });
  const saveBackup = startBackups(parts);
  const sync = startSync(parts);
  startDeckRefresh({ ...parts, sync });
  const deckImport = startDeckImport(parts);
  startLibraryUpkeep(parts);
  startRenewal(parts);
  const restoring = startRestoring(parts);
  startWordImport(parts);
  startPruning(parts);
  startReminder(parts);
  startPageScripts(parts.events);
  startPageCommands({ ...parts, openCard: (text) => openFoundCard(text, findEntries) });
  startOmnibox({ ...parts, findEntries });
  const prepareHover = startPrepareHover(parts);
  const marks = startWordMarks(parts);
  startCaptions(parts);
  const anki = startAnki(parts);

  const handlers = createHandlers({ ...parts, anki, marks, installation, saveBackup, sync, deckImport, restoring });
  startWelcome(parts.events, handlers);
  const readSample = createReadSample();
  return {
    answer: (message, sender) => answer(MESSAGES, handlers, message, sender),
    prepare: async (database) => void (await store[database].open()),
    readSample,
    prepareLookUp: isAlwaysPrivate() ? createPrivateLookUps(shared.store, starterDecks, readSample) : undefined,
    prepareHover,
    ensureCaches: study.ensureCaches,
  };
}

/** Creates the parts of the product that services and handlers share. Long because it lists all of them. */
function createParts({
  store: lookupStore,
  cardMemory,
  findStates,
  define,
  defineIn,
  findForms,
  loadInflections,
  sound,
  events,
  ...asked
}: SharedParts) {
  // Firefox and Chrome 120 lack this, so content scripts there can read the area: the newest answers, never the key.
  browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  const keyValues = withSpare(browser.storage.local, () => openSpareKeyValues(lookupStore.databases));
  const store = openStore('', keyValues, lookupStore);
  const now = readLocalTime;
  const elapsed = () => performance.now();
  const newId = () => crypto.randomUUID();
  const clientFor = (server: HttpServer) => createContractClient(createHttpTransport(server));
  const sentences = createSentences(readSentencesFile);
  const starterDecks = createStarterDecks(readDeckFile);
  const study = createStudy({
    store,
    cardMemory,
    now,
    settings: async () => (await readSettings(store)).study,
    newDeviceId: newId,
    readFirstWords: createReadFirstWords(sentences.list, (language) => readPracticeText(language, readSentencesFile)),
  });
  const changes = createChanges();
  // A page asks for hundreds of its blocks in turn.
  const reaches = createMemoMap<PairId, number>();
  changes.study.on(reaches.forget);
  changes.decks.on(reaches.forget);
  changes.settings.on(reaches.forget);
  return {
    store,
    keyValues,
    changes,
    events,
    sound,
    now,
    newId,
    findStates,
    defineIn,
    findForms,
    texts: async () => readTexts((await readSettings(store)).appearance.interfaceLanguage),
    witness: createLibraryWitness(keyValues, store),
    savedBackups: createSavedBackups(keyValues),
    definitions: createDefinitions(store, now, newId),
    ownWords: createOwnWords({ store, now, newDeviceId: newId, ensureCaches: study.ensureCaches }),
    history: createHistory({ store, now, newDeviceId: newId, ensureCaches: study.ensureCaches }),
    wordImport: createWordImport({ store, now, newDeviceId: newId, ensureCaches: study.ensureCaches }),
    study,
    starterDecks,
    examples: createExamples({ list: sentences.list, findStates }),
    search: (request: SearchRequest) =>
      searchWords({ store, define, loadInflections, findStates, now: elapsed }, request),
    findFit: (request: FitRequest) => findFit({ loadInflections, forms: starterDecks.forms }, request),
    classifyPage: createClassifyPage({
      ...asked,
      classify: createClassify({ store, define, findStates, loadInflections }),
      findReach: (pair) => reaches.get(pair, () => study.findReach(pair)),
    }),
    clientFor,
    connection: createConnection(
      store,
      clientFor,
      (address) => browser.permissions.contains({ origins: [toHostPattern(address)] }),
      Date.now,
    ),
  };
}

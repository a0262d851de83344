import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { debounce } from '../../src/async/debounce.ts';
import { createContractClient } from '../../src/contract/client.ts';
import { createHttpTransport, type HttpServer } from '../../src/contract/http-transport.ts';
import { toHostPattern } from '../../src/contract/server-address.ts';
import { createDeckImport } from '../../src/library/deck-import.ts';
import { readDeckFile } from '../../src/library/packaged-files.ts';
import { createRenewal } from '../../src/library/renewal.ts';
import { createStarterDecks } from '../../src/library/starter-decks.ts';
import { answer } from '../../src/messaging/answer.ts';
import { MESSAGES } from '../../src/messaging/messages.ts';
import { type SearchRequest, search as searchWords } from '../../src/search/search.ts';
import { searchFirst } from '../../src/search/search-first.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { readSettings } from '../../src/settings/stored-settings.ts';
import { watchRemovals, watchSources } from '../../src/store/content/content-database.ts';
import { createLibraryWitness } from '../../src/store/content/library-witness.ts';
import { deleteRemoved } from '../../src/store/content/write/delete-copy.ts';
import { dropAllImports } from '../../src/store/content/write/imports.ts';
import { storeDirectories } from '../../src/store/content/write/store-directories.ts';
import { createInstallation } from '../../src/store/installation.ts';
import { openSpareKeyValues, withSpare } from '../../src/store/spare-key-values.ts';
import { openStore } from '../../src/store/store.ts';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { dropStaged } from '../../src/store/study/log/merge-ops.ts';
import { dropPrepared } from '../../src/store/study/prepared.ts';
import { saveDailyBackup } from '../../src/study/automatic-backups.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { createRestoring } from '../../src/study/restoring.ts';
import { createStudy } from '../../src/study/study.ts';
import { readLocalTime } from '../../src/study/study-day.ts';
import { refreshDueDecks } from '../../src/sync/auto-refresh.ts';
import { createConnection } from '../../src/sync/connection.ts';
import { systemEnvironment } from '../../src/sync/environment.ts';
import { createSync } from '../../src/sync/sync.ts';
import { isAlwaysPrivate } from '../background/private-storage.ts';
import { offerServices, type Services, type SharedParts } from '../background/services.ts';
import { warn } from '../background/warn.ts';
import { announceAppearance, announceChanges, announceHover } from './announce.ts';
import { createBadge } from './badge.ts';
import { createHandlers } from './handlers/handlers.ts';
import { waitForPageToGo } from './import-page.ts';
import {
  hasSyncAlarm,
  keepAwake,
  REFRESH_ALARM,
  ROLLOVER_ALARM,
  SYNC_ALARM,
  setRefreshAlarm,
  setRolloverAlarm,
  setSyncAlarm,
} from './lifetime.ts';
import { listenToOmnibox, openFoundCard } from './omnibox.ts';
import { listenForCommands, makeMenu } from './page-commands.ts';
import { createReadSample } from './page-sample.ts';
import { noteStarted, startInOpenTabs } from './page-scripts.ts';
import { prepareHover } from './prepare-hover.ts';
import { createPrivateLookUps } from './private-look-ups.ts';
import { createReminder, REMINDER_ALARM } from './reminder.ts';
import { readTexts } from './texts.ts';
import { openWelcome } from './welcome.ts';

/** Delay of low-priority work. */
const SETTLE_MS = 200;
/** Long enough for the next card to show: backing up a long log keeps the background busy for a while. */
const BACKUP_QUIET_MS = 5_000;
/** Browsers report an installation within a second of the background's start. */
const INSTALLATION_MS = 5_000;
/** While a sync stores cards, its deck's directory soon changes again. */
const DIRECTORIES_QUIET_MS = 2_000;
/** A removed deck disappears from the screens first. */
const REMOVAL_QUIET_MS = 1_000;

/** The background's services: everything that look-ups do not need. They answer all other messages and react to the browser's events. */
export default defineUnlistedScript(() => offerServices(startServices));

function startServices({
  store: lookupStore,
  cardMemory,
  findStates,
  defineTyped,
  defineIn,
  events,
}: SharedParts): Services {
  // Firefox and Chrome 120 lack this, so content scripts there can read the area: the newest answers, never the key.
  browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  const keyValues = withSpare(browser.storage.local, () => openSpareKeyValues(lookupStore.databases));
  const store = openStore('', keyValues, lookupStore);
  const clientFor = (server: HttpServer) => createContractClient(createHttpTransport(server));
  const newDeviceId = () => crypto.randomUUID();
  const definitions = createDefinitions(store, readLocalTime, newDeviceId);
  const settings = async () => (await readSettings(store)).study;
  const study = createStudy({ store, cardMemory, now: readLocalTime, settings, newDeviceId });
  const witness = createLibraryWitness(keyValues, store);
  const installation = createInstallation(keyValues, store);
  const showDue = createBadge({ study, witness, installation });
  const savedBackups = createSavedBackups(keyValues);
  const saveBackup = async () => {
    const made = await saveDailyBackup({ store, saved: savedBackups, now: readLocalTime, newId: newDeviceId });
    if (made) announceChanges();
  };
  const backUp = debounce(() => keepAwake(saveBackup), {
    quietMs: BACKUP_QUIET_MS,
    onFailure: warn('The backup of the day was not made'),
  });
  const storeDirectoriesSoon = debounce(() => storeDirectories(store), {
    quietMs: DIRECTORIES_QUIET_MS,
    onFailure: warn('Directories of decks were not stored'),
  });
  const deleteRemovedSoon = debounce(() => keepAwake(() => deleteRemoved(store)), {
    quietMs: REMOVAL_QUIET_MS,
    onFailure: warn('Rows of a removed deck were not deleted'),
  });
  watchRemovals(store.content, deleteRemovedSoon);
  const onSources = () => {
    storeDirectoriesSoon();
    witness.note().catch(warn('The list of decks was not remembered'));
  };
  watchSources(store.content, { onChange: onSources, onRemoval: onSources });
  const remindAt = async () => (await settings()).remindAt;
  const texts = async () => readTexts((await readSettings(store)).appearance.interfaceLanguage);
  const wordMenu = () => void texts().then(makeMenu, () => undefined);
  const reminder = createReminder({ store, keyValues, study, now: readLocalTime, remindAt, texts });
  const connection = createConnection(
    store,
    clientFor,
    (address) => browser.permissions.contains({ origins: [toHostPattern(address)] }),
    () => Date.now(),
  );
  const starterDecks = createStarterDecks(readDeckFile);
  const readSample = createReadSample();
  const sync = createSync({
    store,
    clientFor: ({ address, key }) => clientFor({ baseUrl: address, key }),
    environment: systemEnvironment,
    forms: (language) => starterDecks.forms(language),
    onChange: announceChanges,
    onUnfinished: setSyncAlarm,
    keepAwake,
  });

  const deckImport = createDeckImport({
    store,
    forms: (language) => starterDecks.forms(language),
    waitForPageToGo,
    keepAwake,
    onChange: announceChanges,
    now: () => Date.now(),
  });

  const refreshDecks = () => {
    const period = async () => (await readSettings(store)).sync.autoRefresh;
    refreshDueDecks({ store, sync, period, now: () => Date.now() }).catch(warn('Decks were not looked over'));
  };
  const applySettings = (settings: Settings) => {
    setRefreshAlarm(settings.sync.autoRefresh !== 'off');
    reminder.setAlarm(settings.study.remindAt);
  };
  const applyStoredSettings = () => void readSettings(store).then(applySettings, () => undefined);

  const search = (request: SearchRequest) =>
    searchWords({ store, define: defineTyped, findStates, now: () => performance.now() }, request);
  const parts = {
    search,
    store,
    witness,
    installation,
    findStates,
    defineIn,
    definitions,
    study,
    connection,
    sync,
    starterDecks,
    deckImport,
    savedBackups,
    saveBackup,
  };
  // An added or removed deck changes the words of the session.
  const onChange = () => {
    announceChanges();
    showDue();
  };
  const onSettings = (settings: Settings) => {
    applySettings(settings);
    refreshDecks();
    announceAppearance(settings);
    void announceHover();
    wordMenu();
    // A maximum of reviews or a holiday changes what is due today.
    showDue();
  };
  const onStudy = () => {
    showDue();
    backUp();
  };
  const onRestored = async () => {
    study.forget();
    onSettings(await readSettings(store));
    onStudy();
    onChange();
  };
  const restoring = createRestoring({ store, keepAwake, onRestored });
  const renewal = createRenewal({
    store,
    starterDecks,
    keyValues,
    keepAwake,
    onChange,
    now: () => Date.now(),
  });
  const renewed = (work: Promise<void>) => work.catch(warn('Decks were not renewed'));
  const onUnfinished = () => void renewed(renewal.resume());
  events.alarm.addListener(({ name }) => {
    if (name === SYNC_ALARM) sync.wake();
    if (name === REFRESH_ALARM) refreshDecks();
    if (name === ROLLOVER_ALARM) setRolloverAlarm(new Date());
    if (name === REMINDER_ALARM) {
      reminder.check();
      void remindAt().then(reminder.setAlarm, () => undefined);
    }
    // After sleep or a change of the clock, any alarm may fire first.
    showDue();
  });
  const startAnew = () => {
    applyStoredSettings();
    wordMenu();
    // No page that was reading a file survives a restart of the browser or of the extension. Whatever cannot be dropped
    // now is dropped later.
    void dropAllImports(store).catch(() => undefined);
    void dropStaged(store).catch(() => undefined);
  };
  const findEntries = (text: string) => searchFirst(search, text);
  listenForCommands(events, (text) => openFoundCard(text, findEntries));
  listenToOmnibox(events, findEntries, texts);
  reminder.listen(events);
  events.installed.addListener(({ reason }) => {
    if (reason === 'install') openWelcome();
    // A new browser version may normalise words differently.
    else void renewed(renewal.begin());
    // An extension that is reloaded from its folder may have other texts in the same version.
    void dropPrepared(store).catch(() => undefined);
    installation.begin().then(showDue, warn('The installation was not remembered'));
    startAnew();
  });
  // Without a listener the browser would not start the background, and a sync would wait for the learner.
  events.startup.addListener(() => {
    sync.wake();
    startAnew();
    void renewed(renewal.retry());
    // The hour may have passed while the browser was closed.
    reminder.check();
    void noteStarted();
  });
  events.online.addListener(() => void sync.networkReturned().catch(() => undefined));
  const handlers = createHandlers({ ...parts, restoring, onUnfinished, onChange, onSettings, onStudy });
  // A background that is often stopped has no time to lose with a sync that is under way.
  void hasSyncAlarm().then((isUnfinished) => isUnfinished && sync.wake());
  // Handle the event that woke the background first.
  setTimeout(() => {
    sync.wake();
    setRolloverAlarm(new Date());
    showDue();
    // The background may have ended before the backup that followed the last answer.
    backUp();
    onSources();
    // The background may have ended before all rows of a removed deck were deleted.
    deleteRemovedSoon();
    startInOpenTabs().catch(warn('Open tabs were not served'));
    void renewed(renewal.resume());
    restoring.resume().catch(warn('A restore did not go on'));
  }, SETTLE_MS);
  setTimeout(() => {
    installation.noteStart().then(showDue, warn('The stores were not compared with the last start'));
  }, INSTALLATION_MS);
  return {
    answer: (message, sender) => answer(MESSAGES, handlers, message, sender),
    prepare: async (database) => void (await store[database].open()),
    readSample,
    prepareLookUp: isAlwaysPrivate() ? createPrivateLookUps(lookupStore, starterDecks, readSample) : undefined,
    prepareHover: (sender) => prepareHover(store, sender),
    ensureCaches: study.ensureCaches,
  };
}

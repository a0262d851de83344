import { isAppError } from '../../../src/app-error.ts';
import { debounce } from '../../../src/async/debounce.ts';
import type { Sender } from '../../../src/messaging/sender.ts';
import type { StudyWish } from '../../../src/model/study.ts';
import { readSettings } from '../../../src/settings/stored-settings.ts';
import { getDefinitions } from '../../../src/store/study/caches/definitions.ts';
import { findListedWords, matchWithForms } from '../../../src/study/listed-words.ts';
import { rescueStudy } from '../../../src/study/repair-stores.ts';
import { warn } from '../../background/warn.ts';
import { keepAwake } from '../lifetime.ts';
import { reportAll } from '../restoring.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';
import { findOrigin } from './page-origin.ts';

/** Time without a further part after which an import has ended. */
const IMPORT_QUIET_MS = 3_000;

/** Answers messages about study, and about the learner's own definitions. */
export function createStudyHandlers({
  store,
  defineIn,
  findForms,
  findStates,
  definitions,
  wordImport,
  study,
  examples,
  savedBackups,
  changes,
}: HandlerParts): HandlersOf<'study' | 'definition'> {
  const readOrigin = async (sender: Sender) => findOrigin(sender, (await readSettings(store)).study.addresses);
  /** A deck may go while its card is read: another window removes it, or the browser replaces a damaged database by an empty one. */
  const findAgain = (wish: StudyWish) => (thrown: unknown) => {
    if (!isAppError(thrown) || thrown.code !== 'deck-unknown') throw thrown;
    changes.decks.emit();
    return study.next(wish);
  };
  const findNext = async (wish: StudyWish) => examples.addTo(await study.next(wish).catch(findAgain(wish)));
  const reportImport = () => {
    changes.study.emit();
    // Look-ups show definitions as they show decks.
    changes.decks.emit();
  };
  // A page that is closed meanwhile sends no last part.
  const reportImportSoon = debounce(async () => reportImport(), {
    quietMs: IMPORT_QUIET_MS,
    onFailure: warn('An import was not reported'),
  });
  return {
    'study.next': findNext,
    async 'study.answer'({ wish, ...answer }) {
      const isStored = await study.answer(answer);
      changes.study.emit();
      return { isStored, view: await findNext(wish) };
    },
    'study.practise': ({ pair }) => study.practise(pair),
    async 'study.undo'({ id, direction, wish }) {
      const done = await study.undo(id, direction);
      changes.study.emit();
      // The undone card is answered again, so the view shows it next.
      const prefer = direction === 'undo' && done && done.word !== '' ? done : undefined;
      const undone = done && { pair: done.pair, word: done.word, isWish: done.kind === 'want' };
      return { undone, view: await findNext({ ...wish, prefer }) };
    },
    async 'study.find'({ pair, word }) {
      const [[state], own] = await Promise.all([findStates(pair, [word]), getDefinitions(store)]);
      return { state, definition: own.find(pair, word)?.text };
    },
    'study.example': async ({ pair, word, lapses }) => ({ example: await examples.find(pair, word, lapses) }),
    async 'study.mark'({ mark, ...request }, sender) {
      const origin = request.sentence ? await readOrigin(sender) : undefined;
      const state = await (mark === 'unknow'
        ? study.unmarkKnown(request)
        : study.mark({ ...request, ...origin, mark }));
      changes.study.emit();
      return state;
    },
    async 'study.undoMark'({ id, ref }) {
      const state = await study.undoMark(id, ref);
      changes.study.emit();
      return { state };
    },
    async 'study.hold'(request) {
      const state = await study.mark(request);
      changes.study.emit();
      return state;
    },
    async 'study.knowUpTo'(request) {
      const words = await study.knowUpTo(request);
      changes.study.emit();
      return { words };
    },
    'study.findListed': ({ pair, words }) => findListedWords(store, pair, words, (word) => defineIn(pair, word)),
    async 'study.knowWords'(request) {
      const words = await study.knowWords(request);
      if (!request.isDryRun) changes.study.emit();
      return { words };
    },
    async 'study.matchWords'({ pair, words }) {
      const { found, forms } = await matchWithForms(store, pair, words, findForms);
      return { found: found.map((word) => word ?? null), forms };
    },
    'study.beginImport': wordImport.begin,
    'study.findImport': wordImport.find,
    async 'study.importWords'(request) {
      const counts = await wordImport.add(request);
      if (request.isDryRun) return counts;
      study.forget();
      // Each report makes pages and badges read again.
      if (request.isLast) reportImport();
      else reportImportSoon();
      return counts;
    },
    async 'study.takeBackImport'(request) {
      await keepAwake(() => wordImport.takeBack(request));
      study.forget();
      reportImport();
    },
    async 'study.takeBack'({ id, ref }) {
      const isDone = (await study.undo(id, { ref })) !== undefined;
      changes.study.emit();
      return { isDone };
    },
    async 'study.adoptWeights'(request) {
      await keepAwake(() => study.adoptWeights(request));
      changes.study.emit();
    },
    'study.stats': ({ pair }) => study.stats(pair),
    'study.held': study.held,
    async 'study.rescue'({ choice }) {
      const health = await keepAwake(() => rescueStudy({ store, study, savedBackups }, choice));
      await reportAll(changes, store);
      return health;
    },

    async 'definition.put'({ title, address, ...request }, sender) {
      // Only the extension's own pages may say where a sentence is from.
      const origin = (await readOrigin(sender)) ?? { title, address };
      const definition = await definitions.put({ ...request, ...(request.sentence ? origin : {}) });
      changes.study.emit();
      changes.decks.emit();
      return definition;
    },
    async 'definition.remove'(request) {
      await definitions.remove(request);
      changes.study.emit();
      changes.decks.emit();
    },
  };
}

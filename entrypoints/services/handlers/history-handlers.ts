import { isOwnPage } from '../../../src/messaging/sender.ts';
import { getSite } from '../../../src/settings/site.ts';
import { readSettings } from '../../../src/settings/stored-settings.ts';
import { toLookUp } from '../../../src/study/history/to-look-up.ts';
import { findSite } from '../../background/prepared-hover.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';
import { findOrigin } from './page-origin.ts';

/** Answers messages about the history of look-ups. */
export function createHistoryHandlers({ store, history, study, changes }: HandlerParts): HandlersOf<'history'> {
  const report = () => {
    study.forget();
    changes.study.emit();
  };
  return {
    async 'history.note'({ pair, word, text, ...place }, sender) {
      const settings = await readSettings(store);
      const isPage = !isOwnPage(sender);
      const isPrivate = isPage && sender.tab?.incognito !== false;
      // Look-ups on the first steps belong to those, not to the learner's reading.
      const isLesson = !isPage && text !== undefined;
      if (!settings.history.isOn || isPrivate || isLesson) return;
      if (isPage && getSite(settings, findSite(sender)).noHistory) return;
      history.note(
        toLookUp({ pair, word }, { text, ...place }, findOrigin(sender, settings.study.addresses), Date.now()),
      );
    },
    'history.list': history.list,
    'history.keys': history.keys,
    async 'history.act'(request) {
      const words = await history.act(request);
      if (request.act !== 'remove') report();
      return { words };
    },
    async 'history.takeBack'(request) {
      await history.takeBack(request);
      report();
    },
    'history.clear': history.clear,
    'history.suggest': history.suggest,
    'history.decline': ({ words }) => history.decline(words),
  };
}

import { AppError } from '../../app-error.ts';
import { pace } from '../../async/pace.ts';
import type { Send } from '../../messaging/client.ts';
import type { MarkSettings } from '../../messaging/marks.ts';
import type { FindShadowRoot } from '../shadow.ts';
import { createClassifier } from './classifier.ts';
import { createDocumentWords, type DocumentWords } from './document-words.ts';
import { createFindNew, type FindNew } from './find-new.ts';

/** Marks of a page or of a frame in it, which come and go with the learner's settings. */
export interface MarkedPage {
  /** Reads the settings again, which begins or ends the marks. */
  reload(): Promise<void>;
  /** Asks again what the learner knows. */
  refresh(): void;
  /** Undefined while no words are marked. */
  readonly findNew: FindNew | undefined;
}

declare global {
  /** Of this page, if its script runs already. */
  var waywordMarks: MarkedPage | undefined;
}

interface MarkedPageParts {
  send: Send;
  findShadowRoot: FindShadowRoot;
}

/** Between two counts of a page that keeps changing. */
const COUNT_GAP_MS = 5_000;

export function createMarkedPage({ send: sendMessage, findShadowRoot }: MarkedPageParts): MarkedPage {
  let settings: MarkSettings | undefined;
  let words: DocumentWords | undefined;
  let counting = new AbortController();
  const stop = () => {
    words?.stop();
    words = undefined;
    counting.abort();
  };
  const send: Send = async (type, request) => {
    try {
      return await sendMessage(type, request);
    } catch (error) {
      // Nothing would ever change the marks again.
      if (error instanceof AppError && error.code === 'extension-gone') stop();
      throw error;
    }
  };
  const classifier = createClassifier(send, () => settings?.language);
  const refresh = () => {
    classifier.forget();
    words?.refresh();
  };
  /** A hidden page is counted once it is in front. */
  const count = () => {
    if (settings?.hasBadge && !document.hidden) send('marks.count', {}).catch(() => undefined);
  };
  const hasNew = () => settings?.hasNew === true;
  const findNew = createFindNew({ findShadowRoot, classifier, hasNew });
  return {
    async reload() {
      const before = settings?.language;
      settings = await send('marks.begin', {}).catch(() => undefined);
      if (!settings?.isOn) return stop();
      if (settings.language !== before) classifier.forget();
      if (words) return words.refresh();
      counting = new AbortController();
      const onRead = pace(count, COUNT_GAP_MS, counting.signal);
      words = createDocumentWords({ findShadowRoot, classifier, hasNew, onRead });
    },
    refresh,
    get findNew() {
      return words && findNew;
    },
  };
}

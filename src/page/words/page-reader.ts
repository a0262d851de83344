import type { Send } from '../../messaging/client.ts';
import type { PageWord } from '../../model/page-word.ts';
import type { ReadPage, ReadStep } from '../../model/read-page.ts';
import type { FindShadowRoot } from '../shadow.ts';
import { type Classifier, createClassifier } from './classifier.ts';
import { listRuns } from './list-runs.ts';
import { findMainText } from './main-text.ts';
import { measureRun } from './measure-run.ts';
import type { TextRun } from './text-runs.ts';

/** Reads the page that it runs in, step by step: when nobody asks for the next step, the work ends. */
export interface PageReader {
  begin(): Promise<ReadStep>;
  next(): Promise<ReadStep>;
}

interface PageReaderParts {
  send: Send;
  findShadowRoot: FindShadowRoot;
}

/** Of one step: about four requests. */
const LETTERS_A_STEP = 5_600;

export function createPageReader({ send, findShadowRoot }: PageReaderParts): PageReader {
  let language: string | undefined;
  let classifier: Classifier | undefined;
  let runs: TextRun[] = [];
  let done = 0;

  const readLanguage = async () => (await send('hover.site', {})).language;

  return {
    async begin() {
      done = 0;
      runs = [];
      // Without an answer, texts are read in the language that the page declares.
      language = await readLanguage().catch(() => undefined);
      classifier = createClassifier(send, () => language);
      runs = await findMainRuns(findShadowRoot);
      return { share: 0 };
    },
    async next() {
      const part = takeLetters(runs.slice(done));
      await classifier?.load(part);
      done += part.length;
      if (done < runs.length || !classifier) return { share: done / Math.max(1, runs.length) };
      return { share: 1, page: packPage(runs, classifier) };
    },
  };
}

async function findMainRuns(findShadowRoot: FindShadowRoot): Promise<TextRun[]> {
  const all = await listRuns(findShadowRoot);
  const isMain = findMainText(all.map(measureRun));
  return all.filter((_, index) => isMain[index]);
}

function takeLetters(runs: readonly TextRun[]): TextRun[] {
  let letters = 0;
  const end = runs.findIndex(({ text }) => {
    letters += text.length;
    return letters >= LETTERS_A_STEP;
  });
  return end < 0 ? [...runs] : runs.slice(0, end + 1);
}

function packPage(runs: readonly TextRun[], classifier: Classifier): ReadPage {
  const words: PageWord[] = [];
  const indexes = new Map<string, number>();
  const reach: ReadPage['reach'] = {};
  const toIndex = (word: PageWord) => {
    const id = JSON.stringify(word);
    const index = indexes.get(id) ?? words.push(word) - 1;
    indexes.set(id, index);
    return index;
  };
  const blocks = runs.map((run) => {
    const found = classifier.find(run);
    Object.assign(reach, found?.reach);
    const places = (found?.words ?? []).flatMap(({ start, end, word }) => [start, end, toIndex(word)]);
    return { text: run.text, places, ...(found?.language === undefined ? {} : { language: found.language }) };
  });
  return { words, blocks, reach };
}

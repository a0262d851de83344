import type { Send } from '../../messaging/client.ts';
import { MAX_BLOCK_LENGTH } from '../../model/limits.ts';
import type { ClassifiedPage, PageWord } from '../../model/page-word.ts';
import type { TextRun } from './text-runs.ts';

/** A word of a run. */
export interface RunWord {
  start: number;
  end: number;
  word: PageWord;
}

/** The words of a run's text. */
export interface RunWords {
  words: readonly RunWord[];
  reach: ClassifiedPage['reach'];
  /** ISO 639-3 code; undefined where no deck has words from its language. */
  language: string | undefined;
}

/** Asks the background for the words of runs, and remembers them by text. */
export interface Classifier {
  /** Undefined until the answer is here. */
  find(run: TextRun): RunWords | undefined;
  /** Asks for the words of runs that are not known yet. Resolves when they are, or when the page must wait for a change. */
  load(runs: readonly TextRun[]): Promise<void>;
  /** Forgets all answers, after a change of what the learner knows. */
  forget(): void;
}

/** Of one request: some two hundred words, after which a hover has its turn. */
const MAX_LETTERS = 1_400;
/** Of one request. */
const MAX_TEXTS = 100;
/** Texts that are remembered: those of a long page. */
const MAX_KEPT = 5_000;

/** @param language - Chosen by the learner for this site; undefined: as its pages say. */
export function createClassifier(send: Send, language: () => string | undefined): Classifier {
  let kept = new Map<string, RunWords>();
  const idOf = (run: TextRun) => `${language() ?? run.language ?? ''} ${run.text}`;

  async function ask(runs: readonly TextRun[]): Promise<void> {
    const own = kept;
    const tag = language() ?? runs[0]?.language;
    const texts = runs.map(({ text }) => text.slice(0, MAX_BLOCK_LENGTH));
    const page = await send('lookup.classify', { texts, ...(tag === undefined ? {} : { language: tag }) });
    if (own.size > MAX_KEPT) own.clear();
    for (const [index, run] of runs.entries()) own.set(idOf(run), toRunWords(page, index));
  }

  return {
    find: (run) => kept.get(idOf(run)),
    async load(runs) {
      const missing = [...new Map(runs.filter((run) => !kept.has(idOf(run))).map((run) => [idOf(run), run])).values()];
      const parts = cutParts(missing).values();
      const askRest = async () => {
        for (const part of parts) await ask(part);
      };
      // Two at a time: while one waits for the database or for the language of a text, the other one works.
      await Promise.all([askRest(), askRest()]);
    },
    forget() {
      kept = new Map();
    },
  };
}

/** Requests with few words each, of one language. */
function cutParts(runs: readonly TextRun[]): TextRun[][] {
  const parts: TextRun[][] = [];
  let letters = 0;
  for (const run of runs) {
    const last = parts.at(-1);
    letters += run.text.length;
    if (last && last.length < MAX_TEXTS && letters <= MAX_LETTERS && last[0]?.language === run.language) last.push(run);
    else {
      parts.push([run]);
      letters = run.text.length;
    }
  }
  return parts;
}

function toRunWords({ words, places, languages, reach }: ClassifiedPage, index: number): RunWords {
  const flat = places[index] ?? [];
  const found: RunWord[] = [];
  for (let at = 0; at < flat.length; at += 3) {
    const [start = 0, end = 0, number = -1] = flat.slice(at, at + 3);
    const word = words[number];
    if (word) found.push({ start, end, word });
  }
  return { words: found, reach, language: languages[index] };
}

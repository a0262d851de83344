import type { Page } from 'puppeteer-core';
import type { StudyView } from '../../../src/model/study.ts';

/** The first start with the databases of an earlier version. */
export const UPDATE = 'an update';

/**
 * Actions of a learner during a fault. Each one repeats until its page is gone. It reports the id of each entry of the log that
 * the background has confirmed, at once and to a server: data in the page dies with its browser. All code is inline, because the page knows no
 * other function.
 */
export const ACTIONS: Readonly<Record<string, Act>> = {
  answers: answerForever,
  'answers in two windows': async (page, parts) =>
    void (await Promise.all([0, 1].map(() => answerForever(page, parts)))),
  marks: markForever,
  definitions: defineForever,
  'a sync': (page, parts) => sendForever(page, parts, { type: 'sync.start', from: 'deu', to: 'eng' }),
  'a refresh': (page, parts) => sendForever(page, parts, { type: 'sync.start', from: 'ita', to: 'eng' }),
  'an import of a file': importForever,
  'a deck that is added': (page, parts) => sendForever(page, parts, { type: 'deck.install', pair: 'swe-eng' }),
  'a restore': restoreForever,
  [UPDATE]: (page, parts) => sendForever(page, parts, { type: 'deck.list' }),
};

export type Act = (page: Page, parts: ActionParts) => Promise<void>;

export interface ActionParts {
  /** Address to which confirmed ids are reported. */
  witness: string;
  /** Head and entries of a backup, as JSON. */
  backup: { head: object; ops: string; ids: readonly string[] };
}

interface Runtime {
  runtime: { sendMessage(message: object): Promise<{ ok: boolean; value: unknown }> };
}

function answerForever(page: Page, { witness }: ActionParts): Promise<void> {
  return page.evaluate(async (address: string) => {
    const { runtime } = (globalThis as unknown as { chrome: Runtime }).chrome;
    for (;;) {
      const { card } = (await runtime.sendMessage({ type: 'study.next', pair: 'spa-eng' })).value as StudyView;
      if (!card) return;
      const { pair, word, seen, retention, choices } = card;
      const id = crypto.randomUUID();
      const rating = word.length % 3 === 0 ? 'again' : 'good';
      const answer = { id, pair, word, rating, choice: choices[rating], retention, spentMs: 10, seen, wish: { pair } };
      const reply = await runtime.sendMessage({ type: 'study.answer', ...answer });
      // Another window may have answered the card.
      if (reply.ok && (reply.value as { isStored: boolean }).isStored) void fetch(address + id, { mode: 'no-cors' });
    }
  }, witness);
}

/** Every third mark is taken back. */
function markForever(page: Page, { witness }: ActionParts): Promise<void> {
  return page.evaluate(async (address: string) => {
    const { runtime } = (globalThis as unknown as { chrome: Runtime }).chrome;
    for (let count = 0; ; count++) {
      const id = crypto.randomUUID();
      const word = `palabra ${count % 40}`;
      const mark = count % 2 === 0 ? 'know' : 'want';
      const reply = await runtime.sendMessage({ type: 'study.mark', id, pair: 'spa-eng', word, mark });
      if (reply.ok) void fetch(address + id, { mode: 'no-cors' });
      if (count % 3 !== 2) continue;
      const undo = crypto.randomUUID();
      const undone = await runtime.sendMessage({ type: 'study.undoMark', id: undo, ref: id });
      if (undone.ok) void fetch(address + undo, { mode: 'no-cors' });
    }
  }, witness);
}

function defineForever(page: Page, { witness }: ActionParts): Promise<void> {
  return page.evaluate(async (address: string) => {
    const { runtime } = (globalThis as unknown as { chrome: Runtime }).chrome;
    for (let count = 0; ; count++) {
      const id = crypto.randomUUID();
      const word = `palabra ${count % 10}`;
      const message = { type: 'definition.put', id, pair: 'spa-eng', word, text: `meaning ${count}` };
      const reply = await runtime.sendMessage(message);
      if (reply.ok) void fetch(address + id, { mode: 'no-cors' });
    }
  }, witness);
}

function sendForever(page: Page, _: ActionParts, message: object): Promise<void> {
  return page.evaluate(async (repeated: object) => {
    const { runtime } = (globalThis as unknown as { chrome: Runtime }).chrome;
    for (;;) {
      await runtime.sendMessage(repeated);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, message);
}

/** Each file has three parts of a hundred cards. */
function importForever(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { runtime } = (globalThis as unknown as { chrome: Runtime }).chrome;
    const [from, to] = [
      { iso639_3: 'nld', name: 'Dutch' },
      { iso639_3: 'eng', name: 'English' },
    ];
    for (let count = 0; ; count++) {
      const id = crypto.randomUUID();
      for (const part of [0, 1, 2]) {
        const ranks = Array.from({ length: 100 }, (_, index) => part * 100 + index + 1);
        const cards = JSON.stringify(ranks.map((rank) => [rank, `woord ${rank}`, [`meaning ${rank}`]]));
        const start = { id, from, to, name: `list ${count}`, part };
        await runtime.sendMessage({ type: 'deck.import', ...start, cards, isLast: part === 2 });
      }
      await runtime.sendMessage({ type: 'deck.importFinish', id });
    }
  });
}

function restoreForever(page: Page, { witness, backup }: ActionParts): Promise<void> {
  return page.evaluate(
    async (address: string, { head, ops, ids }: ActionParts['backup']) => {
      const { runtime } = (globalThis as unknown as { chrome: Runtime }).chrome;
      for (;;) {
        const id = crypto.randomUUID();
        await runtime.sendMessage({ type: 'backup.stage', id, part: 0, ops, head });
        const reply = await runtime.sendMessage({ type: 'backup.restore', id, parts: 1, head, isDryRun: false });
        if (reply.ok) for (const restored of ids) await fetch(address + restored, { mode: 'no-cors' });
      }
    },
    witness,
    backup,
  );
}

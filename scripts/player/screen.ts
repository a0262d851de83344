import type { Page } from 'puppeteer-core';

/** The text of the popup's study screen. */
export interface Screen {
  word: string;
  rank: number | undefined;
  /** Side of the card; `end` for the summary. */
  side: 'new' | 'front' | 'back' | 'end';
  /** "12 done · 8 left". */
  left: string;
  counts: string[];
  /** First and last value of the bar. */
  bar: [value: number, max: number];
  /** Main meanings, readings and word class, once they show. */
  meanings: string;
  sentence: string;
  /** Texts of the summary by the ids of their elements. */
  end: Record<string, string>;
}

/** Longest wait for the next screen. */
const WAIT_MS = 15_000;

/** Reads the screen as soon as it differs from an earlier one. */
export function readScreen(page: Page, before?: Screen): Promise<Screen> {
  const read = (known: string | undefined, waitMs: number) => {
    const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const find = (selector: string) => document.querySelector(selector);
    const look = () => {
      const card = find('#study-card');
      const end = find('#study-end');
      if (!card && !end) return undefined;
      const bar = find('.study-progress progress') as HTMLProgressElement | null;
      const rank = /^Rank ([\d,]+)/.exec(textOf(find('#study-card .card-rank > span')))?.[1]?.replaceAll(',', '');
      const summary = [...(end?.querySelectorAll('p[id], h1[id]') ?? [])].map((part) => {
        const own = [...part.childNodes].filter((node) => node.nodeName !== 'BUTTON');
        return [
          part.id,
          own
            .map((node) => node.textContent)
            .join('')
            .replace(/\s+/g, ' ')
            .trim(),
        ];
      });
      return {
        word: textOf(find('#study-word')),
        rank: rank === undefined ? undefined : Number(rank),
        side: end ? 'end' : (card?.getAttribute('data-side') ?? 'front'),
        left: textOf(find('#study-left')),
        counts: [...document.querySelectorAll('#study-counts li')].map(textOf),
        bar: [bar?.value ?? 0, bar?.max ?? 0],
        meanings: textOf(find('#study-back')),
        sentence: textOf(find('.study-sentence')),
        end: Object.fromEntries(summary),
      };
    };
    const startedAt = performance.now();
    return new Promise<unknown>((resolve, reject) => {
      const check = () => {
        const screen = look();
        const isOther = screen && JSON.stringify([screen.word, screen.side, screen.left]) !== known;
        if (isOther) resolve(screen);
        else if (performance.now() - startedAt > waitMs)
          reject(new Error(`Expected another screen than ${known}, got none: ${document.body.innerText}`));
        else setTimeout(check, 8);
      };
      check();
    });
  };
  const known = before && JSON.stringify([before.word, before.side, before.left]);
  // `tsx` wraps named functions in a helper that a page does not have.
  const source = `(() => { const __name = (named) => named; return (${read})(${JSON.stringify(known)}, ${WAIT_MS}); })()`;
  return page.evaluate(source) as Promise<Screen>;
}

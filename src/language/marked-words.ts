import type { ExampleText } from '../model/example.ts';

/**
 * `[^Wir] [gehen] nach [Hause|Haus].`: each word in brackets stands for a word of a deck, which follows where it differs. After `^` it is the
 * same with a small first letter.
 */
const MARKED = /\[(\^?)([^\][|]+)(?:\|([^\][|]+))?\]/g;

const toSmall = (form: string) => form.charAt(0).toLowerCase() + form.slice(1);

/** Reads a text with marked words. */
export function parseMarkedWords(marked: string): ExampleText {
  const words: ExampleText['words'] = [];
  let removed = 0;
  const text = marked.replace(
    MARKED,
    (mark: string, capital: string, form: string, word: string | undefined, at: number) => {
      const start = at - removed;
      words.push({ start, end: start + form.length, word: word ?? (capital ? toSmall(form) : form) });
      removed += mark.length - form.length;
      return form;
    },
  );
  return { text, words };
}

/** Marks the words of a text, which are in order and do not overlap. */
export function formatMarkedWords({ text, words }: ExampleText): string {
  let marked = '';
  let at = 0;
  for (const { start, end, word } of words) {
    const form = text.slice(start, end);
    marked += `${text.slice(at, start)}[${formatMark(form, word)}]`;
    at = end;
  }
  return marked + text.slice(at);
}

function formatMark(form: string, word: string): string {
  if (form === word) return form;
  return toSmall(form) === word ? `^${form}` : `${form}|${word}`;
}

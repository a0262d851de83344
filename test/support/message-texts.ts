import type { parseMessage } from '../../scripts/locales/compile.ts';

/** The texts that a message can become: one per plural form, with a sign for each value. */
export function listTexts(tokens: ReturnType<typeof parseMessage>): string[] {
  return tokens.reduce<string[]>(
    (starts, token) => {
      if (token.type === 'plural') {
        const forms = token.cases.flatMap((form) => listTexts(form.tokens as ReturnType<typeof parseMessage>));
        return starts.flatMap((start) => forms.map((form) => start + form));
      }
      const next = token.type === 'content' ? token.value : token.type === 'argument' ? `‹${token.arg}›` : '5';
      return starts.map((start) => start + next);
    },
    [''],
  );
}

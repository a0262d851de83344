import type { Verdict } from '../../study/typed-answer.ts';

export const modesText = {
  again: 'Listen again',
  showWord: 'Show the word',
  typeMeaning: 'What does it mean?',
  typeWord: (language: string) => `What is it in ${language}?`,
  check: 'Check',
  almost: 'Almost. Look at it once more.',
  accentsAgain: 'Mind the accents, and try once more.',
  verdicts: {
    right: 'Right.',
    accents: 'Right, but mind the accents.',
    typo: 'Almost right.',
    wrong: 'Not what the card says.',
  } satisfies Record<Verdict, string>,
  youTyped: 'You typed:',
} as const;

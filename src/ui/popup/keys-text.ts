import type { Command } from './keyboard.ts';

/** What the keys do on the cards by rank. */
export const browseKeyRows: { command: Command; keys: string[]; label: string }[] = [
  { command: 'forward', keys: ['→'], label: 'Next card' },
  { command: 'back', keys: ['←'], label: 'Previous card' },
  { command: 'first', keys: ['Home'], label: 'First card' },
  { command: 'last', keys: ['End'], label: 'Last card' },
  { command: 'jump', keys: ['g'], label: 'Go to a rank' },
  { command: 'keys', keys: ['?'], label: 'Show these keys' },
];

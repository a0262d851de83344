import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Early in the morning the town was still quiet. An old man opened the window of his small house. In the street a girl was reading a book.',
  '“What are you reading?” he asked. “A story about the sea,” she said. “I do not understand every word. But every day I understand more.”',
];

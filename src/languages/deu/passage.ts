import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Am frühen Morgen war die Stadt noch ruhig. Ein alter Mann öffnete das Fenster seines kleinen Hauses. Auf der Straße saß ein Mädchen mit einem Buch.',
  '„Was liest du da?“, fragte er. „Eine Geschichte über das Meer“, sagte sie. „Ich verstehe nicht jedes Wort. Aber jeden Tag verstehe ich mehr.“',
];

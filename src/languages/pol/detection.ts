import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'i w na z do się nie to jest że o za od po jak dla co jego ale tak czy ma są przez być lub ten ta te tym oraz przy może który która które już tylko był było jej ich gdy jeśli można',
  letters: 'ąćęłńóśźż',
};

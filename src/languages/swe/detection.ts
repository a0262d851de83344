import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'och i det är att en ett som på av för med till den de inte om har jag du vi kan han hon men så från var eller när ska vid också sig under mot efter din ditt dina min sin sitt sina detta denna dessa blir alla andra mer mycket måste vill hade hur vad där än utan många någon några kunde få',
  letters: 'åäöé',
};

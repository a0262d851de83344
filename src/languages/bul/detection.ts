import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'и в на да не се е за от с че по са ще като това но или аз ти ми си до към има беше който която които при тази този след може съм бил била сме сте му ѝ ги го я те него нея тях наш ваш тук там когато където защо какво кой коя кои много само вече още',
  letters: 'щйьюяъѝ',
  confusedWith: 'mkd srp',
};

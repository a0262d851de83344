import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'ir yra kad į su tai ne iš bet kaip aš jis buvo tik už jau o ar apie nuo mes po per dar jūs tačiau kuris',
  letters: 'ąčęėįšųūž',
};

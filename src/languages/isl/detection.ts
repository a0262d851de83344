import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'og að í á það er ekki sem við um til fyrir en með ég af hann hún var hef þetta eru þú því frá ef eða þeir hafa',
  letters: 'áðéíóúýþæö',
};

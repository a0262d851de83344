import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada saya ke kerana ada kita mereka sudah juga boleh atau adalah oleh anda dapat',
  letters: 'é',
};

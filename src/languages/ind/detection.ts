import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'yang dan di itu dengan untuk tidak ini dari dalam akan pada saya ke karena ada kita mereka sudah juga bisa atau adalah oleh kamu anda dapat',
  letters: 'é',
  confusedWith: 'msa',
};

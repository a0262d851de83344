import { toFixedStart, toVerbFirst } from '../../inflection/phrases.ts';
import type { Language } from '../language.ts';

export const inflection: Language['inflection'] = {
  phrases: toVerbFirst(
    'не очень всегда никогда уже тоже ещё больше',
    /(?:[ое]го|[ое]му|[ыи]ми|[ыи]м|[ое]м|[ыи]х|ая|яя|ую|юю|[ое]й|ое|ее|ые|ие|ый|ий)$/u,
    'ый|ий|ой|ая|яя|ое|ее|ые|ие',
    { hasCases: true, fits: toFixedStart('без в во до за и из к на не ни о от по с со у') },
  ),
};

import type { InflectionCode } from '../compile.ts';
import { toVerbFirst } from '../phrases.ts';

export const code: InflectionCode = {
  phrases: toVerbFirst(
    'не очень всегда никогда уже тоже ещё больше',
    /(?:[ое]го|[ое]му|[ыи]ми|[ыи]м|[ое]м|[ыи]х|ая|яя|ую|юю|[ое]й|ое|ее|ые|ие|ый|ий)$/u,
    'ый|ий|ой|ая|яя|ое|ее|ые|ие',
    { hasCases: true },
  ),
};

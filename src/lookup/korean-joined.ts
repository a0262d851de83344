import type { Inflection } from '../inflection/inflection.ts';
import { findEndingLeads } from './endings.ts';
import type { Lead, PointedWord } from './lead.ts';

/** Auxiliaries and what stands behind them, which people write onto a verb: 하고싶어요, 들어봐, 먹지마세요, 할수있어요, 가야돼요. */
const JOINED = [
  /^(.+고)(?:있|싶|계시|계셨|계세|나)[가-힣]*$/u,
  /^(.+지)(?:않|마|말|못|맙)[가-힣]*$/u,
  /^(.+야)(?:하|해|했|할|한|합|되|돼|됐|될|된|됩|겠)[가-힣]*$/u,
  /^(.+)(?:수|줄)(?:있|없|알|몰|아|모)[가-힣]*$/u,
  /^(.+)(?:것|거|게)(?:같|예|이|입)[가-힣]*$/u,
  /^(.+)(?:주|줘|줬|줄|준|줍|드리|드릴|드려|드렸|드립|보|봐|봤|볼|본|봅|버리|버려|버렸|버릴|버린|놓|놔|놨|두|둬|뒀|있|가|갔|간|갈|오|와|왔|온|올)[가-힣]*$/u,
];
/** Not, and cannot, written onto the verb behind them: 안갔어요, 못먹어요. */
const BEFORE = /^(?:안|못)(.+)$/u;

/**
 * Finds the verb in a word that an auxiliary is written onto.
 *
 * @param inflection - Of Korean.
 */
export function findJoinedKorean(word: PointedWord, inflection: Inflection): Lead[][] {
  if (word.language !== 'kor') return [];
  const heads = [...JOINED, BEFORE].flatMap((pattern) => pattern.exec(word.key)?.[1] ?? []);
  return [...heads, ...heads.flatMap((head) => BEFORE.exec(head)?.[1] ?? [])].flatMap((key) =>
    findEndingLeads({ ...word, key, spelling: key }, inflection),
  );
}

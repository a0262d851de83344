import type { Auxiliary } from '../../inflection/word-rules.ts';

/** Auxiliaries and what stands behind them, which people write onto a verb: 하고싶어요, 들어봐, 먹지마세요, 할수있어요, 가야돼요. */
const JOINED = [
  /^(.+고)(?:있|싶|계시|계셨|계세|나)[가-힣]*$/u,
  /^(.+지)(?:않|마|말|못|맙)[가-힣]*$/u,
  /^(.+러)(?:가|갔|갈|간|오|와|왔|올|온|다니|다녀)[가-힣]*$/u,
  /^(.+야)(?:하|해|했|할|한|합|되|돼|됐|될|된|됩|겠)[가-힣]*$/u,
  /^(.+)(?:수|줄)(?:있|없|알|몰|아|모)[가-힣]*$/u,
  /^(.+)(?:것|거|게)(?:같|예|이|입|야|에|라|다)[가-힣]*$/u,
  /^(.+[아어와워해여려겨셔쳐])(?:내|냈|낸|낼|지|졌|져|진|질)[가-힣]*$/u,
  /^(.+기)(?:때문|전|시작|위|만|까지|싫|쉽|어렵)[가-힣]*$/u,
  /^(.+)(?:적|때|후|뒤|뻔|뿐|중|편|채|척|듯|만|대로|테|예정|정도|모양|다음|동안|리|바|김|법|셈)[가-힣]*$/u,
];
/** Verbs that are written onto 아 and 어 of another: 가주세요, 먹어봤어요. */
const AUXILIARY =
  /^(.+)(?:주|줘|줬|줄|준|줍|드리|드릴|드려|드렸|드립|보|봐|봤|볼|본|봅|버리|버려|버렸|버릴|버린|놓|놔|놨|두|둬|뒀|대|댔|댄|댈|있|가|갔|간|갈|오|와|왔|온|올)[가-힣]{0,6}$/u;
/** An auxiliary of two syllables or more that ends like a verb, and not 자주 or 가보. No verb is 바다 or 소다. */
const BARE_END = /^(?![바소판수]).+[가-힣](?:요|다|까|고|서|면|자|던|는|네|죠|도)$/u;
/** Not, and cannot, written onto the verb behind them: 안갔어요, 못먹어요. */
const BEFORE = /^(?:안|못)(.+)$/u;

/** Finds the verb in a word that an auxiliary is written onto. */
export function splitAuxiliary(key: string): Auxiliary {
  // Behind 가, 서 and 보내 nothing is left of 아 and 어: 가주세요.
  const bare = BARE_END.test(key) ? AUXILIARY.exec(key)?.[1] : undefined;
  const heads = [...JOINED, AUXILIARY, BEFORE].flatMap((pattern) => pattern.exec(key)?.[1] ?? []);
  const forms = [...heads, ...heads.flatMap((head) => BEFORE.exec(head)?.[1] ?? [])];
  return { forms, lemma: bare === undefined ? undefined : `${bare}다` };
}

import type { TextRange, VerbInKana } from '../../inflection/word-rules.ts';

/** Kana by the vowel that they end in, those of one consonant at the same place. */
const ROWS = {
  a: 'わかがさたなばまら',
  i: 'いきぎしちにびみり',
  e: 'えけげせてねべめれ',
  o: 'おこごそとのぼもろ',
  u: 'うくぐすつぬぶむる',
};
const toU = (kana: string, row: string) => ROWS.u.charAt(row.indexOf(kana));
const ONE_ROW = `[${ROWS.i}${ROWS.e}じぜでへ]`;

type Undo = readonly [form: RegExp, toBases: (stem: string, kana: string) => string[]];

const past = (kana: string, ending: string, bases: string): Undo => [
  new RegExp(`^(.+)${kana}${ending}$`, 'u'),
  (stem) => [...bases].map((base) => stem + base),
];
/** The endings of て and た, and their short forms in speech: のんだら, よんじゃった. */
const BARE =
  '(?:[てた]|たら|たり|ちゃう|ちゃった|てる|てた|てます|てました|てない|とく|といた|と(?:る|った|って|らん))';
const VOICED = '(?:[でだ]|だら|だり|じゃう|じゃった|でる|でた|でます|でました|でない|どく|どいた)';

/** Behind a stem that verbs of five rows end in one kana, and others not at all: のみ and たべ before ます. */
const behind = (row: string, ending: string, isOfOneRow = true): Undo[] => [
  [new RegExp(`^(.+)([${row}])${ending}$`, 'u'), (stem, kana) => [stem + toU(kana, row)]],
  ...(isOfOneRow ? [[new RegExp(`^(.*${ONE_ROW})${ending}$`, 'u'), (stem: string) => [`${stem}る`]] as const] : []),
];

const NEGATIVE = '(?:な(?:い|かった|くて|く|くちゃ|ければ|きゃ|いで|いと)|ずに?|んかった|へん(?:かった)?)';
const JOINED =
  '(?:はじめ(?:る|た|て|ます|ました)|つづけ(?:る|た|て|ます|ました)|ま(?:す|した|せん|せんでした|しょう|しょっか|しょか|して)|た(?:い|く|くて|かった|くない|くなかった|がる|がった)|ながら|なさい|そうな|そうに|すぎ(?:る|た|て)|やすい|にくい)';

const UNDONE: readonly Undo[] = [
  past('っ', BARE, 'うつる'),
  past('い(?=[てたとち])', BARE, 'く'),
  past('し(?=[てたとち])', BARE, 'す'),
  past('ん', VOICED, 'むぶぬ'),
  past('い', VOICED, 'ぐ'),
  [new RegExp(`^(.*${ONE_ROW})${BARE}$`, 'u'), (stem) => [`${stem}る`]],
  [new RegExp(`^(い)っ${BARE}$`, 'u'), () => ['いく']],
  [
    new RegExp(
      `^(?:せんかった|し(?:${BARE}|${NEGATIVE}|${JOINED}|よう)|され(?:る|${BARE}|${NEGATIVE}|${JOINED})|させ(?:る|${BARE}|${NEGATIVE}|${JOINED}))$`,
      'u',
    ),
    () => ['する'],
  ],
  [/^こう[たて]$/u, () => ['かう']],
  [new RegExp(`^き${BARE}$`, 'u'), () => ['くる']],
  ...behind(ROWS.i, JOINED),
  ...behind(ROWS.a, NEGATIVE),
  ...behind(ROWS.a, '[れせ]る', false),
  ...behind(ROWS.e, '[ばる]', false),
  ...behind(ROWS.o, 'う', false),
  [new RegExp(`^(.*${ONE_ROW})(?:[られ]れる|させる|よう|ろ|れば)$`, 'u'), (stem) => [`${stem}る`]],
  [new RegExp(`^き${JOINED}$`, 'u'), () => ['くる']],
  [new RegExp(`^こ(?:${NEGATIVE}|よう|られる)$`, 'u'), () => ['くる']],
];
/** Forms of れる, せる and the like are forms of a verb of their own. */
const DERIVED = new RegExp(`^.+(?:[${ROWS.a}][れせ]|[${ROWS.e}])る$`, 'u');
const DICTIONARY_FORM = new RegExp(`^.+[${ROWS.u}]$`, 'u');

/** The verbs that a form in kana may be of, then those that they are made of: のまれた is of のまれる, and that of のむ. */
function listVerbs(form: string): string[][] {
  const undo = (own: string) =>
    UNDONE.flatMap(([pattern, toBases]) => {
      const [whole, stem = '', kana = ''] = pattern.exec(own) ?? [];
      return whole === undefined ? [] : toBases(stem, kana);
    });
  const isDerived = DERIVED.test(form);
  const verbs = [...(DICTIONARY_FORM.test(form) ? [form] : []), ...(isDerived ? [] : undo(form))];
  return [verbs, verbs.filter((verb) => DERIVED.test(verb)).flatMap(undo)];
}

/** Verbs that sound like others, by the particle that stands before them. Behind 1 those of one row: 着た, but 切った. */
const BY_PARTICLE: Readonly<Record<string, string>> = {
  を: 'きる1着る よむ読む おく置く ふる振る かえる1変える ふく拭く ひく引く きく聞く あける1開ける しめる1閉める たてる1建てる おう追う うえる1植える はく履く',
  が: 'ふる降る さく咲く ふく吹く あく開く しまる閉まる やむ止む なる鳴る きれる1切れる いる要る つく付く たつ経つ いたむ痛む かわく乾く',
  に: 'すむ住む のる乗る つく着く いく行く おきる1起きる ねる1寝る かえる帰る たつ立つ のぼる登る とまる泊まる はいる入る',
  へ: 'いく行く かえる帰る',
  と: 'いう言う あう会う',
};
/** The reading, and the word as it is written. */
const PAIR = /^([ぁ-ん]+)(1?)(.+)$/u;
const WORDS = new Map(
  Object.entries(BY_PARTICLE).flatMap(([particle, words]) =>
    words.split(' ').map((pair) => {
      const [, kana = '', one, word = ''] = PAIR.exec(pair) ?? [];
      return [particle + kana, { word, isOfOneRow: one === '1' }] as const;
    }),
  ),
);

/** The verb that a particle speaks for, if the form can be its. */
function findByParticle(particle: string, base: string, form: string): string | undefined {
  // いる of one row has no ら or り, but for いられる.
  if (base === 'いる' && /^い[らり](?!れ)/u.test(form)) return '要る';
  const { word, isOfOneRow } = WORDS.get(particle + base) ?? {};
  const next = form.charAt(base.length - 1);
  const fits = !base.endsWith('る') || (isOfOneRow ? !/[っりん]/u.test(next) : /[らりるれろっん]/u.test(next));
  return fits ? word : undefined;
}

/** Words in kana that end like a verb. */
const NOT_VERBS = /^(?:[もふどほゆぞじ]う)$/u;

const CASE = '[をがにでへはもと]';
/** Particles and adverbs between a noun and the verb. */
const PARTICLES = new RegExp(
  `^(?:[ただ]ち|ども|もの|さん|くん|ちゃん|さま|など|だけ|ばかり|まで|から|より|[くぐ]らい|ほど)?(?:${CASE}|[にでと]は|[にでと]も|からは|まで|から|しか)$`,
  'u',
);
/** Adverbs of adjectives: 早く, 静かに, 楽しく. */
const ADVERB = /^(?:し?く|[らやかまり]?かに|ぐ(?:に|は)?|ゆっくり)$/u;
/** Words in kana before a verb, with their particle. */
const KNOWN = new RegExp(
  `^(?:(?:[そこあど][れこ]|あそこ|だれ|なに|ぼく|わたし|おれ|きみ|みんな|もの|こと|ひと)${CASE}は?|もう|まだ|すぐ|すぐに|よく|また|いつも|もっと|きのう|きょう|あした|いま|ゆっくり|ちょっと|たくさん|みんな)+$`,
  'u',
);
/** A noun in kana with its particle, as far as letters tell. */
const NOUN_IN_KANA = /^[ぁ-ん]{2,5}[がはにでと]$/u;
const DAY = /(?:[今昨毎先来翌]\p{Script=Han}|[時度回])$/u;
const PARTICLE = /^[はがもにでとをの]/u;
/** Particles, copulas and words that are made of a verb: について, である, 安心できる. */
const NO_VERB =
  /^(?:に(?:とって|ついて|よ(?:って|る|れば|り)|おい?て|おけ|たいし|かんし|つれて|したが|かけて|あた[っり]|わたっ|くらべ|ともな)|に?もかか|と(?:いう|いえ|いった|して|する)|を(?:めぐ|つうじ|とおし)|で[はも]?(?:あ[るっりれろ]|な[いくか])|でし[たょ]|でき|ちょっとし|かもし|それでい)/u;

/** Endings of a clause behind a verb in kana. て and で are followed by other verbs. */
const TAIL =
  /^(?:$|よ(?![うりん])|ね(?![たるま])|な(?![いかくけ])|か|の|けど|けれど|が|と|って|こと|もの|とき|ため|ところ|まで|ほど|だけ|ばかり|そう|よう|らし|でしょ|だろ|です|つもり|はず|わけ|あと|まえ|[くぐ]らい|なら|し(?![たてな])|ぞ|ぜ|わ(?![なれせ])|んで|んだ|みたい|より|ひと|さ$)/u;
/** Behind て, and what clauses end in, another clause begins. Behind ず and く no more than particles do. */
const TAILS: readonly (readonly [form: RegExp, rest: RegExp])[] = [
  [/(?:[てで]|ずに|[ただ]ら|ば|ながら)$/u, /^(?![をがに])/u],
  [/[ずく]$/u, /^(?:$|[にともは](?!.?れ)|な(?:る|っ|り)|て)/u],
  [/./u, TAIL],
];
const endsVerb = (form: string, rest: string) => TAILS.find(([pattern]) => pattern.test(form))?.[1].test(rest) === true;

const RUN = /[ぁ-んー]/u;
const MAX_VERB = 10;
const WORD_BEFORE = /[\p{L}\p{N}\p{Pe}\p{Pf}"]$/u;
const PARTICLE_BEFORE_SPACE = /[をがにへではもと][ \u3000]$/u;

/** How surely a verb begins behind the kana `prefix`, which follow `before`. */
enum Start {
  No,
  /** Where a sentence begins, or behind a word such as 昨日. Any other word may stand there. */
  May,
  /** Behind a particle or an adverb. */
  Sure,
}

function judgeStart(before: string, prefix: string, form: string): Start {
  if (prefix.length > 1 && prefix.endsWith('を')) return Start.Sure;
  const isBehindWord = WORD_BEFORE.test(before);
  if (prefix !== '') {
    if (isBehindWord) return PARTICLES.test(prefix) || ADVERB.test(prefix) ? Start.Sure : Start.No;
    if (KNOWN.test(prefix)) return Start.Sure;
    return NOUN_IN_KANA.test(prefix) ? Start.May : Start.No;
  }
  if (isBehindWord) return DAY.test(before) && !PARTICLE.test(form) ? Start.May : Start.No;
  return PARTICLE_BEFORE_SPACE.test(before) ? Start.Sure : Start.May;
}

/** Whether the verb belongs to a word that begins before it. */
function isNoVerb(text: string, first: number, start: number): boolean {
  for (let at = Math.max(first, start - 4); at < start; at += 1)
    if (NO_VERB.test(text.slice(at, start + 3))) return true;
  return false;
}

function toLeads(form: string, particle: string): VerbInKana['leads'] {
  const [verbs = [], others = []] = listVerbs(form);
  const toTier = (bases: readonly string[], tier: number) =>
    bases.flatMap((base) => {
      // いる of one row has no っ: いった is of いう or いく.
      if (base === 'いる' && form.startsWith('いっ')) return [];
      const word = findByParticle(particle, base, form);
      return [...(word === undefined ? [] : [{ base, word, tier }]), { base, tier: tier + 1 }];
    });
  // A form that the deck knows, then する, which no word is that only sounds so: しない, but 刷らない.
  const known = [{ base: form, tier: 1 }, ...toTier(verbs, 0), ...toTier(others, 2)];
  return known
    .filter(({ base }) => !NOT_VERBS.test(base))
    .map((lead) => (lead.base === 'する' && form !== 'する' ? { ...lead, word: 'する' } : lead));
}

/** Finds the verbs in kana that may stand at an offset: from a particle to what follows a verb. The surest first, of these the longest. */
export function findVerbInKana(text: string, offset: number): VerbInKana[] {
  if (!RUN.test(text.charAt(offset))) return [];
  let [first, last] = [offset, offset + 1];
  while (first > 0 && RUN.test(text.charAt(first - 1))) first -= 1;
  while (RUN.test(text.charAt(last))) last += 1;
  const before = text.slice(0, first);
  const verbs: VerbInKana[] = [];
  for (let start = first; start <= offset; start += 1) {
    const surety = judgeStart(before, text.slice(first, start), text.slice(start, last));
    if (surety === Start.No || isNoVerb(text, first, start)) continue;
    const particle = text.slice(0, start).trimEnd().slice(-1);
    for (let end = Math.min(last, start + MAX_VERB); end > Math.max(offset, start + 1); end -= 1) {
      const form = text.slice(start, end);
      if (!endsVerb(form, text.slice(end, last))) continue;
      const leads = toLeads(form, particle);
      if (leads.length > 1) verbs.push({ start, end, leads, isSure: surety === Start.Sure });
    }
  }
  return verbs.sort((a, b) => Number(b.isSure) - Number(a.isSure));
}

const STEM = new RegExp(`^.+[${ROWS.i.slice(1)}${ROWS.e}]$`, 'u');

/** Whether kana that may be the bare stem of a verb stand before the particle of a noun: まち in まちを. */
export const isNounInKana = (text: string, { start, end }: TextRange): boolean =>
  STEM.test(text.slice(start, end)) && /^[をがの]/u.test(text.slice(end));

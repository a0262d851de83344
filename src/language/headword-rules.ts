import { lazily } from './lazily.ts';

/** Splits a list of words at its blanks. */
export const toWordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').filter((word) => word !== ''));

/** Text that a language puts around a headword. All in lower case, without a full stop. */
export interface HeadwordRules {
  /** Articles, reflexive pronouns and infinitive particles in front of the word. */
  before: ReadonlySet<string>;
  /** Reflexive pronouns behind the word. */
  after: ReadonlySet<string>;
  /** Articles that are joined to the word by an apostrophe. */
  elided?: RegExp;
  /** The word itself without a joined article or reflexive ending. */
  shorten?: (word: string) => string;
}

const defineRules = (before: string, after = '', more: Pick<HeadwordRules, 'elided' | 'shorten'> = {}) => ({
  before: toWordSet(before),
  after: toWordSet(after),
  ...more,
});

const ELIDED = /^(?:l|s|un|gl|d(?=['’]h?[aeiouyàâéèêîôû].{3,}\s))['’](?=\p{L}{3})/iu;
const withoutSe = (word: string) => word.replace(/(?<=\p{L}{2}[aeiíáéêô]r)-?se$|(?<=\p{L}{2}r)-(?:se|s['’])$/u, '');
const withoutSi = (word: string) => word.replace(/(?<=\p{L}{2}[aei]r)si$/u, 'e');
/** Words whose first letters look like an article but belong to the word: `الله`, `الذي`, `الآن`. */
const withoutAl = (word: string) =>
  /^ال(?:له|لي|ذي|تي|ذين|لذان|لتان|لواتي|لائي|آن|ان)$/u.test(word)
    ? word
    : word.replace(/^ٱ?ا?لْ?ـ*(?=\p{L})/u, (al) => (al.startsWith('ا') || al.startsWith('ٱ') ? '' : al));
const withoutHe = (word: string) => word.replace(/^ה[\u05B0-\u05BC]*[-\u05BE]?(?=\p{L}\p{M}*\p{L}\p{M}*\p{L})/u, '');

/** A loanword of several words is also written as one: `アイス・クリーム`. */
const withoutDots = (word: string) => (/^[ァ-ヶー]+(?:・[ァ-ヶー]+)+$/u.test(word) ? word.replaceAll('・', '') : word);

const RULES = lazily(
  (): Readonly<Record<string, HeadwordRules>> => ({
    deu: defineRules(
      'r e s der die das den dem des ein eine einen einem einer eines sich zu etw etwas jd jdn jdm jds jmd jmdn jmdm jmds jemand jemanden jemandem',
    ),
    eng: defineRules('to a an the', 'oneself sth sb smth smb sbdy'),
    fra: defineRules('le la les un une des du se qqch qqn', 'qqch qqn qch qn', { elided: ELIDED }),
    spa: defineRules('el la los las un una unos unas', 'algo alguien', { shorten: withoutSe }),
    ita: defineRules('il lo la i gli le un uno una', 'qualcosa qualcuno qcs qcn', {
      elided: ELIDED,
      shorten: withoutSi,
    }),
    por: defineRules('o a os as um uma uns umas', '', { shorten: withoutSe }),
    glg: defineRules('o a os as un unha uns unhas', '', { shorten: withoutSe }),
    cat: defineRules('el la els les en na un una uns unes', '', { elided: ELIDED, shorten: withoutSe }),
    oci: defineRules('lo la los las un una', '', { elided: ELIDED }),
    ron: defineRules('a un o niște se'),
    nld: defineRules("de het een 't ’t 'n ’n te zich", 'zich'),
    afr: defineRules("die 'n ’n om te"),
    ltz: defineRules('de den dem der d déi dat en eng sech', '', { elided: /^d['’](?=\p{L}{3})/iu }),
    swe: defineRules('en ett att sig', 'sig'),
    dan: defineRules('en et at sig', 'sig'),
    nor: defineRules('en ei et å seg', 'seg'),
    nno: defineRules('ein ei eit å seg', 'seg'),
    isl: defineRules('að', 'sig'),
    fao: defineRules('at ein eitt'),
    pol: defineRules('się', 'się'),
    ces: defineRules('se si', 'se si'),
    slk: defineRules('sa si', 'sa si'),
    slv: defineRules('se si', 'se si'),
    hrv: defineRules('se', 'se'),
    srp: defineRules('se се', 'se се'),
    bos: defineRules('se', 'se'),
    bul: defineRules('се си да', 'се си'),
    mkd: defineRules('се да', 'се'),
    hun: defineRules('a az egy'),
    ell: defineRules('ο η το οι τα τον την τη τους τις ένας μία μια ένα να'),
    grc: defineRules('ὁ ἡ τό τὸ οἱ αἱ τά τὰ'),
    epo: defineRules('la'),
    gle: defineRules('an na'),
    cym: defineRules('y yr'),
    gla: defineRules('an am a’ na'),
    yid: defineRules('דער די דאס דאָס אַ אַן זיך', 'זיך'),
    ara: defineRules('', '', { shorten: withoutAl }),
    heb: defineRules('', '', { shorten: withoutHe }),
    jpn: defineRules('', '', { shorten: withoutDots }),
  }),
);
const NO_RULES = lazily((): HeadwordRules => defineRules(''));

/** Finds the rules of a language. @param code - ISO 639-3. */
export const getHeadwordRules = (code: string): HeadwordRules => RULES()[code] ?? NO_RULES();

/**
 * Two-letter codes and their ISO 639-3 codes. Three letters are a code that starts with its two-letter code (`eng`: en);
 * five are the two and the three (`esspa`: es is spa). Source: ISO 639-1 and 639-3, with Chinese as Mandarin (cmn), since
 * that is what text marked `zh` is in, and Norwegian Bokmål as Norwegian (nor), since pages mark the same text either way.
 */
const TABLE = `
  aar abk aeave afr aka amh anarg ara asm ava aym aze bak bel bgbul bis bmbam bnben bod bre bsbos cat ceche cha
  cos cre csces cuchu cvchv cym dan deu dvdiv dzo eeewe ell eng eoepo esspa etest eus fas ffful fin fjfij fofao
  fra fyfry gagle gdgla glg gngrn guj gvglv hau heb hin hohmo hrv hthat hun hye hzher iaina idind ieile igibo iii
  ikipk ioido isl ita iuiku jajpn jvjav kat kgkon kik kjkua kkkaz klkal kmkhm knkan kor krkau kskas kur kvkom
  kwcor kykir lat lbltz lglug lim lnlin lolao ltlit lub lvlav mgmlg mhmah mimri mkd mlmal mnmon mrmar msa mtmlt
  mya nau nbnor nde nep ngndo nld nno nor nrnbl nvnav nya oci oji omorm ori oss pan pipli plpol pspus ptpor que
  rmroh rnrun ron rus rwkin san scsrd sdsnd sesme sgsag sin skslk slv smo sna som sqi srp ssw stsot sun svswe swa
  tam tel tgk tha tir tktuk tntsn ton trtur tso tttat tytah uguig ukr urd uzb ven vie vol wawln wol xho yid yor
  zazha zhcmn zul
`;

/** The languages that most people learn, roughly in this order. By hand. */
export const MOST_LEARNT: readonly string[] = ['eng', 'spa', 'fra', 'jpn', 'deu', 'kor', 'ita', 'cmn', 'por', 'rus'];

/** The language of the meanings in most decks. */
export const ENGLISH = 'eng';

let codes: Map<string, string> | undefined;

/** Built on first use, because most pages never look up a word. Longer and older spellings are added as they occur. */
function getCodes(): Map<string, string> {
  codes ??= new Map(
    TABLE.trim()
      .split(/\s+/)
      .map((entry) => [entry.slice(0, 2), entry.slice(-3)]),
  );
  return codes;
}

/**
 * Turns a language tag, as written in `lang`, into one ISO 639-3 code. Spellings of the same language share a code
 * (`zh-TW`, `zho` and `cmn`; `iw` and `he`), so two languages are compared by comparing this of both.
 *
 * @param tag - BCP 47, or close to it: `pt-BR`, `EN_us`, `deu`.
 * @returns `undefined` for an empty tag, a private one, or text that is not a tag. An unknown three-letter code is returned unchanged.
 */
export function toLanguageCode(tag: string): string | undefined {
  const asWritten = getCodes().get(tag);
  if (asWritten !== undefined) return asWritten;
  const [primary = '', extension = ''] = tag.trim().toLowerCase().split(/[-_]/);
  // "zh-yue" is an old spelling of "yue": what comes after Chinese names the language itself.
  const written = primary === 'zh' && /^[a-z]{3}$/.test(extension) ? extension : primary;
  if (!/^[a-z]{2,3}$/.test(written)) return undefined;

  const known = getCodes().get(written) ?? getCodes().get(toCanonical(written));
  if (known !== undefined) {
    getCodes().set(written, known);
    return known;
  }
  if (written === 'tl' || written === 'fil') return 'tgl';
  return written.length === 3 && !UNKNOWN.has(written) ? written : undefined;
}

/** Undetermined, several, no linguistic content, without a code. */
const UNKNOWN = new Set(['und', 'mul', 'zxx', 'mis']);

/** The browser knows which codes are older or longer spellings of another: `iw`, `ger`, `deu`. */
function toCanonical(code: string): string {
  try {
    return new Intl.Locale(code).language;
  } catch {
    return code;
  }
}

/** ISO 639-3 codes of the languages that have a two-letter code, for lists to choose from. */
export function listLanguageCodes(): string[] {
  return [...new Set([...getCodes().values(), 'tgl'])];
}

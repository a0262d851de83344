/**
 * Finds which of the languages that are offered a person reads best.
 *
 * @param wanted - BCP 47 tags of the languages that they read, best first.
 * @param offered - Tags without a region, the usual one first; it is taken where nothing else fits.
 *
 * A language in another script (`zh-Hant` where `zh` is simplified) gives way to the next one that is wanted, but not to the usual one.
 */
export function matchLanguage<Tag extends string>(wanted: readonly string[], offered: readonly [Tag, ...Tag[]]): Tag {
  const [usual] = offered;
  const locales = wanted.flatMap((tag) => toLocale(tag) ?? []);
  const find = (matches: (locale: Intl.Locale, tag: Tag) => boolean) =>
    locales.map((locale) => offered.find((tag) => matches(locale, tag))).find((tag) => tag !== undefined);
  const exact = find(isSameScript);
  return exact === undefined || exact === usual ? (findNear(locales, offered, exact) ?? usual) : exact;
}

/** What is read before the usual language, though in another script. */
function findNear<Tag extends string>(
  locales: readonly Intl.Locale[],
  offered: readonly Tag[],
  exact: Tag | undefined,
): Tag | undefined {
  for (const locale of locales) {
    const near = offered.find((tag) => tag === locale.language);
    if (near !== undefined) return near;
  }
  return exact;
}

/**
 * The tag to format numbers and dates by: of the languages that a person reads the first that is this one, with its region
 * (`de` → `de-AT`).
 */
export function refineTag(tag: string, wanted: readonly string[]): string {
  return wanted.find((candidate) => isSameScript(toLocale(candidate), tag)) ?? tag;
}

function isSameScript(locale: Intl.Locale | undefined, tag: string): boolean {
  return locale?.language === tag && locale.maximize().script === new Intl.Locale(tag).maximize().script;
}

function toLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    // Not well-formed, as `en-US@posix`.
    return undefined;
  }
}

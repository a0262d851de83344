/** Interface languages as BCP 47 tags. The first is the source of the translations. */
export const INTERFACE_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'ja', 'zh', 'ar'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** `auto`: the first of the browser's languages that is available. */
export const LANGUAGE_CHOICES = ['auto', ...INTERFACE_LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

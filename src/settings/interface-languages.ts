/** Languages that Wayword itself speaks, as BCP 47 tags; the first is the one that the others are made from. */
export const INTERFACE_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'ja', 'zh', 'ar'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** `auto`: the first of the browser's languages that there is. */
export const LANGUAGE_CHOICES = ['auto', ...INTERFACE_LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

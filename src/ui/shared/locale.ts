/** BCP 47 tag of the language that the screens are worded in; numbers, plurals and language names follow it. */
export const INTERFACE_LOCALE = 'en';

/** Endings of feminines, and the endings that they replace. */
export const FEMININES: readonly (readonly [ending: RegExp, masculine: RegExp])[] = [
  [/^trice$/, /teur$/],
  [/^rice$/, /eur$/],
  [/^euse$/, /eu[rx]$/],
  [/^se$/, /[rx]$/],
  [/^ive$/, /if$/],
  [/^ve$/, /f$/],
  [/^ère$/, /er$/],
  [/^elle$/, /e(?:au|l)$/],
];

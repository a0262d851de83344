/**
 * What every other language has to have for the English texts: the same names, and functions of the same arguments. A text that is
 * missing, or one too many, does not compile.
 */
export type TextsOf<English> = English extends string
  ? string
  : English extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Name in keyof English]: TextsOf<English[Name]> };

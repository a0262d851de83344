/** Pairs of a traditional character and its simplified ones, with spaces within and `|` between. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string;
  export default pairs;
}

/** Pairs of an old Japanese character and the one of today, with spaces within and `|` between. */
declare module 'opencc-js/dict/JPShinjitaiCharactersRev' {
  const pairs: string;
  export default pairs;
}

/** The measures of a block that decide whether it belongs to the main text. */
export interface BlockFacts {
  letters: number;
  /** Of these, in links. */
  linkLetters: number;
  /** Whether it lies in a menu or another part beside the text. */
  isApart: boolean;
}

/** A block of so many letters is running text: some twelve words. */
const RUNNING_LETTERS = 60;
/** Lists of links have more letters in them. */
const MAX_LINK_SHARE = 0.4;
/** Short blocks in a row that join a long one: a title, a name and a date, or some lines of a dialogue. */
const MAX_JOINED = 4;

/**
 * Tells which blocks of a page are its main text: those with many letters and few links, and the short ones beside them, such as headings
 * and lines of a dialogue. On a page without long blocks, such as a chat, every block with few links is.
 *
 * @param blocks - In the order of the page.
 */
export function findMainText(blocks: readonly BlockFacts[]): boolean[] {
  const isText = blocks.map(
    ({ letters, linkLetters, isApart }) => !isApart && letters > 0 && linkLetters <= letters * MAX_LINK_SHARE,
  );
  const isLong = blocks.map(({ letters }, index) => isText[index] === true && letters >= RUNNING_LETTERS);
  if (!isLong.includes(true)) return isText;
  const after = joinShort(isText, isLong);
  const before = joinShort(isText.toReversed(), isLong.toReversed()).toReversed();
  return after.map((isJoined, index) => isJoined || before[index] === true);
}

/** Adds the short blocks that follow a long one. */
function joinShort(isText: readonly boolean[], isLong: readonly boolean[]): boolean[] {
  let left = -1;
  return isText.map((isOwn, index) => {
    left = isLong[index] ? MAX_JOINED : isOwn ? left - 1 : -1;
    return left >= 0;
  });
}

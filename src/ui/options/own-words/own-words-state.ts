import type { OwnWord, OwnWordKey } from '../../../model/own-word.ts';

/** The text of a row about its word in study. */
export type ShownState =
  | { kind: 'new' }
  /** Comes up in the next session. */
  | { kind: 'waiting' }
  | { kind: 'due' }
  | { kind: 'learning' | 'known'; dueDay: number | undefined }
  | { kind: 'suspended' };

/** @param day - Current study day. */
export function toShownState(
  { state, isWanted, dueDay }: Pick<OwnWord, 'state' | 'isWanted' | 'dueDay'>,
  day: number,
): ShownState {
  switch (state) {
    case 'new':
      return { kind: isWanted ? 'waiting' : 'new' };
    case 'due':
      // A word that was put off is due later.
      return dueDay === undefined || dueDay <= day ? { kind: 'due' } : { kind: 'learning', dueDay };
    case 'learning':
    case 'known':
      return { kind: state, dueDay };
    case 'suspended':
      return { kind: state };
  }
}

/** Whether a word can be taken into study: it is neither in it nor known. */
export function canStudy({ state, isWanted }: Pick<OwnWord, 'state' | 'isWanted'>): boolean {
  return state === 'suspended' || (state === 'new' && !isWanted);
}

const DAY_MS = 86_400_000;

/** Noon of a study day in local time, as an instant that is shown as that date in every zone. */
export function toNoon(day: number): number {
  const date = new Date(day * DAY_MS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}

/** Selected words by their ids. */
export type Selection = ReadonlyMap<string, OwnWordKey>;

export const toWordId = ({ pair, word }: OwnWordKey): string => `${pair} ${word}`;

export function select(selection: Selection, { pair, word }: OwnWordKey, isOn: boolean): Selection {
  const changed = new Map(selection);
  if (isOn) changed.set(toWordId({ pair, word }), { pair, word });
  else changed.delete(toWordId({ pair, word }));
  return changed;
}

export function selectAll(words: readonly OwnWordKey[]): Selection {
  return new Map(words.map(({ pair, word }) => [toWordId({ pair, word }), { pair, word }]));
}

/** State of the box that selects all found words. */
export function toAllBox(selection: Selection, total: number): 'off' | 'some' | 'all' {
  if (selection.size === 0) return 'off';
  return selection.size >= total ? 'all' : 'some';
}

/** Divides a list into lists of at most `size`. */
export function divide<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

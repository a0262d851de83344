import { formatCount } from '../../src/ui/shared/format.ts';

export const reminderText = {
  title: 'Wayword',
  due: (count: number) => `${formatCount(count, { one: 'word is', other: 'words are' })} due today.`,
} as const;

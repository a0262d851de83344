export const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

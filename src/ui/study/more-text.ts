import type { StudyMoreTexts } from '../texts/en/study-more.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts<StudyMoreTexts>(import.meta.glob('../texts/*/study-more.ts'));

export const modesText = group('modes');
export const rescueText = group('rescue');

import type { OptionsTexts } from '../texts/en/options.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts<OptionsTexts>(import.meta.glob('../texts/*/options.ts'));

export const optionsText = group('options');
export const importStartText = group('importStart');

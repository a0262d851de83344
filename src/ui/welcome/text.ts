import type { WelcomeTexts } from '../texts/en/welcome.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts<WelcomeTexts>(import.meta.glob('../texts/*/welcome.ts'));

export const welcomeText = group('welcome');

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { LANGUAGE_RULES } from '../src/lookup/language-rules.ts';
import { offerLanguageRules } from './background/language-rules.ts';

/** The part of the background that a line needs whose language is not the declared one, or may not be. */
export default defineUnlistedScript(() => offerLanguageRules(LANGUAGE_RULES));

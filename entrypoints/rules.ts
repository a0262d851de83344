import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { RULES } from '../src/lookup/rules.ts';
import { offerRules } from './background/rulebook.ts';

/** The part of the background that look-ups do without where a word stands in a deck as it is written. */
export default defineUnlistedScript(() => offerRules(RULES));

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startTheme } from '../src/ui/shared/theme.ts';

/** Runs in the head of every extension page. A module would run after the first paint, in the wrong colours. */
export default defineUnlistedScript(startTheme);

import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { startTheme } from '../src/ui/shared/theme.ts';

/** Runs in the head of every page of the extension: a module would come after the first paint, in the wrong colours. */
export default defineUnlistedScript(startTheme);

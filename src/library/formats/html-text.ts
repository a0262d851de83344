import { decodeHTML } from 'entities';
import { stripHtml } from './strip-html.ts';

/** Returns the visible text of HTML, with line breaks at new lines. */
export const toPlainText = (html: string): string => stripHtml(html, decodeHTML);

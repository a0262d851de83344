import { decodeXML } from 'entities';

/** Paragraphs of a page of LibreOffice's help by their id, which is the same in every language. Markup and names of keys are left out. */
export function readHelpParagraphs(page: string): Map<string, string> {
  const paragraphs = new Map<string, string>();
  for (const [, id = '', body = ''] of page.matchAll(/<p id="(par_[^"]+)"[^>]*>(.*?)<\/p>/gs)) {
    const text = decodeXML(
      body.replace(/<span class="(?:keycode|literal)">.*?<\/span>/gs, ' ').replace(/<[^>]*>/g, ''),
    );
    paragraphs.set(id, text.replace(/\s+/g, ' ').trim());
  }
  return paragraphs;
}

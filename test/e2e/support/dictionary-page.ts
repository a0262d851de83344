import type { Page } from 'puppeteer-core';

/** Drops a file on the import of the options page, as a person drops it from a folder. */
export async function dropFile(options: Page, name: string, content: Uint8Array): Promise<void> {
  await options.waitForSelector('#import-zone');
  await options.evaluate(
    (fileName: string, base64: string) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], fileName));
      const zone = document.querySelector('#import-zone');
      for (const type of ['dragenter', 'dragover', 'drop']) {
        zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    },
    name,
    Buffer.from(content).toString('base64'),
  );
}

/** Name of the lock that a page holds from before an import's first part till the page is gone, however it goes. */
export const toImportLock = (id: string) => `import/${id}`;

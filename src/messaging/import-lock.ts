/** A lock that each page which may import a file shares while it is there. */
export const IMPORT_LOCK = 'import';

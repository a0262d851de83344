export const PACKAGED_FILES_SCRIPT = '/packaged-files.js';

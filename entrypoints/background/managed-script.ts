export const MANAGED_SCRIPT = '/managed.js';

export { inflection } from './hrv.ts';

export { inflection } from './nor.ts';

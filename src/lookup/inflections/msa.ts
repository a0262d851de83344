export { inflection } from './ind.ts';

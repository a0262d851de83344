export const ARTICLES = 'the a an';

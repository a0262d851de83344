export const ARTICLES = 'el la los las un una';

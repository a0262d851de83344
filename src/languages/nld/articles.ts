export const ARTICLES = 'de het een';

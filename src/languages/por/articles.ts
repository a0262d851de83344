export const ARTICLES = 'o a os as um uma';

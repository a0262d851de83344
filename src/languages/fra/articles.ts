export const ARTICLES = 'le la les un une';

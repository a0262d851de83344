export const ARTICLES = 'il lo la i gli le un uno una';

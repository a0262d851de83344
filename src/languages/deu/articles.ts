export const ARTICLES = 'der die das dem den des ein eine einen einem einer eines';

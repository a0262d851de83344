import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'the of and to in is that it for was you with on are as have be this not but they at from or what we can there will would your if do which an by has he she his her their its were been more when how my me so',
  letters: '',
};

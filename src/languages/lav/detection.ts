import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords: 'un ir ka no uz ar par tas es nav bija kas kā bet vai lai viņš tikai jau to ja pie mēs jūs šis pēc',
  letters: 'āčēģīķļņšūž',
};

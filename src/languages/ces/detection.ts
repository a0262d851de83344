import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'a se na je že v to s z do i o ale jak by si jsem pro za už nebo jsou není tak když která který které byl byla bylo jen ve být od po při mezi jeho jako této tento ze k u jsi jste jsme mi mě mu mají má mít máte budete bude byli kde co kdo proč ten ta ti tím tomu aby ani ještě jenom velmi více můžete může musí svůj své',
  letters: 'áčďéěíňóřšťúůýž',
  confusedWith: 'slk',
};

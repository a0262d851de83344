import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    "y yr yn a i o ar mae wedi ac am ei eu oedd bod fel nid hwn hon hyn gan sydd i'r o'r gyda at ond fy chi roedd dim",
  letters: 'âêîôûŵŷáéï',
};

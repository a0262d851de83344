import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'og i det er jeg ikke en et at af på med til for som der har du vi de den kan være blev efter hvor hvad når også eller men fra skal han hun var om så mig sig ud op hvis nu dette denne disse din dit dine min mit sin sit sine ved bliver over under ind mere alle andre lidt meget må ville vil have havde hver ham hans hende kun hvordan hvilke end mellem uden mange noget nogle kunne blive gør få jer jeres vores deres dem os da nej ja her jo vel bare kom kommer går tager siger igen selv altid aldrig måske ingen intet år tid gang lad helt både enten fordi hvorfor hvem dig sådan',
  letters: 'æøåé',
  twins: 'nor nno dan',
  confusedWith: 'swe',
};

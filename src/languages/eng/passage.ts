import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Every [morning] an [old] [woman] [comes|come] into the café, [drinks|drink] her [coffee] and [opens|open] the same [book]. “You began it a [year] ago,” [says|say] the waiter. “Is it that [good]?”',
  '“I don’t [know] yet,” she [answers|answer] and [laughs|laugh]. “It is [written|write] in my grandson’s [language]. At first I [understood|understand] nothing and looked up every [word]. Today I [read] a whole [page]. He is coming on Sunday, and then I will [tell] him the [story].”',
];

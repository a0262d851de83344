import { expect, test } from 'vitest';
import { createFormSearch } from '../../../../src/library/formats/dictionary/yomitan/form-search.ts';

const FORM = '[["talossa","","non-lemma","",0,[["talo",["inessive"]]],0,""]]';

test.each([
  ['a form', FORM, true],
  ['space', '[[ "a" ,"","","",0,[\n["talo"\t, [ ]]],0,""]]', true],
  ['escaped quotes', String.raw`[["a","","","",0,[["ta\"lo\\",["x"]]],0,""]]`, true],
  ['a lemma of 600 characters', `[["a","","","",0,[["${'語'.repeat(600)}",[]]],0,""]]`, true],
  ['a text of 5,000 characters', `[["a","","","",0,[["${'a'.repeat(5_000)}",[]]],0,""]]`, false],
  ['a form behind such a text', `[["${'a'.repeat(5_000)}","","","",0,[["talo",[]]],0,""]]`, true],
  ['meanings', '[["talo","","n","n",0,["house","home"],0,""]]', false],
  ['content', '[["talo","","n","n",0,[{"type":"structured-content","content":["a",{"tag":"br"}]}],0,""]]', false],
  ['an end within a form', '[["talo', false],
])('%s, in pieces of any size', (_name, text, expected) => {
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 7, 64, bytes.length]) {
    const search = createFormSearch();
    let isFound = false;
    for (let start = 0; start < bytes.length && !isFound; start += size)
      isFound = search(bytes.slice(start, start + size));
    expect(isFound, `pieces of ${size} bytes`).toBe(expected);
  }
});

// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { LanguageSelect } from '../../../src/ui/shared/LanguageSelect.tsx';
import { findLanguages, nameAll } from '../../../src/ui/shared/language-names.ts';
import { interfaceLocale } from '../../../src/ui/shared/locale.ts';
import { byId, press, settle, textOf } from '../support/page.ts';

const CODES = ['ara', 'cmn', 'deu', 'jpn', 'nor', 'spa', 'ukr'];
const LANGUAGES = CODES.map((iso639_3) => ({ iso639_3, name: '' }));

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
  interfaceLocale.value = { language: 'en', tag: 'en' };
});

describe('finding a language', () => {
  test.each([
    ['de', 'Japanisch', ['jpn']],
    ['de', 'japanese', ['jpn']],
    ['de', '日本', ['jpn']],
    ['fr', 'allemand', ['deu']],
    ['fr', 'Deutsch', ['deu']],
    ['fr', 'german', ['deu']],
    ['en', 'espanol', ['spa']],
    ['en', 'العرب', ['ara']],
    ['ar', 'Arabic', ['ara']],
    ['ja', 'ドイツ', ['deu']],
    ['en', 'укр', ['ukr']],
    ['en', 'xyz', []],
    ['en', ' ', CODES],
  ] as const)('in %s by "%s"', (language, typed, expected) => {
    interfaceLocale.value = { language, tag: language };
    expect(findLanguages(nameAll(LANGUAGES), typed).map(({ code }) => code)).toEqual(expected);
  });

  test('lists names that begin with the typed text first, then those with a word that does', () => {
    const languages = [
      { iso639_3: 'qaa', name: 'Old Norse' },
      { iso639_3: 'qab', name: 'Norse' },
    ];
    expect(findLanguages(nameAll(languages), 'nor').map(({ code }) => code)).toEqual(['qab', 'qaa']);
    expect(findLanguages(nameAll(languages), 'orse')).toEqual([]);
  });
});

describe('the field', () => {
  async function open(chosen?: string) {
    const choices: string[] = [];
    const root = document.body.appendChild(document.createElement('div'));
    const draw = (code: string | undefined) =>
      settle(() =>
        render(
          <LanguageSelect
            id="language"
            label="I learn"
            languages={LANGUAGES}
            chosen={code}
            placeholder="Choose a language"
            onChoose={(next) => {
              choices.push(next);
              void draw(next);
            }}
          />,
          root,
        ),
      );
    await draw(chosen);
    byId('language').focus();
    return { choices, field: byId<HTMLInputElement>('language') };
  }
  async function type(value: string) {
    const field = byId<HTMLInputElement>('language');
    field.value = value;
    await settle(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    await settle(() => undefined);
  }
  const key = (name: string) => press(name, byId('language'));
  const activeOption = () => byId('language').getAttribute('aria-activedescendant');

  test('is a combobox, which names its list and its active option', async () => {
    const { field } = await open();
    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.labels?.[0]?.textContent).toBe('I learn');
    await type('jap');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(document.querySelector('[role=listbox]')?.id);
    expect(activeOption()).toBe('language-list-jpn');
    expect(textOf('language-list-jpn')).toBe('Japanese 日本語');
  });

  test('accepts the typed text with Enter, and with Tab', async () => {
    const { choices, field } = await open();
    await type('jap');
    await key('Enter');
    expect(choices).toEqual(['jpn']);
    expect(field.value).toBe('Japanese');
    expect(document.activeElement).toBe(field);
    await type('deut');
    await key('Tab');
    expect(choices).toEqual(['jpn', 'deu']);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  test('opens at the chosen language; arrows move from it', async () => {
    const { choices } = await open('deu');
    await key('ArrowDown');
    await settle(() => undefined);
    expect(activeOption()).toBe('language-list-deu');
    await key('ArrowDown');
    expect(activeOption()).toBe('language-list-jpn');
    await key('PageDown');
    expect(activeOption()).toBe('language-list-ukr');
    await key('ArrowUp');
    await key('Enter');
    expect(choices).toEqual(['spa']);
  });

  test('reverts to the chosen language with Escape, and when it loses the focus', async () => {
    const { choices, field } = await open('deu');
    await type('xyz');
    expect(document.querySelector('.language-none')?.textContent).toBe('No such language');
    await key('Escape');
    expect(field.value).toBe('German');
    await type('jap');
    await settle(() => field.blur());
    expect(field.value).toBe('German');
    expect(choices).toEqual([]);
  });
});

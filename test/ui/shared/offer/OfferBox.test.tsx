// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { OfferBox } from '../../../../src/ui/shared/offer/OfferBox.tsx';
import { makeStarter } from '../../support/builders.ts';
import { makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';
import { readPublishedDecks, servePublishedDecks } from '../../support/published-decks.ts';

servePublishedDecks();

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open(from: string, to: string) {
  const background = makeBackground({ starters: [makeStarter('eng-cmn', 18_000)] });
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => render(<OfferBox send={background.send} from={from} to={to} />, root));
  expect(background.received).toEqual([]);
  await settle(() => {
    const box = document.querySelector('details');
    box?.setAttribute('open', '');
    box?.dispatchEvent(new Event('toggle'));
  });
  // Its code and texts arrive one after the other, then it asks for its lists.
  await expect.poll(() => background.received).toHaveLength(2);
  await settle(() => undefined);
  return background;
}

test('asks for nothing before it is opened, and then shows the number of words', async () => {
  const background = await open('eng', 'cmn');
  expect(background.received.sort()).toEqual(['deck.starters', 'upstream.get']);
  expect(textOf('offer-included')).toContain('18,000');
});

test('links to dictionaries of other projects in a new tab, without saying where from', async () => {
  await open('jpn', 'eng');
  const links = [...byId('offer-files').querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['JMdict', 'Wiktionary', 'Yomitan']);
  for (const link of links) {
    expect(link.href).toMatch(/^https:/);
    expect(link.rel).toBe('noopener noreferrer');
    expect(link.target).toBe('_blank');
  }
});

test('links to the file of a deck that the package has no room for, with its size and what to do', async () => {
  await open('fra', 'deu');
  const row = byId('offer-published');
  expect(row.textContent).toMatch(/fra-deu\.json \d\d,\d{3} cards, \d\.\d MB/);
  expect(row.textContent).toContain('drop it there');
  const listed = readPublishedDecks().decks.find(({ pair }) => pair === 'fra-deu');
  expect(row.textContent).toContain(`translates ${Math.round(100 * (listed?.agreement ?? 0))}% in the same way`);
  const link = row.querySelector('a');
  expect(link?.href).toMatch(/^https:\/\/.*\/fra-deu\.json$/);
  expect(link?.rel).toBe('noopener noreferrer');
});

test('says that two languages of the interface have no deck', async () => {
  await open('ara', 'jpn');
  expect(textOf('offer-missing')).toContain('no deck for these two languages');
  expect(document.getElementById('offer-published')).toBeNull();
});

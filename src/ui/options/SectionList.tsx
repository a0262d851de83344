import { useEffect, useState } from 'preact/hooks';
import { searchText } from './search-text.ts';

interface SectionLink {
  id: string;
  title: string;
}

/** Distance from the top of the window at which a section becomes the current one. */
const READ_AT = 160;

/** Links to the sections of the page, with the current one marked. */
export function SectionList() {
  const [places, setPlaces] = useState<readonly SectionLink[]>([]);
  const [current, setCurrent] = useState('');

  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    const look = () => {
      const found = listPlaces(main);
      setPlaces((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
      setCurrent(findCurrent(main));
    };
    look();
    // Once per frame, when the page is laid out anyway.
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    // A title changes with the language.
    const changes = { childList: true, characterData: true, attributeFilter: ['data-left-out'] };
    observer.observe(main, { subtree: true, ...changes });
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', lookSoon);
    };
  }, []);

  return (
    <nav class="section-list" aria-label={searchText.sections}>
      <ul>
        {places.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function listSections(main: Element): Element[] {
  return [...main.children].filter(
    (child) => child.localName === 'section' && child.id !== '' && !child.hasAttribute('data-left-out'),
  );
}

function listPlaces(main: Element): SectionLink[] {
  return listSections(main).map((section) => ({
    id: section.id,
    title: section.querySelector('h2')?.textContent ?? '',
  }));
}

/** The last section that begins above the line, or the last section at the end of the page. */
function findCurrent(main: Element): string {
  const sections = listSections(main);
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)?.id ?? '';
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= READ_AT);
  return (begun.at(-1) ?? sections[0])?.id ?? '';
}

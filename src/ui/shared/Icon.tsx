/** Drawn on a grid of 20 with round strokes. `isDirectional` ones are mirrored in right-to-left screens. */
const ICONS = {
  back: { path: 'M12.5 4.5 7 10l5.5 5.5', isDirectional: true },
  forward: { path: 'M7.5 4.5 13 10l-5.5 5.5', isDirectional: true },
  down: { path: 'M5 7.5 10 12.5 15 7.5', isDirectional: false },
  check: { path: 'M4.5 10.5 8.5 14.5 15.5 6', isDirectional: false },
  close: { path: 'M5.5 5.5 14.5 14.5M14.5 5.5 5.5 14.5', isDirectional: false },
  tab: {
    path: 'M11.5 4H16v4.5M16 4 9.5 10.5M14 12v3a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h3',
    isDirectional: true,
  },
  side: { path: 'M3.5 5h13v10h-13ZM12 5v10', isDirectional: true },
  menu: { path: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13', isDirectional: false },
  progress: { path: 'M4 16v-5M8 16V7M12 16v-7M16 16V4', isDirectional: true },
  time: { path: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M10 6.5V10l2.5 2', isDirectional: false },
  deck: { path: 'M6.5 3.5h7v13h-7ZM3.5 6v8M16.5 6v8', isDirectional: false },
  page: { path: 'M5 3.5h10v13H5ZM7.5 7h5M7.5 10h5M7.5 13h3', isDirectional: true },
  search: { path: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4', isDirectional: false },
  options: { path: 'M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17M12.5 4v4M7.5 12v4', isDirectional: false },
  sound: { path: 'M4 8v4h2.5L10.5 15V5L6.5 8ZM13 8a3 3 0 0 1 0 4M15 6a6 6 0 0 1 0 8', isDirectional: true },
  edit: {
    path: 'M4 16l.8-3.6 8-8a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1l-8 8ZM11.5 5.7l2.8 2.8',
    isDirectional: false,
  },
  reset: { path: 'M4.5 9h7.5a4 4 0 0 1 0 8H8.5M8 5 4 9l4 4', isDirectional: true },
  arrow: { path: 'M4 10h11M11 5.5 15.5 10 11 14.5', isDirectional: true },
} as const;

export type IconName = keyof typeof ICONS;

/** A small drawing beside or instead of a label, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  const { path, isDirectional } = ICONS[name];
  return (
    <svg class={isDirectional ? 'icon is-directional' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

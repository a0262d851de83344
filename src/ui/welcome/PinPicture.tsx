import type { Surroundings } from './surroundings.ts';

interface PinPictureProps {
  browser: Exclude<Surroundings['browser'], 'android'>;
  isPinned: boolean;
}

/** The pin button beside Wayword's name in the browser's list of extensions. */
const SIGNS = {
  chrome: 'M4.5 1h5l-.6 4.6 2.6 2.6H2.5l2.6-2.6ZM7 8.2V13',
  edge: 'M.8 7C3.6 2 10.4 2 13.2 7 10.4 12 3.6 12 .8 7ZM9 7A2 2 0 1 1 5 7a2 2 0 0 1 4 0Z',
  firefox:
    'M10 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM7 1v2M7 11v2M1 7h2M11 7h2M2.8 2.8l1.4 1.4M9.8 9.8l1.4 1.4M2.8 11.2l1.4-1.4M9.8 4.2l1.4-1.4',
};

/** The upper right corner of a browser window with the buttons to press. The text beside it says the same. */
export function PinPicture({ browser, isPinned }: PinPictureProps) {
  const height = isPinned ? 64 : 132;
  return (
    <svg class="pin-picture" viewBox={`0 0 280 ${height}`} aria-hidden="true">
      <path class="drawn-ground" d={`M0 10A10 10 0 0 1 10 0h260a10 10 0 0 1 10 10V${height}H0Z`} />
      <path class="drawn-line" d="M0 44h280" />
      <rect class="drawn-field" x="14" y="11" width="170" height="22" rx="11" />
      <path class="drawn-text" d="M30 22h74" />
      {isPinned ? (
        <g>
          <circle class="drawn-halo" cx="212" cy="22" r="17" />
          <Mark x={201} y={11} size={22} />
          <Puzzle x={240} y={13} />
        </g>
      ) : (
        <g>
          <circle class="drawn-halo" cx="249" cy="22" r="17" />
          <g class="is-pressed">
            <Puzzle x={240} y={13} />
          </g>
          <rect class="drawn-menu" x="112" y="52" width="156" height="70" rx="8" />
          <path class="drawn-text" d="M126 68h50" />
          <Mark x={126} y={87} size={20} />
          <path class="drawn-word" d="M156 97h44" />
          <circle class="drawn-halo" cx="248" cy="97" r="14" />
          <path class="drawn-sign" transform="translate(241 90)" d={SIGNS[browser]} />
        </g>
      )}
    </svg>
  );
}

function Puzzle({ x, y }: { x: number; y: number }) {
  return (
    <path
      class="drawn-puzzle"
      transform={`translate(${x} ${y})`}
      d="M1 5h4.2a2.6 2.6 0 1 1 4.6 0H14v4.2a2.6 2.6 0 1 1 0 4.6V18H1v-4.2a2.6 2.6 0 1 0 0-4.6Z"
    />
  );
}

/** Wayword's logo. */
function Mark({ x, y, size }: { x: number; y: number; size: number }) {
  return <image href="/icon/48.png" x={x} y={y} width={size} height={size} />;
}

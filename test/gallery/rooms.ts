import type { Room } from './exhibit.ts';

/** The rooms of the gallery: the exhibits of one share their style sheets, and no others. */
export const ROOMS: Record<string, () => Promise<{ ROOM: Room }>> = {
  welcome: () => import('./welcome.tsx'),
  popup: () => import('./popup.tsx'),
  options: () => import('./options.tsx'),
  progress: () => import('./progress.tsx'),
  card: () => import('./hover-card.ts'),
};

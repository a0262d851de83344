import type { Room } from './exhibit.ts';

/** The rooms of the gallery: the exhibits of a room share its style sheets, and use no others. */
export const ROOMS: Record<string, () => Promise<{ ROOM: Room }>> = {
  welcome: () => import('./welcome.tsx'),
  popup: () => import('./popup.tsx'),
  options: () => import('./options.tsx'),
  progress: () => import('./progress.tsx'),
  card: () => import('./hover-card.ts'),
};

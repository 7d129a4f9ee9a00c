import { lazily } from '../shared/lazily.tsx';

/** The frame of signed-in pages, whose menus and drawers are not in the sign-in page's way. */
export const AppFrame = lazily(async () => (await import('./app-frame.tsx')).AppFrame);

import { lazily } from '../shared/lazily.tsx';

/** Frame of authenticated pages, lazy so that it does not delay the sign-in page. */
export const AppFrame = lazily(async () => (await import('./app-frame.tsx')).AppFrame);

import { lazily } from '../shared/lazily.tsx';

/** Lazy: pages that are no screen of ours, rarely seen. */
export const AnyPage = lazily(async () => (await import('./any-page.tsx')).AnyPage);

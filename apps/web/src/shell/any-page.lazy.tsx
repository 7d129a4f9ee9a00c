import { lazily } from '../shared/lazily.tsx';

/** Pages that are no screen of ours; most people never see one. */
export const AnyPage = lazily(async () => (await import('./any-page.tsx')).AnyPage);

import { lazily } from '../shared/lazily.tsx';

// Lazy: rarely seen.
export const NotFoundPage = lazily(async () => (await import('./result-pages.content.tsx')).NotFound);

import { lazily } from '../shared/lazily.tsx';

// Rarely seen: their code travels when it is needed.
export const NotFoundPage = lazily(async () => (await import('./result-pages.content.tsx')).NotFound);
export const NoPermissionPage = lazily(async () => (await import('./result-pages.content.tsx')).NoPermission);

import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { RawSearch } from '../shared/search.ts';
import { screenRoute } from '../shell/screen-route.tsx';

const screen = screenRoute(async () => (await import('../features/auth/own-password-screen.tsx')).ownPasswordScreen);

export const Route = createFileRoute('/passwordChange')({
  validateSearch: (search: RawSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => screen.load(context.app, deps),
  staticData: { title: 'passwordChange' },
  component: Page,
});

function Page(): ReactNode {
  return <screen.Host search={Route.useSearch()} navigate={Route.useNavigate()} />;
}

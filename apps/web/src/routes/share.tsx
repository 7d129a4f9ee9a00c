import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { RawSearch } from '../shared/search.ts';
import { screenRoute } from '../shell/screen-route.tsx';

const screen = screenRoute(async () => (await import('../features/sharing/share-screen.tsx')).shareScreen);

export const Route = createFileRoute('/share')({
  validateSearch: (search: RawSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => screen.load(context.app, deps),
  staticData: { title: 'share' },
  component: Page,
});

function Page(): ReactNode {
  return <screen.Host search={Route.useSearch()} navigate={Route.useNavigate()} />;
}

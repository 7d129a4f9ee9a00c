import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { screenRoute } from '../../../shell/screen-route.tsx';
import type { RawSearch } from '../../../shared/search.ts';

const screen = screenRoute(async () => (await import('../../../features/ocean-bill/list/list-screen.tsx')).listScreen);

export const Route = createFileRoute('/_app/tracking/oceanBill')({
  validateSearch: (search: RawSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => screen.load(context.app, deps),
  staticData: { title: 'oceanBill' },
  component: Page,
});

function Page(): ReactNode {
  return <screen.Host search={Route.useSearch()} navigate={Route.useNavigate()} />;
}

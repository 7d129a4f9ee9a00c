import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { screenRoute } from '../../../shell/screen-route.tsx';
import type { RawSearch } from '../../../shared/search.ts';

const screen = screenRoute(async () => (await import('../../../features/ocean-bill/detail/detail-screen.tsx')).detailScreen);

export const Route = createFileRoute('/_app/tracking/oceanBill_/detail')({
  validateSearch: (search: RawSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => screen.load(context.app, deps),
  staticData: { title: 'oceanBillDetail' },
  component: Page,
});

function Page(): ReactNode {
  return <screen.Host search={Route.useSearch()} navigate={Route.useNavigate()} />;
}

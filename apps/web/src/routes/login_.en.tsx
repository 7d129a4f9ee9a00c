import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { loginScreen } from '../features/auth/login-screen.tsx';
import type { RawSearch } from '../shared/search.ts';
import { screenRoute } from '../shell/screen-route.tsx';

// Static import, since it is the first page for most users.
const screen = screenRoute(() => Promise.resolve(loginScreen));

export const Route = createFileRoute('/login_/en')({
  validateSearch: (search: RawSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => screen.load(context.app, deps),
  staticData: { title: 'login' },
  component: Page,
});

function Page(): ReactNode {
  return <screen.Host search={Route.useSearch()} navigate={Route.useNavigate()} />;
}

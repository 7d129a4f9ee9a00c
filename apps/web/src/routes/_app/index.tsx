import { createFileRoute, redirect } from '@tanstack/react-router';

import { landingPath } from '../../session/menu.ts';
import { menuQuery } from '../../session/session.ts';

export const Route = createFileRoute('/_app/')({
  beforeLoad: async ({ context: { app } }) => {
    const menu = await app.queryClient.ensureQueryData(menuQuery(app.client));
    throw redirect({ to: landingPath(menu) ?? '/401', replace: true });
  },
});

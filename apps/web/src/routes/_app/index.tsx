import { createFileRoute, redirect } from '@tanstack/react-router';

import { LANDING_PATH } from '../../session/guard.ts';

export const Route = createFileRoute('/_app/')({
  beforeLoad: async ({ context: { app } }) => {
    const { landingPath, loadSession } = await import('../../shell/signed-in.ts');
    const path = landingPath(await loadSession(app), LANDING_PATH);
    if (path === null) throw redirect({ to: '/$', params: { _splat: '401' }, replace: true });
    throw redirect({ to: '/$', params: { _splat: path.slice(1) }, replace: true });
  },
});

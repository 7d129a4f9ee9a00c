import { createFileRoute } from '@tanstack/react-router';

import { NoPermissionPage } from '../shell/result-pages.tsx';

export const Route = createFileRoute('/401')({
  loader: async ({ context: { app } }) => {
    await Promise.all([app.texts.ensure('app'), NoPermissionPage.load()]);
  },
  staticData: { title: 'noPermission' },
  component: NoPermissionPage.Component,
});

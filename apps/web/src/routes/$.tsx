import { createFileRoute } from '@tanstack/react-router';

import { NotFoundPage } from '../shell/result-pages.tsx';

// Any address no other route knows. The guard has sent people without a token to the sign-in page before.
export const Route = createFileRoute('/$')({
  loader: async ({ context: { app } }) => {
    await Promise.all([app.texts.ensure('app'), NotFoundPage.load()]);
  },
  staticData: { title: 'notFound' },
  component: NotFoundPage.Component,
});

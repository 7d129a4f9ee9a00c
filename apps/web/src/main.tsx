import '@seaberry/ui/styles.layer.css';
import './styles/app.css';

import { Toaster } from '@seaberry/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { AppProvider } from './app-context.tsx';
import { bootResult, type BootResult } from './boot-result.ts';
import { createApp } from './create-app.ts';
import { loadFirst } from './early-address.ts';
import { loadTexts } from './i18n/areas.ts';
import type { LoadedArea } from './i18n/loaded-area.ts';
import { TextsProvider } from './session/texts-provider.tsx';
import { createAppRouter } from './router.ts';
import { typefaceForFirstPaint } from './shared/typeface.ts';
import { prefetchOnFirstTouch } from './shell/prefetch.ts';

/** Starts the application; the boot script has set theme and language. */
async function start({ config, locale }: BootResult, base: LoadedArea): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('@seaberry/web: index.html has no #root element.');
  const typeface = typefaceForFirstPaint();
  const app = createApp(config, locale, base);
  const router = createAppRouter(app);
  prefetchOnFirstTouch(app);
  // The sign-in page needs nothing else: rendered with its route, it renders once.
  await Promise.all([typeface, Promise.race([loadFirst(router), shortPause()])]);
  createRoot(root).render(
    <StrictMode>
      <AppProvider value={app}>
        <TextsProvider store={app.texts} preferences={app.preferences}>
          <QueryClientProvider client={app.queryClient}>
            <RouterProvider router={router} />
            <Toaster />
          </QueryClientProvider>
        </TextsProvider>
      </AppProvider>
    </StrictMode>,
  );
}

/** After this time the app renders even if the route is still loading; its page then shows a progress indicator. */
const shortPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

const boot = bootResult();
loadTexts(boot.locale, 'base')
  .then((base) => start(boot, base))
  .catch(() => {
    // No messages are loaded, so this text cannot be translated.
    document.body.textContent = 'Seaberry Tracking could not be loaded. Check the connection and reload the page.';
  });

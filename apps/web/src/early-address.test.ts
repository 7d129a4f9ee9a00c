import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadFirst } from './early-address.ts';

beforeEach(() => {
  vi.stubGlobal('window', { origin: 'https://seaberry.test', addEventListener: () => {} });
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

/** Router with two pages; the first page waits for a release. */
function twoPages() {
  const slow = Promise.withResolvers<void>();
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', loader: () => slow.promise });
  const inbox = createRoute({ getParentRoute: () => root, path: '/inbox' });
  const router = createRouter({
    routeTree: root.addChildren([list, inbox]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
    isServer: false,
  });
  const shown = () => router.state.matches.at(-1)?.fullPath;
  return { router, shown, finishFirst: () => slow.resolve() };
}

it('shows the requested page', async () => {
  const { router, shown, finishFirst } = twoPages();
  const loaded = loadFirst(router);
  finishFirst();
  await loaded;
  expect(shown()).toBe('/list');
});

it('shows a URL that is chosen while the first page is loading', async () => {
  const { router, shown, finishFirst } = twoPages();
  const loaded = loadFirst(router);
  router.history.push('/inbox');
  finishFirst();
  await loaded;
  await expect.poll(shown, { timeout: 10_000 }).toBe('/inbox');
});

it('leaves navigation to the router once a page is rendered', async () => {
  const { router, finishFirst } = twoPages();
  const loaded = loadFirst(router);
  finishFirst();
  await loaded;
  expect(router.history.subscribers.size).toBe(1);
  const { location } = router.state;
  router.emit({
    type: 'onRendered',
    fromLocation: location,
    toLocation: location,
    pathChanged: false,
    hrefChanged: false,
    hashChanged: false,
  });
  expect(router.history.subscribers.size).toBe(0);
});

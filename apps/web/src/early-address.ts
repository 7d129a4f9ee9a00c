interface Loading {
  load(): Promise<void>;
  history: { subscribe(listener: () => void): () => void };
  subscribe(event: 'onRendered', listener: () => void): unknown;
}

/**
 * Loads the first page, or a URL chosen before it is rendered: the router itself listens only from then on, and finishes its current load.
 * A failure is shown by the router's own attempt.
 */
export function loadFirst(router: Loading): Promise<void> {
  const load = (): Promise<void> => router.load().catch(() => {});
  router.subscribe(
    'onRendered',
    router.history.subscribe(() => void load()),
  );
  return load();
}

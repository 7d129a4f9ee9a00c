interface Loading {
  load(): Promise<void>;
  history: { subscribe(listener: () => void): () => void };
  subscribe(event: 'onRendered', listener: () => void): unknown;
}

/**
 * Loads the first page, and instead of it an address that is chosen before a page is drawn: only from then on does the router itself
 * listen, and what it still loads it finishes. A failure is shown by the router's own attempt.
 */
export function loadFirst(router: Loading): Promise<void> {
  const load = (): Promise<void> => router.load().catch(() => {});
  router.subscribe(
    'onRendered',
    router.history.subscribe(() => void load()),
  );
  return load();
}

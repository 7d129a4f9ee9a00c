import { bootResult } from '../boot-result.ts';

/**
 * Styles of everything but the sign-in page, whose own stand in the page itself. Whatever is no part of the first script waits for
 * them before it is drawn. Without a build the page has them all.
 *
 * @throws when the sheet cannot be had; the next call asks again
 */
export const wholeSheet = (): Promise<void> => bootResult().wholeSheet?.() ?? Promise.resolve();

/** How the page gets a sheet: once, unless it failed. */
export function sheetLoader(href: string): () => Promise<void> {
  let pending: Promise<void> | null = null;
  const load = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        pending = null;
        reject(new Error(`${href} could not be loaded.`));
      });
      document.head.append(link);
    });
  return () => (pending ??= load());
}

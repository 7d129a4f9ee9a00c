import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** A near server has answered by then; the first paint waits no longer, and not at all where the page itself took longer. */
const PATIENCE_MS = 60;
// It has Latin letters only; Chinese is drawn by the faces of the system.
let fetched: Promise<FontFace | null> | null = null;

const fetchFace = (): Promise<FontFace | null> =>
  (fetched ??= new FontFace('Inter Variable', `url(${inter}) format('woff2')`, { weight: '100 900' }).load().catch(
    // The next face of the stack does as well.
    () => null,
  ));

/**
 * Fetches Inter, from our own host, when the scripts no longer want the line. Named in a style sheet it would hold up the first
 * page by its 48 kB, or move lines under a reader's eyes when it comes. Resolves when it is in use or late; then the first page is
 * drawn without it.
 */
export async function typefaceForFirstPaint(): Promise<void> {
  const coming = fetchFace();
  if (isFar()) return;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const face = await Promise.race([coming, late]);
  if (face) document.fonts.add(face);
}

/** Whether the server is too far for the typeface to come in time: judged by how long the page itself took. */
function isFar(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && page.responseEnd - page.requestStart > PATIENCE_MS;
}

/** Uses Inter from now on: called where a new page is drawn. */
export async function typefaceFromHere(): Promise<void> {
  const face = await fetchFace();
  if (face) document.fonts.add(face);
}

import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Maximum delay of the first paint for the font, in ms: enough for a near server; no delay if the page itself took longer. */
const MAX_WAIT_MS = 60;
// Latin only; Chinese uses system fonts.
let fetched: Promise<FontFace | null> | null = null;

const fetchFace = (): Promise<FontFace | null> =>
  (fetched ??= new FontFace('Inter Variable', `url(${inter}) format('woff2')`, { weight: '100 900' }).load().catch(
    // The next font of the stack is used.
    () => null,
  ));

/**
 * Loads Inter from our own host after the scripts. In a style sheet it would delay the first page by its 48 kB, or shift lines later.
 * Resolves when it is active, or after a time limit: the first page is then rendered without it.
 */
export async function typefaceForFirstPaint(): Promise<void> {
  const loading = fetchFace();
  if (isServerSlow()) return;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));
  const face = await Promise.race([loading, late]);
  if (face) document.fonts.add(face);
}

/** Whether the server is too slow for the font, by the load time of the page. */
function isServerSlow(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && page.responseEnd - page.requestStart > MAX_WAIT_MS;
}

/** Activates Inter, where the first page was rendered without it. */
export async function activateTypeface(): Promise<void> {
  const face = await fetchFace();
  if (face) document.fonts.add(face);
}

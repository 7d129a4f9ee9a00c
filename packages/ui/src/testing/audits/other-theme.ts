import axe from 'axe-core';

const hasWords = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

/** Parts with their own text or typed text. */
export const partsWithWords = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => hasWords(element) && element.checkVisibility());

/**
 * Axe in the other theme. Only colours differ between the themes, so overlays stay open and only the colour rules run, over the given
 * parts.
 */
export async function faultsInOtherTheme(parts: readonly Element[]): Promise<string[]> {
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  root.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(
      { include: [...parts] },
      {
        runOnly: ['color-contrast', 'link-in-text-block'],
        resultTypes: ['violations'],
      },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
  } finally {
    root.dataset['theme'] = shown;
  }
}

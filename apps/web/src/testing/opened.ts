import { expect, waitFor } from 'storybook/test';

/**
 * A dialog once it is visible and accepts clicks. After lazy code or a response, it is in the DOM a moment earlier: the layer is positioned
 * after the first render, and fades in with motion.
 */
export async function opened(dialog: Promise<HTMLElement>): Promise<HTMLElement> {
  const element = await dialog;
  await waitFor(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
  await waitFor(() => expect(element).toBeVisible());
  return element;
}

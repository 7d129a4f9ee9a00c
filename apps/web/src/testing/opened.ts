import { expect, waitFor } from 'storybook/test';

/**
 * A dialog once it is seen and takes presses. Where it opens after code or an answer has come, it stands in the page a moment
 * before that: the layer is told of its place when it has been drawn, and with motion it fades in.
 */
export async function opened(dialog: Promise<HTMLElement>): Promise<HTMLElement> {
  const element = await dialog;
  await waitFor(() => expect(getComputedStyle(element).pointerEvents).not.toBe('none'));
  await waitFor(() => expect(element).toBeVisible());
  return element;
}

import { expect, userEvent, within } from 'storybook/test';

/** Last step of a play: the page outside the component can still be clicked (no layer was left over it). */
export async function clickPage(): Promise<void> {
  await expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
  await userEvent.click(document.body);
}

/** Queries over the whole page, for content in a portal. */
export function page(): ReturnType<typeof within> {
  return within(document.body);
}

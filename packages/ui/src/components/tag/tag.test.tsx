import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Tag, TagList } from './index.js';

const items = ['FCL', 'Reefer', 'Rail'].map((label) => ({ value: label.toLowerCase(), label }));

conformance(<Tag label="FCL" onRemove={() => {}} />, { root: 'span', slot: 'tag' });
conformance(<TagList label="Kinds" items={items} onRemove={() => {}} />, { root: 'ul', slot: 'tag-list' });

it('is removed with Delete and Backspace too', async () => {
  const onRemove = vi.fn();
  const screen = await render(<Tag label="FCL" onRemove={onRemove} />);
  screen.getByRole('button', { name: 'Remove FCL' }).element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => onRemove).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => onRemove).toHaveBeenCalledTimes(2);
});

it('names the tag to remove and focuses its neighbour afterwards', async () => {
  const onRemove = vi.fn();
  const screen = await render(<TagList label="Kinds" items={items} onRemove={onRemove} />);
  await screen.getByRole('button', { name: 'Remove Rail' }).click();
  expect(onRemove).toHaveBeenCalledWith('rail');
  await expect.element(screen.getByRole('button', { name: 'Remove Reefer' })).toHaveFocus();
});

it('expands the hidden tags on demand and collapses them again', async () => {
  const screen = await render(<TagList label="Kinds" items={items} max={1} />);
  expect(screen.getByText('Rail').query()).toBeNull();
  await screen.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(screen.getByText('Rail')).toBeVisible();
  await screen.getByRole('button', { name: 'Show fewer' }).click();
  expect(screen.getByText('Rail').query()).toBeNull();
});

it('does not remove a disabled tag', async () => {
  const screen = await render(<Tag label="FCL" disabled onRemove={() => {}} />);
  await expect.element(screen.getByRole('button', { name: 'Remove FCL' })).toBeDisabled();
});

import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { JsonViewer } from './index.js';

const value = {
  eventType: 'TRANSPORT',
  delayed: true,
  location: { code: 'CNSHA', terminal: { name: 'Yangshan IV' } },
  seals: ['CN184412'],
};

conformance(<JsonViewer label="Response of the carrier" value={value} />, { root: 'section', slot: 'json-viewer' });

it('expands the given number of levels', async () => {
  const screen = await render(<JsonViewer label="Response" value={value} defaultDepth={1} />);
  await expect.element(screen.getByText('"TRANSPORT"')).toBeVisible();
  await expect.element(screen.getByText('"CNSHA"')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /location/u }).click();
  await expect.element(screen.getByText('"CNSHA"')).toBeVisible();
});

it('expands and collapses all levels at once', async () => {
  const screen = await render(<JsonViewer label="Response" value={value} defaultDepth={1} />);
  await screen.getByRole('button', { name: 'Expand all' }).click();
  await expect.element(screen.getByText('"Yangshan IV"')).toBeVisible();
  await screen.getByRole('button', { name: 'Collapse all' }).click();
  await expect.element(screen.getByText('"TRANSPORT"')).not.toBeInTheDocument();
});

it('is operated with the arrow keys', async () => {
  const screen = await render(<JsonViewer label="Response" value={value} defaultDepth={1} />);
  const root = screen.getByRole('button', { name: /4 keys/u });
  const location = screen.getByRole('button', { name: /location/u });
  (root.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(location).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(location).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /terminal/u })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(location).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: /seals/u })).toHaveFocus();
});

it('copies the whole value', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<JsonViewer label="Response" value={{ a: 1 }} />);
  await screen.getByRole('button', { name: 'Copy JSON' }).click();
  expect(write).toHaveBeenCalledWith('{\n  "a": 1\n}');
});

it('renders a long list in steps', async () => {
  const screen = await render(<JsonViewer label="Response" value={Array.from({ length: 130 }, (_, at) => at)} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(101);
  await screen.getByRole('button', { name: 'Show 30 more' }).click();
  expect(screen.getByRole('listitem').elements()).toHaveLength(130);
});

it('shows values without levels', async () => {
  const screen = await render(<JsonViewer label="Response" value={null} />);
  await expect.element(screen.getByText('null')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Expand all' })).not.toBeInTheDocument();
});

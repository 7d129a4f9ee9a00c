import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { PortSelect, type PortChoice } from './index.js';

const ports: readonly PortChoice[] = [
  { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands', keywords: ['鹿特丹'] },
  { code: 'CNSHA', name: 'Shanghai' },
];
conformance(<PortSelect aria-label="Port of loading" ports={ports} />, { root: 'input', slot: 'port-select', frame: 'combobox-frame' });

it.each([['nlrtm'], ['nether'], ['鹿特丹']])('is found by %s', async (query) => {
  const changed = vi.fn();
  const screen = await render(<PortSelect aria-label="Port of loading" ports={ports} onValueChange={changed} />);
  await userEvent.fill(screen.getByRole('combobox'), query);
  await screen.getByRole('option', { name: /Rotterdam/u }).click();
  expect(changed).toHaveBeenLastCalledWith('NLRTM');
});

it('shows an unknown code', async () => {
  const screen = await render(<PortSelect aria-label="Port of loading" ports={ports} defaultValue="XZQQA" />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('XZQQA (not in the list)');
});

it('searches on the given server, and shows the name of the selection', async () => {
  const onSearch = vi.fn(async () => [{ code: 'ABCDE', name: 'Abcville' }]);
  const screen = await render(
    <PortSelect aria-label="Port of loading" onSearch={onSearch} defaultValue="VWXYZ" selected={{ code: 'VWXYZ', name: 'Vwxtown' }} />,
  );
  await expect.element(screen.getByRole('combobox')).toHaveValue('Vwxtown · VWXYZ');
  await userEvent.fill(screen.getByRole('combobox'), 'abc');
  await expect.element(screen.getByRole('option', { name: /Abcville/u })).toBeVisible();
  expect(onSearch).toHaveBeenCalled();
});

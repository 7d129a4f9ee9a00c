import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { UiProvider } from '../../lib/ui-provider.js';
import { conformance } from '../../testing/conformance.js';
import { CarrierSelect } from './index.js';

conformance(<CarrierSelect aria-label="Carrier" />, { root: 'input', slot: 'carrier-select', frame: 'combobox-frame' });

it.each([
  ['code', 'cosu'],
  ['owner code of its containers', 'ccmj'],
  ['name', 'cosco'],
])('is found by its %s', async (_kind, query) => {
  const changed = vi.fn();
  const screen = await render(<CarrierSelect aria-label="Carrier" onValueChange={changed} />);
  await userEvent.fill(screen.getByRole('combobox'), query);
  await screen.getByRole('option', { name: /COSCO/u }).click();
  expect(changed).toHaveBeenLastCalledWith('COSU');
});

it('has names in the current language, and is found by the English one too', async () => {
  const changed = vi.fn();
  const screen = await render(
    <UiProvider locale="zh-cn" messages={zhCN}>
      <CarrierSelect aria-label="船公司" onValueChange={changed} />
    </UiProvider>,
  );
  await userEvent.fill(screen.getByRole('combobox'), 'cosco');
  await screen.getByRole('option', { name: '中远海运 · COSU' }).click();
  expect(changed).toHaveBeenLastCalledWith('COSU');
});

it('shows an unknown code', async () => {
  const screen = await render(<CarrierSelect aria-label="Carrier" defaultValue="XZQQA" />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('XZQQA (not in the list)');
});

it('searches on the given server, and shows the name of the selection', async () => {
  const onSearch = vi.fn(async () => [{ code: 'ABCDE', name: 'Abcville' }]);
  const screen = await render(
    <CarrierSelect aria-label="Carrier" onSearch={onSearch} defaultValue="VWXYZ" selected={{ code: 'VWXYZ', name: 'Vwxtown' }} />,
  );
  await expect.element(screen.getByRole('combobox')).toHaveValue('Vwxtown · VWXYZ');
  await userEvent.fill(screen.getByRole('combobox'), 'abc');
  await expect.element(screen.getByRole('option', { name: /Abcville/u })).toBeVisible();
  expect(onSearch).toHaveBeenCalled();
});

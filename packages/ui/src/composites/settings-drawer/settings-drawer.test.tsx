import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState, type ReactNode } from 'react';

import { conformance } from '../../testing/conformance.js';
import { DEFAULT_THEME_CONFIG, type ThemeConfig, type ThemeConfigPatch } from '../theme-config/index.js';
import { SettingsDrawer } from './index.js';

conformance(<SettingsDrawer defaultOpen value={DEFAULT_THEME_CONFIG} onChange={() => {}} onReset={() => {}} />, {
  root: 'div',
  slot: 'settings-drawer',
  portal: true,
});

function Live({ start, seen }: { start?: Partial<ThemeConfig>; seen: (patch: ThemeConfigPatch) => void }): ReactNode {
  const [config, setConfig] = useState<ThemeConfig>({ ...DEFAULT_THEME_CONFIG, ...start });
  return (
    <SettingsDrawer
      defaultOpen
      value={config}
      onReset={() => {}}
      onChange={(patch) => {
        seen(patch);
        setConfig({ ...config, ...patch });
      }}
    />
  );
}

/** Fields without a row: set inside or outside the drawer, or by the frame. */
const WITHOUT_ROW: readonly (keyof ThemeConfig)[] = [
  'isDrawer',
  'isFixedHeaderChange',
  'isShowLogoChange',
  'isRequestRoutes',
  'logoUrl',
  'icp',
  'icpUrl',
  'secondVer',
  'captcha',
];

it('has a control for every editable field', async () => {
  await render(<Live seen={() => {}} />);
  const body = document.querySelector('[data-slot="dialog-body"]');
  const count = (selector: string): number => body?.querySelectorAll(selector).length ?? 0;
  const { primary: _primary, layout: _layout, isIsDark: _dark, isAutoDark: _auto, ...rest } = DEFAULT_THEME_CONFIG;
  const fields = Object.entries(rest).filter(([field]) => !WITHOUT_ROW.some((name) => name === field));
  expect(count('[role=switch]')).toBe(fields.filter(([, value]) => typeof value === 'boolean').length);
  expect(count('[role=spinbutton]')).toBe(fields.filter(([, value]) => typeof value === 'number').length);
  expect(count('input[type=color]')).toBe(fields.filter(([, value]) => value === null).length + 1);
  // Selects and inputs: language, size, tabs, animation, two of the first column, watermark text and primary colour.
  expect(count('select') + count('input[type=text], input:not([type])')).toBe(
    fields.filter(([, value]) => typeof value === 'string').length + 5,
  );
  expect(count('[role=radiogroup]')).toBe(3);
});

it('stores a valid number, and restores the last one on blur', async () => {
  const seen = vi.fn();
  await render(<Live seen={seen} />);
  const seconds = page.getByRole('spinbutton', { name: 'Lock after' });
  await seconds.fill('');
  expect(seen).not.toHaveBeenCalled();
  await expect.element(page.getByText('A whole number from 1 to 9,999')).toBeVisible();
  await seconds.fill('60');
  expect(seen).toHaveBeenLastCalledWith({ lockScreenTime: 60 });
  await seconds.fill('0');
  expect(seen).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(seconds).toHaveValue('60');
});

it('sets a colour of a bar and removes it again', async () => {
  const seen = vi.fn();
  await render(<Live seen={seen} start={{ topBar: '#123456' }} />);
  const picker = page.getByLabelText('Top bar: Background', { exact: true });
  await picker.fill('#654321');
  expect(seen).toHaveBeenLastCalledWith({ topBar: '#654321' });
  await page.getByRole('button', { name: 'Top bar: Background: back to the theme’s colour' }).click();
  expect(seen).toHaveBeenLastCalledWith({ topBar: null });
  await expect.element(page.getByLabelText('Top bar: Background (Theme)')).toBeInTheDocument();
});

it("stores a name, and restores the server's default when it is emptied", async () => {
  const seen = vi.fn();
  await render(<Live seen={seen} />);
  const title = page.getByRole('textbox', { name: 'Site title' });
  await expect.element(title).toHaveValue('');
  await title.fill('Quay');
  expect(seen).toHaveBeenLastCalledWith({ globalTitle: 'Quay' });
  await title.fill('');
  expect(seen).toHaveBeenLastCalledWith({ globalTitle: DEFAULT_THEME_CONFIG.globalTitle });
  await expect.element(title).toHaveValue('');
});

it('offers light, dark and the mode of the device', async () => {
  const seen = vi.fn();
  await render(<Live seen={seen} />);
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
  expect(seen).toHaveBeenLastCalledWith({ isAutoDark: false, isIsDark: true });
  await page.getByRole('radio', { name: 'System' }).click({ force: true });
  expect(seen).toHaveBeenLastCalledWith({ isAutoDark: true });
});

it('is one tab stop for all four layouts, with arrow keys inside', async () => {
  const seen = vi.fn();
  await render(<Live seen={seen} />);
  const columns = page.getByRole('radio', { name: 'Columns' }).element();
  if (columns instanceof HTMLElement) columns.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(seen).toHaveBeenLastCalledWith({ layout: 'transverse', isCollapse: false });
});

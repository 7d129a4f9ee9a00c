import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { UpgradePrompt } from './index.js';

conformance(<UpgradePrompt version="2.4.0" onRefuse={() => {}} onUpdate={() => {}} />, { root: 'section', slot: 'upgrade-prompt' });

it('keeps focus in the typed field, and is announced', async () => {
  const screen = await render(<input aria-label="Remark" />);
  await userEvent.click(screen.getByLabelText('Remark'));
  await screen.rerender(
    <>
      <input aria-label="Remark" />
      <UpgradePrompt version="2.4.0" onRefuse={() => {}} onUpdate={() => {}} />
    </>,
  );
  await expect.element(page.getByRole('region', { name: 'A new version is ready' })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-slot="announcer"]')?.textContent).toBe('A new version is ready');
  await userEvent.click(screen.getByLabelText('Remark'));
  await userEvent.keyboard('a');
  await expect.element(screen.getByLabelText('Remark')).toHaveValue('a');
});

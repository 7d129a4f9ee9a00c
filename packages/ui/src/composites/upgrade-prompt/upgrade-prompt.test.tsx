import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { UpgradePrompt } from './index.js';

conformance(<UpgradePrompt version="2.4.0" onRefuse={() => {}} onUpdate={() => {}} />, { root: 'section', slot: 'upgrade-prompt' });

it('is announced, and does not take focus from an input', async () => {
  const app = (isPrompted: boolean): React.ReactNode => (
    <>
      <input aria-label="Remark" />
      {isPrompted && <UpgradePrompt version="2.4.0" onRefuse={() => {}} onUpdate={() => {}} />}
    </>
  );
  const screen = await render(app(false));
  await userEvent.click(screen.getByLabelText('Remark'));
  await screen.rerender(app(true));
  await expect.element(page.getByRole('region', { name: 'A new version is ready' })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-slot="announcer"]')?.textContent).toBe('A new version is ready');
  await expect.element(screen.getByLabelText('Remark')).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(screen.getByLabelText('Remark')).toHaveValue('a');
});

import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { UiProvider } from '../../lib/ui-provider.js';
import { conformance } from '../../testing/conformance.js';
import { Berries } from './index.js';

conformance(<Berries amount={12} />, { root: 'span', slot: 'berries' });

it('uses the singular for one berry', async () => {
  const screen = await render(<Berries amount={1} />);
  await expect.element(screen.getByText('1 berry')).toBeVisible();
});

it('indicates a low balance by text, not by colour alone', async () => {
  const screen = await render(<Berries amount={12} lowBelow={50} />);
  await expect.element(screen.getByText('Balance is low')).toBeInTheDocument();
});

it('uses the language of the provider', async () => {
  const screen = await render(
    <UiProvider locale="zh-cn" messages={zhCN}>
      <Berries amount={1284} />
    </UiProvider>,
  );
  await expect.element(screen.getByText('1,284 积分')).toBeVisible();
});

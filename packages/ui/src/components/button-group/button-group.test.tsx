import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { ButtonGroup } from './index.js';

const buttons = [<Button key="a">Back</Button>, <Button key="b">Forward</Button>];

conformance(<ButtonGroup label="History">{buttons}</ButtonGroup>, { root: 'div', slot: 'button-group' });

it('is a group with an accessible name', async () => {
  const screen = await render(<ButtonGroup label="History">{buttons}</ButtonGroup>);
  await expect.element(screen.getByRole('group', { name: 'History' })).toBeVisible();
});

it.each(['horizontal', 'vertical'] as const)('draws one line where two edges meet: %s', async (orientation) => {
  const screen = await render(
    <ButtonGroup label="History" orientation={orientation}>
      {buttons}
    </ButtonGroup>,
  );
  const [first, second] = ['Back', 'Forward'].map((name) => screen.getByRole('button', { name }).element().getBoundingClientRect());
  const overlap = orientation === 'horizontal' ? (first?.right ?? 0) - (second?.left ?? 0) : (first?.bottom ?? 0) - (second?.top ?? 0);
  expect(overlap).toBeCloseTo(1, 0);
});

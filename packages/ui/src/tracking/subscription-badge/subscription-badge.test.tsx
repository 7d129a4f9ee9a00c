import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { SubscriptionBadge } from './index.js';
conformance(<SubscriptionBadge status="SUB_ERR" reason="The carrier does not know this number" />, {
  root: 'span',
  slot: 'subscription-badge',
});

it('shows the reason of a failure as text', async () => {
  const screen = await render(<SubscriptionBadge status="SUB_ERR" reason="Not found" />);
  await expect.element(screen.getByText('Not found')).toBeVisible();
});

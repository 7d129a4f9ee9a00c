import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { lateExplanation, lateOutlook } from '../fixtures/outlooks.js';
import { ArrivalExplanation } from './index.js';

conformance(<ArrivalExplanation outlook={lateOutlook} explanation={lateExplanation} />, { root: 'button', slot: 'arrival-explanation' });

it('draws nothing for a shipment of which no arrival is expected', async () => {
  const screen = await render(<ArrivalExplanation outlook={lateOutlook} explanation={null} />);
  expect(screen.container.textContent).toBe('');
});

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { PasswordRules } from './index.js';

conformance(<PasswordRules rules={[{ id: 'digit', label: 'Use a digit.', met: true }]} />, { root: 'ul', slot: 'password-rules' });

it('shows fulfilled rules by text, not by colour alone', async () => {
  const screen = await render(
    <PasswordRules
      rules={[
        { id: 'length', label: 'Use 8 characters.', met: true },
        { id: 'digit', label: 'Use a digit.' },
      ]}
    />,
  );
  const [kept, open] = screen.getByRole('listitem').elements();
  expect(kept).toHaveTextContent('Use 8 characters. Done.');
  expect(open?.textContent).toBe('Use a digit.');
});

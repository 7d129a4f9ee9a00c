import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { Textarea } from './index.js';

conformance(<Textarea aria-label="Remark" />, { root: 'textarea', slot: 'textarea' });

it('is named and described by its field', async () => {
  const screen = await render(
    <Field label="Remark" description="Seen by your company only.">
      <Textarea />
    </Field>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Remark' })).toHaveAccessibleDescription('Seen by your company only.');
});

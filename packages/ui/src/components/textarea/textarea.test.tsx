import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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

it('keeps the lines of code and lets Tab leave', async () => {
  const screen = await render(
    <>
      <Textarea aria-label="Script" code defaultValue={'if (late) {\n  tell();\n}'} />
      <button type="button">Next</button>
    </>,
  );
  const area = screen.getByRole('textbox');
  await expect.element(area).toHaveAttribute('wrap', 'off');
  (area.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

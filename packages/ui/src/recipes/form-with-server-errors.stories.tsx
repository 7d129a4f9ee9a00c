import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { example } from '../testing/stories/example.js';

import { FormWithServerErrorsExample } from './examples/form-with-server-errors.js';
import code from './examples/form-with-server-errors.tsx?raw';

const meta = {
  title: 'Recipes/Form with server errors',
  parameters: { search: 'form validation, server validation, field errors, zod, 表单校验, 表單驗證', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const FormWithServerErrors = example(FormWithServerErrorsExample, code, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bill = canvas.getByRole('textbox', { name: /Bill of lading/ });
    await userEvent.type(bill, 'COSU6412873350');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Carrier/ }), 'COSU');
    await userEvent.type(canvas.getByRole('textbox', { name: /Notify/ }), 'desk@harbourline.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Track' }));
    await waitFor(() => expect(bill).toHaveAccessibleDescription('This bill is tracked already.'));
    await expect(bill).toHaveValue('COSU6412873350');
  },
});

import { fieldErrors } from '@seaberry/api-client/doubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { demoScreen } from './demo-screen.tsx';
import { demoTexts } from './demo-texts.ts';
import { fieldsDemo, sent, slow } from './fields-demo.ts';

const position = (id: string, name: string) => ({ id, name, code: `c${id}`, orderNo: 100, status: 1, remark: '' });

const options = {
  screen: demoScreen(fieldsDemo(), demoTexts),
  controller: 'sysPos',
  list: 'list',
  rows: [position('1', 'Ocean'), position('2', 'Empty')],
  noMatch: {},
} as const;

const meta = {
  title: 'Kit/Fields',
  parameters: { search: 'field kinds, form fields, 字段类型, 表單欄位' },
  component: StoryScreen,
  args: resourceStories(options).base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function openForm(canvasElement: HTMLElement, row?: string): Promise<Canvas> {
  const canvas = within(canvasElement);
  if (row) {
    (await canvas.findByRole('button', { name: `More actions for ${row}` }, { timeout: 10_000 })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
  } else await userEvent.click(await canvas.findByRole('button', { name: 'Add kind' }, { timeout: 10_000 }));
  const name = row ? `Edit ${row}` : 'Add kind';
  return within(await opened(within(document.body).findByRole('dialog', { name }, { timeout: 10_000 })));
}

async function save(dialog: Canvas): Promise<void> {
  const button = dialog.getByRole('button', { name: 'Save' });
  // A submit button ignores a second press for a moment (product specification §9).
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

/** Every kind of field is filled by keyboard, and sent in the format of the call. */
export const Add: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Rail');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'rail');
    dialog.getByRole('switch', { name: 'Active' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Time of day' }), '0930{Tab}');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valid from' }), '22 Nov 2026{Tab}');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Colour' }), 'fc0{Tab}');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Tags' }), 'urgent{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Schedule' }), '0 25 * * *');
    await userEvent.tab();
    await expect(await dialog.findByText('Part 2, hour: “25” is not between 0 and 23.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'Every hour');
    const script = dialog.getByRole('textbox', { name: 'Script' });
    await userEvent.type(script, '  go(){Tab}');
    await expect(script).not.toHaveFocus();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Notice' }, { timeout: 10_000 }), 'Closed{Tab}');
    await save(dialog);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(sent.values).toMatchObject({
      active: true,
      time: '09:30',
      moment: new Date(2026, 10, 22).toISOString(),
      colour: '#ffcc00',
      tags: ['urgent'],
      schedule: '0 * * * *',
      script: '  go()',
      notice: '<p>Closed</p>',
    });
    await expect(sent.values).not.toHaveProperty('pairs');
  },
};

/** The form has the values of the record; rows are moved, added and removed by keyboard. */
export const Edit: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'Ocean');
    await expect(await dialog.findByText('Bill of lading.pdf')).toBeVisible();
    (await dialog.findByRole('textbox', { name: 'Key 2' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(dialog.getByRole('textbox', { name: 'Key 1' })).toHaveValue('X-Trace');
    await expect(dialog.getByRole('textbox', { name: 'Key 1' })).toHaveFocus();
    dialog.getByRole('button', { name: 'Add row' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Key 3' })).toHaveFocus();
    await userEvent.keyboard('If-Match');
    dialog.getByRole('button', { name: 'Remove row 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: 'Remove row 1' })).toHaveFocus();
    await save(dialog);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(sent.values['pairs']).toEqual([
      { key: 'Accept', value: 'application/json' },
      { key: 'If-Match', value: '' },
    ]);
    await expect(sent.values['moment']).toBe('2026-11-22T08:30:00.000Z');
  },
};

/** A form waits for its files: one on its way, and one that failed and is uploaded again. The value has the ids of uploaded files. */
export const Files: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'Ocean');
    await dialog.findByText('Bill of lading.pdf');
    const input = document.querySelector<HTMLInputElement>('[data-slot="file-upload"] input[type="file"]') as HTMLInputElement;
    const name = `broken ${Date.now()}.pdf`;
    await userEvent.upload(input, [new File(['a'], 'packing list.pdf'), new File(['b'], name), new File(['c'], 'slow.pdf')]);
    await dialog.findByRole('progressbar', { name: 'Uploading slow.pdf' });
    await save(dialog);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/still being uploaded/));
    slow.arrive();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/could not be uploaded\. Upload it again/));
    await save(dialog);
    const retry = await dialog.findByRole('button', { name: /again|retry/i });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /again|retry/i })).toBeNull());
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(/could not be uploaded/));
    // A form whose file is on its way is not saved.
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    dialog.getByRole('button', { name: /Remove Bill of lading\.pdf/ }).focus();
    await userEvent.keyboard('{Enter}');
    await save(dialog);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await expect(sent.values['files']).toEqual(['id-of-packing list.pdf', 'id-of-slow.pdf', `id-of-${name}`]);
  },
};

/** Server errors are shown at their field. */
export const Refused: Story = {
  args: resourceStories({
    ...options,
    answers: { update: () => fieldErrors({ pairs: ['This header is reserved.'], moment: ['It is too late.'], active: ['It is held.'] }) },
  }).base,
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'Ocean');
    await dialog.findByText('Bill of lading.pdf');
    await save(dialog);
    // Once above the form, once at the field.
    await waitFor(() => expect(dialog.getAllByText('This header is reserved.')).toHaveLength(2));
    await expect(dialog.getByRole('textbox', { name: 'Valid from' })).toHaveAccessibleDescription(/It is too late\./);
    const active = dialog.getByRole('switch', { name: 'Active' });
    await expect(active).toHaveAccessibleDescription('It is held.');
    await expect(active).toBeInvalid();
    // The first error links to its first row.
    await expect(dialog.getByRole('textbox', { name: 'Key 1' })).toHaveFocus();
  },
};

/** Read-only form. */
export const ReadOnly: Story = {
  args: { screen: demoScreen(fieldsDemo(true), demoTexts) },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'Ocean');
    await expect(await dialog.findByText('Bill of lading.pdf')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Add row' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Key 1' })).toHaveAttribute('readonly');
    await expect(dialog.getByRole('textbox', { name: 'Script' })).toHaveAttribute('readonly');
    await expect(await dialog.findByText('At 06:30, Monday through Friday')).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: 'Repeats' })).toBeNull();
    await expect(await dialog.findByRole('textbox', { name: 'Notice' }, { timeout: 10_000 })).toHaveAttribute('aria-readonly', 'true');
  },
};

/** A record without values. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement, 'Empty');
    await expect(await dialog.findByRole('button', { name: 'Add row' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Valid from' })).toHaveValue('');
  },
};

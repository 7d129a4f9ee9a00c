import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { clickPage } from '../../testing/stories/steps.js';
import { Field } from '../field/index.js';
import { RichTextEditor } from './index.js';
import { example } from '../../testing/stories/example.js';
import { RichTextEditorExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ShownExample } from './examples/shown.js';
import shownCode from './examples/shown.tsx?raw';

const NOTICE =
  '<h2>Port of Ningbo</h2><p>The terminal is <strong>closed</strong> until <em>Monday</em>, as the ' +
  '<a href="https://seaberry.example/notice">notice</a> says.</p><ul><li><p>Cut-off moves by two days</p></li>' +
  '<li><p>Booked vessels stay</p></li></ul><blockquote><p>Wind of force ten.</p></blockquote>';

const inField: Decorator = (Story) => (
  <div style={{ maxInlineSize: 560 }}>
    <Field label="Notice" description="Seen by all companies.">
      <Story />
    </Field>
  </div>
);

const meta = {
  title: 'Components/Rich text editor',
  parameters: { search: 'wysiwyg, html editor, formatting, tiptap, 富文本, 编辑器, 富文字, 編輯器' },
  component: RichTextEditor,
  args: { placeholder: 'Write the notice' },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

export const Default = example(RichTextEditorExample, defaultCode, {
  decorators: [inField],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = await canvas.findByRole('textbox', { name: 'Notice' }, LATER);
    await expect(area).toHaveAccessibleDescription('Seen by all companies.');
    await userEvent.click(canvas.getByText('Notice'));
    await waitFor(() => expect(area).toHaveFocus());
    const bold = canvas.getByRole('button', { name: 'Bold' });
    bold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await clickPage();
  },
});

export const Playground: Story = {
  decorators: [inField],
  args: { defaultValue: NOTICE },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <RichTextEditor aria-label="Empty" placeholder="Write the notice" />
      <RichTextEditor aria-label="Filled" defaultValue={NOTICE} />
      <RichTextEditor aria-label="Wrong" aria-invalid defaultValue="<p>…</p>" />
      <RichTextEditor aria-label="Disabled" disabled defaultValue="<p>Closed.</p>" />
      <RichTextEditor aria-label="Read-only" readOnly defaultValue="<p>Closed.</p>" />
      <RichTextEditor aria-label="备注" defaultValue="<p>海关查验，<strong>等待放行</strong>。</p>" />
    </div>
  ),
  // The engine loads after the first frame, and a picture shows all of them ready.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(6), LATER);
  },
};

export const ReadOnly: Story = {
  decorators: [inField],
  args: { readOnly: true, defaultValue: NOTICE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Notice' }, LATER)).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

/** The same text, shown outside a form. */
export const Shown = example(ShownExample, shownCode, {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: 'Port of Ningbo' })).toBeVisible(), LATER);
  },
});

export const LongText: Story = {
  args: { defaultValue: `<p>${'Consolidated'.repeat(12)} ocean shipments, 第四十七周的拼箱货物</p>` },
  decorators: [inField, (Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Notice' }, LATER);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

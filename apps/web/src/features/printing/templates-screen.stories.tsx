import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories, type ResourceStoryOptions } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { templatesScreen } from './templates-screen.tsx';

const TEMPLATE = '<h1>{{referenceNo}}</h1>\n<p>{{pol}} – {{pod}}</p>';
const row = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  kind: 'oceanBill',
  template: TEMPLATE,
  builtIn: false,
  status: 1,
  orderNo: 100,
  version: 1,
  updateTime: '2026-11-20T08:00:00Z',
  updateUserName: 'Lin Yue',
  ...more,
});
const PAGE = `<header><h1>Delivery note</h1><p>Blue Harbor</p></header>
<table class="facts"><tbody><tr><th>Bill no.</th><td>COSU6123456789</td></tr><tr><th>Port of discharge</th><td data-style="font-weight:700">Hamburg (DEHAM)</td></tr></tbody></table>
<table><thead><tr><th>No.</th><th>Size</th></tr></thead><tbody><tr><td>CSNU1234560</td><td>45G1</td></tr></tbody></table>`;

const options: ResourceStoryOptions = {
  screen: templatesScreen,
  controller: 'sysPrint',
  list: 'page',
  rows: [
    row('built-in-bill', 'Bill summary', { builtIn: true, orderNo: 0, updateTime: null, updateUserName: null }),
    row('built-in-note', 'Delivery note', { builtIn: true, orderNo: 1, updateTime: null, updateUserName: null }),
    row('3', '仓库标签', { status: 2 }),
  ],
  noMatch: { nameLike: 'astronaut', name: 'astronaut' },
  answers: (store) => ({
    copy: ({ id }) => store['add']?.(row(id, 'Bill summary 2')),
    preview: () => ({ html: PAGE, title: 'COSU6123456789' }),
    setStatus: (input) => store['update']?.(input) ?? null,
  }),
  others: { sysConfig: { sysInfo: () => ({ capabilities: ['print'] }) } },
};
const stories = resourceStories(options);

/** Templates for printing records, as HTML with fields. */
const meta = {
  title: 'Screens/Print templates',
  parameters: { search: 'print, template, delivery note, HTML, 打印模板, 列印範本, 送货单', frame: '/platform/print' },
  component: StoryScreen,
  args: stories.base,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LATER = { timeout: 10_000 };

/** A template of the product is copied. A new one gets a field at the cursor, and a preview with a bill. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Bill summary' }, LATER));
    await expect((await body.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Preview', 'Copy']);
    await userEvent.click(body.getByRole('menuitem', { name: 'Copy' }));
    await expect(await canvas.findByText('Bill summary 2', undefined, LATER)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add template' }));
    const form = await opened(body.findByRole('dialog', { name: 'Add template' }, LATER));
    await userEvent.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Label');
    const html = await within(form).findByRole<HTMLTextAreaElement>('textbox', { name: /^HTML/ }, LATER);
    await userEvent.type(html, '<p></p>');
    html.setSelectionRange(3, 3);
    await userEvent.click(within(form).getByRole('button', { name: 'Insert field' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Vessel' }));
    await waitFor(() => expect(html).toHaveValue('<p>{{vessel}}</p>'));
    await userEvent.click(within(form).getByRole('button', { name: 'Show preview' }));
    const frame = await within(form).findByTitle<HTMLIFrameElement>('Preview of the template', undefined, LATER);
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('COSU6123456789'));
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  },
};

export const Empty: Story = stories.empty;
export const NoMatch: Story = stories.noMatch;
export const ConnectionLost: Story = stories.connectionLost;
export const NoPermission: Story = stories.noPermission;
/** Read-only: templates can be looked at. */
export const ReadOnly: Story = stories.readOnly;

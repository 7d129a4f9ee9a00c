import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { opened } from '../../testing/opened.ts';
import { resourceStories } from '../../testing/resource-story.ts';
import { StoryScreen } from '../../testing/story-screen.tsx';
import { sysConfig } from './story-answers.ts';
import { tenantsScreen } from './tenants-screen.tsx';
import { clearSpies, FOREIGN_TENANTS, made, saved, TENANTS } from './tenants.fixtures.ts';

const shared = { screen: tenantsScreen, controller: 'sysTenant', list: 'page', noMatch: { name: 'x' } } as const;
const ours = resourceStories({ ...shared, rows: TENANTS, others: { sysConfig } });
const foreign = resourceStories({
  ...shared,
  rows: FOREIGN_TENANTS,
  others: { sysConfig: { sysInfo: () => ({ sysTitle: 'Seaberry Tracking', capabilities: [] }) } },
  answers: { update: saved, createDb: made },
});

/** Where the data of a company is kept. Separation by rows is supported; the other option is shown with the reason. */
const meta = {
  title: 'Screens/Companies/Isolation',
  component: StoryScreen,
  args: foreign.base,
  beforeEach: clearSpies,
} satisfies Meta<typeof StoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function choose(canvasElement: HTMLElement, row: string, item: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `More actions for ${row}` }, { timeout: 10_000 }));
  await userEvent.click(await page.findByRole('menuitem', { name: item }));
}

const formOf = async (name: string) => within(await opened(page.findByRole('dialog', { name: `Edit ${name}` }, { timeout: 10_000 })));

/** Only separation by rows is supported: the other option is shown with the reason. */
export const ByRows: Story = {
  args: ours.base,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Blue Harbor Forwarding', 'Edit');
    const form = await formOf('Blue Harbor Forwarding');
    await expect(await form.findByRole('radio', { name: 'By rows' }, { timeout: 10_000 })).toBeChecked();
    await expect(form.getByRole('radio', { name: /^Own database/ })).toBeDisabled();
    await expect(form.getByText(/^This installation separates companies by rows/)).toBeVisible();
    await expect(form.queryByLabelText(/^Connection/)).toBeNull();
    await expect(within(canvasElement).queryByRole('columnheader', { name: /Connection/, hidden: true })).toBeNull();
  },
};

/** The fields of a dedicated database are required, and validated as on the backend. */
export const OwnDatabase: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Blue Harbor Forwarding', 'Edit');
    const form = await formOf('Blue Harbor Forwarding');
    await userEvent.click(await form.findByRole('radio', { name: 'Own database' }, { timeout: 10_000 }));
    const connection = await form.findByLabelText(/^Connection/);
    await expect(connection).toHaveAttribute('type', 'password');
    const replicas = form.getByRole('textbox', { name: 'Replicas' });
    await userEvent.type(replicas, 'Server=a');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(connection).toHaveAccessibleDescription(/This is required/));
    await expect(replicas).toHaveAccessibleDescription(/This is not valid JSON/);
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(connection, 'Server=10.0.0.9;Pwd=x');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Database/ }), 'PostgreSQL');
    await userEvent.clear(replicas);
    await userEvent.type(replicas, '[[]');
    const save = form.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      id: '1',
      tenantType: 1,
      dbType: 4,
      connection: 'Server=10.0.0.9;Pwd=x',
      slaveConnections: '[]',
    });
  },
};

/** Neither the list nor its search results contain a secret. */
export const Masked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Server=10.0.0.7; Database=west; ••••••', undefined, { timeout: 10_000 })).toBeInTheDocument();
    await expect(canvas.getByText('1 replica')).toBeInTheDocument();
    await expect(canvas.getByText('PostgreSQL')).toBeInTheDocument();
    await expect(canvasElement.innerHTML).not.toContain('quay-side-9');
  },
};

/** Creates the database of a company after a confirmation. */
export const CreateDatabase: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'West Dock Cargo', 'Create database');
    const question = await opened(
      page.findByRole('alertdialog', { name: 'Create the database of “West Dock Cargo”?' }, { timeout: 10_000 }),
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Create database' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(made).toHaveBeenCalledWith({ id: '5' }, expect.anything());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More actions for Blue Harbor Forwarding' }));
    await page.findByRole('menuitem', { name: 'Edit' });
    await expect(page.queryByRole('menuitem', { name: 'Create database' })).toBeNull();
  },
};

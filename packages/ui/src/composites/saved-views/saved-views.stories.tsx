import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import type { DataTableView } from '../data-table/index.js';
import { SavedViews, type SavedView, type SavedViewsProps } from './index.js';
import { example } from '../../testing/stories/example.js';
import { SavedViewsExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ChangedExample } from './examples/changed.js';
import changedCode from './examples/changed.tsx?raw';

const plain: DataTableView = { layout: {}, sort: [], filters: {}, density: 'md' };
const soon: DataTableView = { ...plain, sort: [{ id: 'eta', direction: 'ascending' }] };
const views: SavedView[] = [
  { id: 'soon', name: 'Arriving soon', view: soon, isDefault: true },
  { id: 'late', name: 'Late', view: { ...plain, filters: { state: { kind: 'oneOf', values: ['LATE'] } } } },
  { id: 'team', name: 'Customs desk', view: { ...plain, density: 'sm' }, shared: true, readOnly: true },
];

const meta = {
  title: 'Patterns/Saved views',
  parameters: { search: 'presets, custom view, segments, 视图, 檢視, 保存视图, 儲存檢視' },
  component: SavedViews,
  args: {
    views,
    view: soon,
    canShare: true,
    onApply: fn(),
    onCreate: fn(() => Promise.resolve('new')),
    onUpdate: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof SavedViews<DataTableView>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the views, the table state, and the selected view where a story gives one, as a screen does. */
function Owner(props: SavedViewsProps): ReactNode {
  const [kept, setKept] = useState(props.views);
  const [view, setView] = useState(props.view);
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <SavedViews
        {...props}
        views={kept}
        view={view}
        {...(currentId === undefined ? {} : { currentId, onCurrentIdChange: setCurrentId })}
        onApply={(chosen) => {
          props.onApply(chosen);
          setView(chosen.view);
        }}
        onCreate={async (draft) => {
          const id = (await props.onCreate?.(draft)) ?? 'new';
          setKept([...kept, { ...draft, id }]);
          return id;
        }}
        onUpdate={async (change) => {
          await props.onUpdate?.(change);
          setKept(
            kept.map((one) => (one.id === change.id ? { ...one, ...change } : change.isDefault ? { ...one, isDefault: false } : one)),
          );
        }}
        onDelete={async (id) => {
          await props.onDelete?.(id);
          setKept(kept.filter((one) => one.id !== id));
        }}
      />
      <Button variant="ghost" onClick={() => setView({ ...view, density: view.density === 'md' ? 'lg' : 'md' })}>
        Change density
      </Button>
    </div>
  );
}

async function choose(item: string): Promise<void> {
  await userEvent.click(page().getByRole('button', { name: /^View/ }));
  await userEvent.click(await page().findByRole(/Arriving|Late|Customs/.test(item) ? 'menuitemradio' : 'menuitem', { name: item }));
}

export const Default = example(SavedViewsExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await choose('Late');
    await expect(args.onApply).toHaveBeenLastCalledWith(views[1]);
    await waitFor(() => expect(page().getByRole('button', { name: 'View: Late' })).toHaveFocus());
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** The table differs from the view: the change can be saved or discarded. */
export const Changed = example(ChangedExample, changedCode);

export const ChangedBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const change = within(canvasElement).getByRole('button', { name: 'Change density' });
    await userEvent.click(change);
    await expect(page().getByRole('button', { name: 'View: Arriving soon, changed' })).toBeVisible();
    await choose('Discard changes');
    await expect(page().getByRole('button', { name: 'View: Arriving soon' })).toBeVisible();
    await userEvent.click(change);
    await choose('Save changes');
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ id: 'soon', view: { ...soon, density: 'lg' } });
    await waitFor(() => expect(page().getByRole('button', { name: 'View: Arriving soon' })).toBeVisible());
    await clickPage();
  },
};

/** The name of another view is rejected while typing. */
export const SaveAsNew: Story = {
  play: async ({ args }) => {
    await choose('Save as new view…');
    const dialog = within(await page().findByRole('dialog', { name: 'Save as new view' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'late');
    await expect(name).toHaveAccessibleDescription('There is already a view with this name');
    await userEvent.type(name, ' at Rotterdam');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with everyone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith({ name: 'late at Rotterdam', view: soon, shared: true });
    await waitFor(() => expect(page().getByRole('button', { name: 'View: late at Rotterdam' })).toBeVisible());
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await clickPage();
  },
};

export const Empty: Story = { args: { views: [], view: plain } };

/** A read-only view, here one that another user shared, can be selected and made the default, but not changed. */
export const ReadOnly: Story = { args: { currentId: 'team', view: plain } };

export const Loading: Story = {
  args: { view: plain, onUpdate: fn(() => new Promise(() => {})) },
  play: async () => {
    await choose('Save changes');
    await expect(page().getByRole('button', { name: /^View/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Error: Story = {
  args: { view: plain, onUpdate: fn(() => Promise.reject(new globalThis.Error('500'))) },
  play: async () => {
    await choose('Save changes');
    await waitFor(() => expect(page().getByRole('alertdialog', { name: 'The view was not saved' })).toBeVisible());
  },
};

export const Matrix: Story = {
  args: { view: plain },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: /^View/ }));
    await waitFor(() => expect(page().getByRole('menu')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { views: [{ id: 'soon', name: '预计本周到港且报关资料尚未齐全的全部海运提单（华东与华南口岸）', view: plain, isDefault: true }] },
};

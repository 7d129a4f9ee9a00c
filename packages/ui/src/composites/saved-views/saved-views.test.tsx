import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { SavedViews, type SavedView } from './index.js';

type View = { sort: string };
const views: SavedView<View>[] = [
  { id: 'a', name: 'Arriving', view: { sort: 'eta' } },
  { id: 'b', name: 'Booked', view: { sort: 'etd' }, isDefault: true },
  { id: 'c', name: 'Customs', view: { sort: 'cleared' }, shared: true, readOnly: true },
];
const never = (): Promise<never> => Promise.reject(new Error('unexpected call'));
const edits = { onApply: vi.fn(), onCreate: never, onUpdate: never, onDelete: never };

conformance(<SavedViews views={views} view={{ sort: 'etd' }} {...edits} />, { root: 'button', slot: 'saved-views' });

async function pick(role: 'menuitem' | 'menuitemradio', name: string): Promise<void> {
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole(role, { name }).click();
}

it('starts with the default view', async () => {
  await render(<SavedViews views={views} view={{ sort: 'etd' }} {...edits} />);
  await expect.element(page.getByRole('button', { name: 'View: Booked', exact: true })).toBeVisible();
});

it('announces that no view is selected, and offers no change of it', async () => {
  await render(<SavedViews views={views} view={{ sort: '' }} currentId={null} {...edits} />);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Rename…' })).not.toBeInTheDocument();
});

it('forbids renaming and deleting a read-only view', async () => {
  await render(<SavedViews views={views} view={{ sort: 'x' }} currentId="c" {...edits} />);
  await page.getByRole('button', { name: 'View: Customs, changed' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Use as default' })).toBeVisible();
  for (const name of ['Save changes', 'Rename…', 'Delete…'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument();
});

it('offers no change of a view of the product, and not as the default', async () => {
  const ofProduct: SavedView<View> = { id: 'p', name: 'Mine', view: { sort: 'mine' }, builtIn: true };
  await render(<SavedViews views={[ofProduct, ...views]} view={{ sort: 'x' }} currentId="p" {...edits} />);
  await page.getByRole('button', { name: 'View: Mine, changed' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  for (const name of ['Save changes', 'Rename…', 'Delete…', 'Use as default'])
    await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument();
});

it('is operated by keyboard', async () => {
  const onApply = vi.fn();
  await render(<SavedViews views={views} view={{ sort: 'etd' }} {...edits} onApply={onApply} />);
  (page.getByRole('button', { name: /^View/ }).element() as HTMLButtonElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Arriving' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onApply).toHaveBeenCalledWith(views[0]);
});

it('keeps the dialog open and shows the error', async () => {
  const onUpdate = vi.fn(() => Promise.reject(new Error('409')));
  await render(
    <SavedViews
      views={views}
      view={{ sort: 'etd' }}
      {...edits}
      onUpdate={onUpdate}
      describeError={() => 'The view was changed meanwhile.'}
    />,
  );
  await pick('menuitem', 'Rename…');
  await page.getByRole('textbox', { name: 'Name' }).fill('Booked again');
  await page.getByRole('button', { name: 'Rename' }).click();
  expect(onUpdate).toHaveBeenCalledWith({ id: 'b', name: 'Booked again' });
  await expect.element(page.getByText('The view was changed meanwhile.')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Rename view' })).toBeVisible();
});

it('asks for a name before saving, and does not submit a surrounding form', async () => {
  const sent = vi.fn();
  await render(
    <form onSubmit={sent}>
      <SavedViews views={views} view={{ sort: 'etd' }} {...edits} />
    </form>,
  );
  await pick('menuitem', 'Save as new view…');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name for the view');
  expect(sent).not.toHaveBeenCalled();
});

it('asks before deleting, after which no view is selected', async () => {
  const onDelete = vi.fn(() => Promise.resolve());
  const onCurrentIdChange = vi.fn();
  await render(<SavedViews views={views} view={{ sort: 'etd' }} {...edits} {...{ onDelete, onCurrentIdChange }} />);
  await pick('menuitem', 'Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect(onDelete).toHaveBeenCalledWith('b');
  await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toHaveFocus();
  expect(onCurrentIdChange).toHaveBeenCalledWith(null);
});

it('offers a retry for a failure without a dialog', async () => {
  const onUpdate = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(undefined);
  await render(<SavedViews views={views} view={{ sort: 'eta' }} {...edits} onUpdate={onUpdate} />);
  await pick('menuitem', 'Save changes');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onUpdate).toHaveBeenCalledTimes(2);
});

it('announces no change that the user decided against', async () => {
  const onUpdate = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce(false).mockResolvedValueOnce(undefined);
  await render(<SavedViews views={views} view={{ sort: 'eta' }} {...edits} onUpdate={onUpdate} />);
  const heard: (string | null)[] = [];
  const announced = new MutationObserver(() => heard.push(document.querySelector('[data-slot="announcer"]')?.textContent ?? null));
  announced.observe(document.body, { childList: true, subtree: true, characterData: true });
  await pick('menuitem', 'Save changes');
  await expect.poll(() => onUpdate).toHaveBeenCalledTimes(1);
  await pick('menuitem', 'Save changes');
  await expect.poll(() => heard).toContain('View Booked saved');
  announced.disconnect();
  expect(heard.filter((text, at) => text === 'View Booked saved' && heard[at - 1] !== text)).toHaveLength(1);
});

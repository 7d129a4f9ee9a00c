import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { orgNodes } from '../tree/fixtures/nodes.js';
import { TreeSelect } from './index.js';

conformance(<TreeSelect label="Organization" nodes={orgNodes} />, { root: 'button', slot: 'tree-select', frame: 'tree-select-frame' });

it('submits its value with a form', async () => {
  const sent = vi.fn<(values: string[]) => void>();
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('org').map(String));
      }}
    >
      <TreeSelect label="Organization" name="org" selection="check" nodes={orgNodes} defaultValue={['ngb', 'szx']} />
      <Button type="submit">Save</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent).toHaveBeenCalledWith(['ngb', 'szx']);
});

it('opens by key, closes with Escape and restores focus', async () => {
  await render(<TreeSelect label="Organization" nodes={orgNodes} defaultValue={['ngb']} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('treeitem', { name: 'Ningbo branch' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

it('does not open while it is disabled, and shows the reason', async () => {
  await render(<TreeSelect label="Organization" nodes={orgNodes} disabledReason="The account is locked" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(page.getByRole('tree').query()).toBeNull();
  await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('The account is locked');
});

it('is named by its field', async () => {
  await render(
    <Field label="Department" error="Choose one">
      <TreeSelect label="Department" nodes={orgNodes} />
    </Field>,
  );
  await expect.element(page.getByRole('combobox', { name: 'Department' })).toHaveAccessibleDescription('Choose one');
});

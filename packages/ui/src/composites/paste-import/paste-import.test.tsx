import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { PasteImport, type PasteLine } from './index.js';

const parse = (text: string): PasteLine[] =>
  text.split('\n').flatMap((content, at): PasteLine[] => {
    if (content.trim() === '') return [];
    return content.length > 5
      ? [{ line: at + 1, text: content, status: 'ready' }]
      : [{ line: at + 1, text: content, status: 'error', message: 'Too short for a bill' }];
  });

conformance(<PasteImport label="Bills of lading" parse={parse} defaultValue={'COSU6412873350\nX'} />, {
  root: 'div',
  slot: 'paste-import',
});

it('shows the parsed result line by line', async () => {
  const screen = await render(<PasteImport label="Bills" parse={parse} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Bills' }), 'COSU6412873350\n\nX');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 ready1 not usable');
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Line 33Not usableXToo short for a bill');
});

it('clears the text and keeps focus in it', async () => {
  const onChange = vi.fn();
  const screen = await render(<PasteImport label="Bills" parse={parse} defaultValue="COSU6412873350" onChange={onChange} />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(onChange).toHaveBeenLastCalledWith('');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

it('passes the parsed lines to the actions', async () => {
  const screen = await render(
    <PasteImport
      label="Bills"
      parse={parse}
      defaultValue={'COSU6412873350\nMEDUKR554120'}
      actions={(lines) => <button type="button">Import {lines.length}</button>}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Import 2' })).toBeVisible();
});

it('lists five thousand lines and renders only those in view', async () => {
  const text = Array.from({ length: 5000 }, (_, at) => `COSU64128733${at}`).join('\n');
  const screen = await render(<PasteImport label="Bills" parse={parse} defaultValue={text} />);
  await expect.element(screen.getByText('5,000 ready')).toBeVisible();
  const lines = screen.getByRole('listitem');
  await expect.element(lines.first()).toHaveAttribute('aria-setsize', '5000');
  expect(lines.elements().length).toBeLessThan(60);
  const list = screen.getByRole('region', { name: 'Preview' });
  list.element().scrollTop = list.element().scrollHeight;
  await expect.element(screen.getByText('COSU641287334999')).toBeVisible();
});

it('has controls below a line, which keep their content while the line moves', async () => {
  const screen = await render(
    <PasteImport
      label="Bills"
      counts={<p>One line</p>}
      parse={(text) => parse(text).map((line) => ({ ...line, id: 1 }))}
      renderControls={({ id }) => <input aria-label={`Carrier of ${id}`} />}
      defaultValue="X"
    />,
  );
  await expect.element(screen.getByText('One line')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Carrier of 1' });
  await userEvent.fill(field, 'COSCO');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Bills' }), '\nX');
  await expect.element(screen.getByText('Line 2')).toBeInTheDocument();
  await expect.element(field).toHaveValue('COSCO');
});

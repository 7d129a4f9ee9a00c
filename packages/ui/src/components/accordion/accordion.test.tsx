import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Accordion, AccordionItem } from './index.js';

// The page has no other heading, so the outline begins with these titles.
const options = { disabledRules: ['heading-order'] };

conformance(
  <Accordion>
    <AccordionItem value="a" title="Sea leg">
      Text
    </AccordionItem>
  </Accordion>,
  { root: 'div', slot: 'accordion', ...options },
);
conformance(
  <AccordionItem value="a" title="Sea leg">
    Text
  </AccordionItem>,
  { root: 'div', slot: 'accordion-item', wrap: (element) => <Accordion>{element}</Accordion>, ...options },
);

const items = (
  <>
    <AccordionItem value="a" title="Sea leg" keepMounted>
      <input aria-label="Note" />
    </AccordionItem>
    <AccordionItem value="b" title="Inland leg">
      By barge
    </AccordionItem>
  </>
);

it('names its titles as headings of the given level', async () => {
  const screen = await render(<Accordion level={4}>{items}</Accordion>);
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Sea leg' })).toBeVisible();
});

it('keeps at most one item open, which can be closed again', async () => {
  const onChange = vi.fn();
  const screen = await render(<Accordion onChange={onChange}>{items}</Accordion>);
  await screen.getByRole('button', { name: 'Sea leg' }).click();
  await screen.getByRole('button', { name: 'Inland leg' }).click();
  await screen.getByRole('button', { name: 'Inland leg' }).click();
  expect(onChange.mock.calls).toEqual([[['a']], [['b']], [[]]]);
});

it('opens several items with `multiple`', async () => {
  const screen = await render(
    <Accordion multiple defaultValue={['a', 'b']}>
      {items}
    </Accordion>,
  );
  expect(screen.getByRole('region').elements()).toHaveLength(2);
});

it('keeps form input in a closed section with `keepMounted`', async () => {
  const screen = await render(<Accordion defaultValue={['a']}>{items}</Accordion>);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Note' }), 'call the agent');
  await screen.getByRole('button', { name: 'Sea leg' }).click();
  await expect.element(screen.getByRole('region', { name: 'Sea leg' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Sea leg' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('call the agent');
});

it('follows its controlled value', async () => {
  const screen = await render(<Accordion value={['b']}>{items}</Accordion>);
  await screen.getByRole('button', { name: 'Sea leg' }).click();
  await expect.element(screen.getByText('By barge')).toBeVisible();
});

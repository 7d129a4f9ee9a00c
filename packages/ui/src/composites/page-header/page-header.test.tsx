import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Breadcrumb, Breadcrumbs, PageHeader } from './index.js';

conformance(<PageHeader title="Ocean bills" description="214 tracked" actions={<button type="button">Export</button>} />, {
  root: 'div',
  slot: 'page-header',
});

it('renders the title as a heading of the given level', async () => {
  const screen = await render(<PageHeader title="Containers" level={2} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Containers' })).toBeVisible();
});

it('shows the breadcrumbs above the title', async () => {
  const screen = await render(
    <PageHeader
      title="COSU6412873350"
      breadcrumbs={
        <Breadcrumbs>
          <Breadcrumb href="#/bills">Ocean bills</Breadcrumb>
          <Breadcrumb current>COSU6412873350</Breadcrumb>
        </Breadcrumbs>
      }
    />,
  );
  const top = (element: Element): number => element.getBoundingClientRect().top;
  expect(top(screen.getByRole('navigation').element())).toBeLessThan(top(screen.getByRole('heading').element()));
});

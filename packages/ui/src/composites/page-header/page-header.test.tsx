import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Breadcrumb, Breadcrumbs, PageHeader } from './index.js';

const inCrumbs = (element: React.ReactNode): React.ReactNode => <Breadcrumbs>{element}</Breadcrumbs>;

conformance(<PageHeader title="Ocean bills" description="214 tracked" actions={<button type="button">Export</button>} />, {
  root: 'div',
  slot: 'page-header',
});
conformance(
  <Breadcrumbs>
    <Breadcrumb current>Ocean bills</Breadcrumb>
  </Breadcrumbs>,
  { root: 'nav', slot: 'breadcrumbs' },
);
conformance(<Breadcrumb href="#/bills">Ocean bills</Breadcrumb>, { root: 'a', slot: 'breadcrumb', wrap: inCrumbs });

it('names the title as a heading of the depth that is asked for', async () => {
  const screen = await render(<PageHeader title="Containers" level={2} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Containers' })).toBeVisible();
});

it('says which step is this page and does not link a step without a page', async () => {
  const screen = await render(
    <Breadcrumbs>
      <Breadcrumb>Tracking</Breadcrumb>
      <Breadcrumb href="#/bills">Ocean bills</Breadcrumb>
      <Breadcrumb current>COSU6412873350</Breadcrumb>
    </Breadcrumbs>,
  );
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect.element(screen.getByText('COSU6412873350')).toHaveAttribute('aria-current', 'page');
});

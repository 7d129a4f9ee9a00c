import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { PermissionProvider } from '../permission/index.js';
import { PermissionButton } from './index.js';

conformance(<PermissionButton code="bill:export">Export</PermissionButton>, {
  root: 'button',
  slot: 'button',
  wrap: (element) => <PermissionProvider has="all">{element}</PermissionProvider>,
});

it('is not rendered without the permission', async () => {
  const screen = await render(
    <PermissionProvider has={new Set(['bill:page'])}>
      <PermissionButton code="bill:export">Export</PermissionButton>
      <PermissionButton anyOf={['bill:page', 'bill:add']}>Search</PermissionButton>
    </PermissionProvider>,
  );
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Search']);
});

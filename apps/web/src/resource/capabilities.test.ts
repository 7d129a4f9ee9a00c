import { expect, it } from 'vitest';

import { offeredBy } from './capabilities.ts';
import type { Resource } from './resource.types.ts';

const resource: Resource = {
  key: '/system/tenant/index',
  controller: 'sysTenant',
  texts: 'rights.tenants',
  list: 'page',
  paging: 'server',
  rowName: () => '',
  columns: [{ id: 'name' }, { id: 'tier', capability: 'access' }],
  form: { fields: [{ id: 'name' }], sections: [{ id: 'more', fields: [{ id: 'tier', capability: 'access' }] }] },
  rowActions: [{ id: 'tier', icon: null, call: 'setTier', capability: 'access' }],
};

it('a back end that can do more is offered everything', () => {
  expect(offeredBy(resource, ['access'])).toEqual(resource);
});

it('columns, fields and actions that need what a back end has not are not there', () => {
  const { columns, form, rowActions } = offeredBy(resource, ['live']);
  expect(columns).toEqual([{ id: 'name' }]);
  expect(form).toEqual({ fields: [{ id: 'name' }], sections: [{ id: 'more', fields: [] }] });
  expect(rowActions).toEqual([]);
});

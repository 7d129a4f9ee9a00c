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
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'status', kind: 'status', capability: 'access' },
  ],
  columns: [{ id: 'name' }, { id: 'tier', capability: 'access' }, { id: 'dbType', without: 'access' }],
  form: {
    fields: [{ id: 'name' }],
    sections: [
      {
        id: 'more',
        fields: [
          { id: 'tier', capability: 'access' },
          { id: 'hosts', kind: 'rows', fields: [{ id: 'host' }, { id: 'port', capability: 'access' }] },
        ],
      },
    ],
  },
  rowActions: [{ id: 'tier', icon: null, call: 'setTier', capability: 'access' }],
  toolbar: [{ id: 'sync', icon: null, call: 'sync', capability: 'access' }],
};

it('a backend with every capability is offered everything', () => {
  expect(offeredBy(resource, ['access'])).toEqual({ ...resource, columns: resource.columns.slice(0, 2) });
});

it('parts that need a missing capability are hidden, and alternatives are shown', () => {
  const { columns, filters, form, rowActions, toolbar } = offeredBy(resource, ['live']);
  expect(columns.map(({ id }) => id)).toEqual(['name', 'dbType']);
  expect(filters?.map(({ id }) => id)).toEqual(['name']);
  expect(form).toEqual({
    fields: [{ id: 'name' }],
    sections: [{ id: 'more', fields: [{ id: 'hosts', kind: 'rows', fields: [{ id: 'host' }] }] }],
  });
  expect(rowActions).toEqual([]);
  expect(toolbar).toEqual([]);
});

it('dependent parts are hidden until the capabilities are known', () => {
  const { columns, filters } = offeredBy(resource, undefined);
  expect(columns.map(({ id }) => id)).toEqual(['name']);
  expect(filters?.map(({ id }) => id)).toEqual(['name']);
});

it('parts for platform administrators are offered to them only', () => {
  const reserved = { ...resource, columns: [...resource.columns, { id: 'tenantName', platform: true } as const] };
  const columnsOf = (platform: boolean) => offeredBy(reserved, [], platform).columns.map(({ id }) => id);
  expect([columnsOf(false), columnsOf(true)]).toEqual([
    ['name', 'dbType'],
    ['name', 'dbType', 'tenantName'],
  ]);
});

import { createDoubles } from '@seaberry/api-client/doubles';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { pageOf } from '../testing/pages.ts';
import { listResponseOf, listQuery } from './queries.ts';
import type { Resource } from './resource.types.ts';

const resource: Resource = {
  key: '/roles',
  texts: 'people.roles',
  controller: 'sysRole',
  list: 'page',
  paging: 'server',
  rowName: () => '',
  columns: [{ id: 'name' }],
};

test('a page beyond the end shows the last one', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ id: String(at), name: `Role ${at}` }));
  const { client } = createDoubles({ sysRole: { page: (input) => pageOf(rows, input) } });
  const search = { filters: {}, page: 9, pageSize: 20, sort: null };
  const response = listResponseOf(await new QueryClient().fetchQuery(listQuery(client, resource, search)));
  expect(response).toMatchObject({ page: 2, total: 25 });
  expect(response.rows.map(({ id }) => id)).toEqual(['20', '21', '22', '23', '24']);
});

import { createDoubles } from '@seaberry/api-client/doubles';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { bills } from '../testing/bill-answers.ts';
import { pageOf } from '../testing/pages.ts';
import { pageQuery } from './queries.ts';

test('a page beyond the end, as after deletions, shows the last one', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ ...bills[0], id: String(at) }) as (typeof bills)[number]);
  const { client } = createDoubles({ oceanBill: { page: (input) => pageOf(rows, input) } });
  const answer = await new QueryClient().fetchQuery(pageQuery(client, 'oceanBill', { page: 9, pageSize: 20 }));
  expect(answer).toMatchObject({ page: 2, total: 25 });
  expect(answer.items.map(({ id }) => id)).toEqual(['20', '21', '22', '23', '24']);
});

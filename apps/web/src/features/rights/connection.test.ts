import { expect, it } from 'vitest';

import { maskedConnection, replicasIn } from './connection.logic.ts';

it('a connection is shown with its target and without secrets', () => {
  expect(maskedConnection('Server=10.0.0.7;Port=3306;Database=north;Uid=root;Pwd=quay=side;')).toBe(
    'Server=10.0.0.7; Port=3306; Database=north; ••••••',
  );
  expect(maskedConnection('postgres://root:quayside@db/north')).toBe('••••••');
  expect(maskedConnection('Data Source=//root:quayside@db:1521/x;Password = a')).toBe('••••••');
  expect(maskedConnection(' ')).toBe('');
  expect(maskedConnection(null)).toBe('');
});

it('replicas are counted, and invalid JSON has none', () => {
  expect(replicasIn('[{"HitRate":10,"ConnectionString":"a"},{}]')).toBe(2);
  expect(replicasIn('{}')).toBe(1);
  expect(replicasIn('')).toBe(0);
  expect(replicasIn('Server=a')).toBeNull();
});

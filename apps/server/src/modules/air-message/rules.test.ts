import { expect, it } from 'vitest';
import { sentMessageOf } from './rules.ts';

it.each([null, 'text', {}, { airMessage: 1, receivedAt: '2026-11-21T09:00:00Z' }, { airMessage: 'FSU/12', receivedAt: 'yesterday' }])(
  'a document of an airline is no stored message: %j',
  (json) => {
    expect(sentMessageOf(json)).toBeNull();
  },
);

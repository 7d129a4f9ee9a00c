import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '@seaberry/api-client/registry';
import { FieldErrors } from '../../../http/errors.ts';
import { listInput } from './service.ts';

it('a list that requires a filter is not exported without it', () => {
  const input = z.object({ name: z.optional(z.string()), page: z.number(), pageSize: z.number() });
  const list = { meta: { ...contract.sysRole.page, required: ['name'] }, input };
  expect(() => listInput(list, { name: ' ' })).toThrow(FieldErrors);
  expect(listInput(list, { name: 'Clerk' })).toEqual({ name: 'Clerk', page: 1, pageSize: 1 });
});

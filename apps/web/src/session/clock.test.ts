import { expect, test } from 'vitest';

import { domainClock } from './clock.ts';
import { constantList, dictionary } from './session.ts';
import { tokenOwner } from '../shared/token-store.ts';

test("domain time continues from the server's time at its speed", () => {
  let wall = 1_000;
  const clock = domainClock({ now: '2026-11-21T00:00:00.000Z', factor: 60 }, 1_000, () => wall);
  wall = 2_000;
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T00:01:00.000Z');
  expect(domainClock(null, 0, () => 5).now()).toBe(5);
  expect(domainClock({ now: 'nonsense', factor: 9 }, 0, () => 5).factor).toBe(1);
});

test('constants are read from data or data.result', () => {
  const lists = [
    { code: 'A', data: { result: [{ code: 1, name: 'one' }] } },
    { code: 'B', data: [{ code: 'x' }] },
  ];
  expect(constantList(lists, 'A')).toEqual([{ code: '1', name: 'one' }]);
  expect(constantList(lists, 'B')).toEqual([{ code: 'x', name: 'x' }]);
  expect(constantList(lists, 'C')).toEqual([]);
});

test('a dictionary is read in its manual and its enumeration form', () => {
  const all = {
    org_type: [{ typeCode: 'org_type', code: '101', value: 'Group' }],
    level: [{ typeCode: 'level', code: 'High', value: '3', name: 'Very high' }],
  };
  expect(dictionary(all, 'org_type')).toEqual([{ code: '101', name: 'Group' }]);
  expect(dictionary(all, 'level')).toEqual([{ code: '3', name: 'Very high' }]);
  expect(dictionary(all, 'none')).toEqual([]);
});

test('a renewed token has the same owner, and another user a different one', () => {
  const token = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.y`;
  expect(tokenOwner(token({ UserId: '1', TenantId: 't', exp: 1 }))).toBe(tokenOwner(token({ UserId: '1', TenantId: 't', exp: 2 })));
  expect(tokenOwner(token({ UserId: '1', TenantId: 't' }))).not.toBe(tokenOwner(token({ UserId: '2', TenantId: 't' })));
  expect(tokenOwner('opaque')).toBe('opaque');
});

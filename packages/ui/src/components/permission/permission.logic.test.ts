import { describe, expect, it } from 'vitest';

import { allows } from './permission.logic.js';

const held = new Set(['oceanBill:page', 'oceanBill:export']);

describe('allows', () => {
  it('grants a code in the set and no other', () => {
    expect(allows(held, { code: 'oceanBill:export' })).toBe(true);
    expect(allows(held, { code: 'oceanBill:delete' })).toBe(false);
  });

  it('grants any of several codes when one is in the set', () => {
    expect(allows(held, { anyOf: ['oceanBill:delete', 'oceanBill:page'] })).toBe(true);
    expect(allows(held, { anyOf: [] })).toBe(false);
  });

  it('grants all of several codes only when each is in the set', () => {
    expect(allows(held, { allOf: ['oceanBill:page', 'oceanBill:export'] })).toBe(true);
    expect(allows(held, { allOf: ['oceanBill:page', 'oceanBill:delete'] })).toBe(false);
    expect(allows(held, { allOf: [] })).toBe(false);
  });

  it('grants everything to an administrator, and nothing while the codes are unknown', () => {
    expect(allows('all', { code: 'sysUser:page' })).toBe(true);
    expect(allows(null, { code: 'sysUser:page' })).toBe(false);
  });
});

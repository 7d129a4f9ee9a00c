import { describe, expect, it } from 'vitest';

import { allows } from './permission.logic.js';

const held = new Set(['oceanBill:page', 'oceanBill:export']);

describe('allows', () => {
  it('grants a code that is held and no other', () => {
    expect(allows(held, { code: 'oceanBill:export' })).toBe(true);
    expect(allows(held, { code: 'oceanBill:delete' })).toBe(false);
  });

  it('grants any of several when one is held', () => {
    expect(allows(held, { anyOf: ['oceanBill:delete', 'oceanBill:page'] })).toBe(true);
    expect(allows(held, { anyOf: [] })).toBe(false);
  });

  it('grants all of several only when each is held', () => {
    expect(allows(held, { allOf: ['oceanBill:page', 'oceanBill:export'] })).toBe(true);
    expect(allows(held, { allOf: ['oceanBill:page', 'oceanBill:delete'] })).toBe(false);
    expect(allows(held, { allOf: [] })).toBe(false);
  });

  it('grants everything to who may do all, and nothing while it is unknown', () => {
    expect(allows('all', { code: 'sysUser:page' })).toBe(true);
    expect(allows(null, { code: 'sysUser:page' })).toBe(false);
  });
});

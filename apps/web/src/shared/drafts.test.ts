import { beforeEach, expect, test, vi } from 'vitest';

import { Drafts } from './drafts.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('window', {
    location: { host: 'x' },
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

test('unsaved input is restored for the same user, once', () => {
  const drafts = new Drafts();
  drafts.hold('add', () => ({ referenceNo: '12345678901234567890' }), '/list');
  drafts.hold('clean', () => undefined, '/list');
  drafts.keep('nora');
  const later = new Drafts();
  expect(later.peek('add', 'sam')).toBeUndefined();
  expect(later.peek('clean', 'nora')).toBeUndefined();
  expect(later.peek('add', 'nora')).toEqual({ referenceNo: '12345678901234567890' });
  expect(later.take('add', 'nora')).toEqual({ referenceNo: '12345678901234567890' });
  expect(later.take('add', 'nora')).toBeUndefined();
});

test('a closed form has no draft, and a sign-out drops all drafts', () => {
  const drafts = new Drafts();
  const stop = drafts.hold('add', () => 'typed', '/list');
  stop();
  drafts.keep('nora');
  expect(drafts.peek('add', 'nora')).toBeUndefined();
  drafts.hold('edit', () => 'typed', '/list');
  drafts.keep('nora');
  drafts.forget();
  expect(drafts.peek('edit', 'nora')).toBeUndefined();
});

test('a hidden page keeps its form, and a closed page does not', () => {
  const drafts = new Drafts();
  const stop = drafts.hold('basic', () => 'typed', '/user/center');
  stop(true);
  expect(drafts.isDirty(['/user/center'])).toBe(true);
  expect(drafts.isDirty(['/message/inbox'])).toBe(false);
  drafts.release(['/user/center']);
  expect(drafts.isDirty(['/user/center'])).toBe(false);
});

test('the draft of one record is not filled into the form of another, and stays for its own', () => {
  const drafts = new Drafts();
  drafts.hold('edit', () => ({ values: { name: 'Ocean freight' }, context: { id: '1', name: 'Ocean' } }), '/list');
  drafts.keep('nora');
  expect(drafts.take('edit', 'nora', '2')).toBeUndefined();
  expect(drafts.take('edit', 'nora')).toBeUndefined();
  expect(drafts.take('edit', 'nora', '1')).toMatchObject({ values: { name: 'Ocean freight' } });
  expect(drafts.take('edit', 'nora', '1')).toBeUndefined();
});

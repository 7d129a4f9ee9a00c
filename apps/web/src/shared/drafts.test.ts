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

const ADD = { form: 'add', pageId: '/list' };
const editOf = (recordId: string, pageId = '/list') => ({ form: 'edit', pageId, recordId });
const found = (drafts: Drafts, form: string, pageId = '/list', recordId?: string) =>
  drafts.find({ forms: [form], pageId, recordId }, 'nora')?.content;

test('unsaved input is restored for the same user, once', () => {
  const drafts = new Drafts();
  drafts.hold(ADD, () => ({ referenceNo: '12345678901234567890' }));
  drafts.hold({ ...ADD, form: 'clean' }, () => undefined);
  drafts.keep('nora');
  const later = new Drafts();
  expect(later.find({ forms: ['add'], pageId: '/list' }, 'sam')).toBeUndefined();
  expect(later.take(ADD, 'sam')).toBeUndefined();
  expect(found(later, 'clean')).toBeUndefined();
  expect(found(later, 'add')).toEqual({ referenceNo: '12345678901234567890' });
  expect(later.take(ADD, 'nora')).toEqual({ referenceNo: '12345678901234567890' });
  expect(later.take(ADD, 'nora')).toBeUndefined();
});

test('a closed form has no draft, and a sign-out drops all drafts', () => {
  const drafts = new Drafts();
  const stop = drafts.hold(ADD, () => 'typed');
  stop();
  drafts.keep('nora');
  expect(found(drafts, 'add')).toBeUndefined();
  drafts.hold(editOf('1'), () => 'typed');
  drafts.keep('nora');
  drafts.forget();
  expect(found(drafts, 'edit')).toBeUndefined();
});

test('a hidden page keeps its form, and a closed page does not', () => {
  const drafts = new Drafts();
  const stop = drafts.hold({ form: 'basic', pageId: '/user/center' }, () => 'typed');
  stop(true);
  expect(drafts.isDirty(['/user/center'], 'nora')).toBe(true);
  expect(drafts.isDirty(['/message/inbox'], 'nora')).toBe(false);
  drafts.release(['/user/center'], 'nora');
  expect(drafts.isDirty(['/user/center'], 'nora')).toBe(false);
});

test('the draft of one record is not filled into the form of another, and stays for its own', () => {
  const drafts = new Drafts();
  drafts.hold(editOf('1'), () => 'of one');
  drafts.keep('nora');
  expect(drafts.take(editOf('2'), 'nora')).toBeUndefined();
  expect(drafts.take({ form: 'edit', pageId: '/list' }, 'nora')).toBeUndefined();
  expect(drafts.take(editOf('1'), 'nora')).toBe('of one');
  expect(drafts.take(editOf('1'), 'nora')).toBeUndefined();
});

test('the same form on two open pages has two drafts, each for its own page', () => {
  const drafts = new Drafts();
  drafts.hold(ADD, () => 'in the list');
  const close = drafts.hold({ ...ADD, pageId: '/other' }, () => 'in the other');
  drafts.keep('nora');
  const later = new Drafts();
  expect(later.take({ ...ADD, pageId: '/third' }, 'nora')).toBeUndefined();
  expect(later.take({ ...ADD, pageId: '/other' }, 'nora')).toBe('in the other');
  expect(later.take(ADD, 'nora')).toBe('in the list');
  close();
  expect(drafts.isDirty(['/list'], 'nora')).toBe(true);
});

test('only the page and the record that were typed in open their form again', () => {
  const drafts = new Drafts();
  drafts.hold(editOf('1', '/detail'), () => 'of one');
  drafts.keep('nora');
  expect(found(drafts, 'edit')).toBeUndefined();
  expect(found(drafts, 'edit', '/detail', '2')).toBeUndefined();
  expect(found(drafts, 'edit', '/detail', '1')).toBe('of one');
  expect(drafts.find({ forms: ['add', 'edit'], pageId: '/detail' }, 'nora')).toEqual({ ...editOf('1', '/detail'), content: 'of one' });
});

test('a draft that no page has taken yet survives the next end of the session, and counts as unsaved until its page is closed', () => {
  const before = new Drafts();
  before.hold(ADD, () => 'typed first');
  before.hold({ ...ADD, pageId: '/other' }, () => 'typed there');
  before.keep('nora');
  const drafts = new Drafts();
  expect(drafts.take(ADD, 'nora')).toBe('typed first');
  drafts.hold(ADD, () => 'typed second');
  drafts.keep('nora');
  expect(drafts.isDirty(['/other'], 'nora')).toBe(true);
  expect(drafts.isDirty(['/other'], 'sam')).toBe(false);
  expect(found(drafts, 'add', '/other')).toBe('typed there');
  expect(found(drafts, 'add')).toBe('typed second');
  drafts.release(['/other'], 'nora');
  expect(drafts.isDirty(['/other'], 'nora')).toBe(false);
  expect(found(drafts, 'add')).toBe('typed second');
});

import { beforeEach, expect, test, vi } from 'vitest';

import { Drafts } from './drafts.ts';
import { createSealer, type Sealer } from './sealer.ts';

const KEYS = { nora: btoa('n'.repeat(32)), sam: btoa('s'.repeat(32)) };
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', {
    location: { host: 'x' },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

async function sealerOf(key: string): Promise<Sealer> {
  const sealer = await createSealer(key);
  if (!sealer) throw new Error('no encryption');
  return sealer;
}

/** Drafts of a page that this user has just opened. */
async function opened(owner: keyof typeof KEYS = 'nora', key = KEYS[owner]): Promise<Drafts> {
  const drafts = new Drafts();
  await drafts.open(owner, await sealerOf(key));
  return drafts;
}

const ADD = { form: 'add', pageId: '/list' };
const editOf = (recordId: string, pageId = '/list') => ({ form: 'edit', pageId, recordId });
const found = (drafts: Drafts, form: string, pageId = '/list', recordId?: string) =>
  drafts.find({ forms: [form], pageId, recordId })?.content;

test('unsaved input is restored for the same user, once', async () => {
  const drafts = await opened();
  drafts.hold(ADD, () => ({ referenceNo: '12345678901234567890' }));
  drafts.hold({ ...ADD, form: 'clean' }, () => undefined);
  await drafts.keep();
  const foreign = await opened('sam');
  expect(foreign.find({ forms: ['add'], pageId: '/list' })).toBeUndefined();
  expect(foreign.take(ADD)).toBeUndefined();
  const later = await opened();
  expect(found(later, 'clean')).toBeUndefined();
  expect(found(later, 'add')).toEqual({ referenceNo: '12345678901234567890' });
  expect(later.take(ADD)).toEqual({ referenceNo: '12345678901234567890' });
  expect(later.take(ADD)).toBeUndefined();
  expect((await opened()).take(ADD)).toBeUndefined();
});

test('nothing that was typed, and no page or record, can be read from storage', async () => {
  const drafts = await opened();
  drafts.hold(editOf('4711', '/tracking/oceanBill/4711'), () => ({
    values: { remark: '到港前先电话联系', customer: 'Northwind Traders' },
  }));
  await drafts.keep();
  const stored = [...storage].flat().join(' ');
  const { drafts: sealed } = JSON.parse(storage.get('x:drafts') ?? '{}') as { drafts: string[] };
  expect(sealed).toHaveLength(1);
  const decoded = Buffer.from(sealed[0] ?? '', 'base64').toString();
  for (const typed of ['到港前先电话联系', 'Northwind', 'remark', 'oceanBill', '4711', 'edit']) {
    expect(stored).not.toContain(typed);
    expect(decoded).not.toContain(typed);
  }
  expect(found(await opened(), 'edit', '/tracking/oceanBill/4711')).toEqual({
    values: { remark: '到港前先电话联系', customer: 'Northwind Traders' },
  });
});

test('without its key, or changed, a draft is lost and removed, and the form still opens', async () => {
  const keepOne = async (): Promise<void> => {
    storage.clear();
    const drafts = await opened();
    drafts.hold(ADD, () => 'typed');
    await drafts.keep();
  };
  await keepOne();
  // Storage says that it is hers, but the key is of another user.
  expect((await opened('nora', KEYS.sam)).take(ADD)).toBeUndefined();
  expect([...storage.keys()]).toEqual([]);
  await keepOne();
  const { drafts: sealed } = JSON.parse(storage.get('x:drafts') ?? '{}') as { drafts: string[] };
  const bytes = Buffer.from(sealed[0] ?? '', 'base64');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  for (const changed of [bytes.toString('base64'), 'no Base64!', '', { ...ADD, content: 'of an earlier version' }]) {
    storage.set('x:drafts', JSON.stringify({ owner: 'nora', drafts: [changed] }));
    // oxlint-disable-next-line no-await-in-loop -- one storage
    expect((await opened()).take(ADD)).toBeUndefined();
    expect([...storage.keys()]).toEqual([]);
  }
});

test('without encryption nothing is stored', async () => {
  expect(await createSealer('')).toBeNull();
  vi.stubGlobal('crypto', {});
  const sealer = await createSealer(KEYS.nora);
  expect(sealer).toBeNull();
  const drafts = new Drafts();
  await drafts.open('nora', sealer);
  drafts.hold(ADD, () => 'typed');
  await drafts.keep();
  expect([...storage.keys()]).toEqual([]);
  expect(drafts.isDirty(['/list'])).toBe(true);
});

test('a closed form has no draft', async () => {
  const drafts = await opened();
  const stop = drafts.hold(ADD, () => 'typed');
  stop();
  await drafts.keep();
  expect(found(await opened(), 'add')).toBeUndefined();
});

test('a hidden page keeps its form, and a closed page does not', async () => {
  const drafts = await opened();
  const stop = drafts.hold({ form: 'basic', pageId: '/user/center' }, () => 'typed');
  stop(true);
  expect(drafts.isDirty(['/user/center'])).toBe(true);
  expect(drafts.isDirty(['/message/inbox'])).toBe(false);
  drafts.release(['/user/center']);
  expect(drafts.isDirty(['/user/center'])).toBe(false);
});

test('the draft of one record is not filled into the form of another, and stays for its own', async () => {
  const before = await opened();
  before.hold(editOf('1'), () => 'of one');
  await before.keep();
  const drafts = await opened();
  expect(drafts.take(editOf('2'))).toBeUndefined();
  expect(drafts.take({ form: 'edit', pageId: '/list' })).toBeUndefined();
  expect(drafts.take(editOf('1'))).toBe('of one');
  expect(drafts.take(editOf('1'))).toBeUndefined();
});

test('the same form on two open pages has two drafts, each for its own page', async () => {
  const drafts = await opened();
  drafts.hold(ADD, () => 'in the list');
  const close = drafts.hold({ ...ADD, pageId: '/other' }, () => 'in the other');
  await drafts.keep();
  const later = await opened();
  expect(later.take({ ...ADD, pageId: '/third' })).toBeUndefined();
  expect(later.take({ ...ADD, pageId: '/other' })).toBe('in the other');
  expect(later.take(ADD)).toBe('in the list');
  close();
  expect(drafts.isDirty(['/list'])).toBe(true);
});

test('only the page and the record that were typed in open their form again', async () => {
  const before = await opened();
  before.hold(editOf('1', '/detail'), () => 'of one');
  await before.keep();
  const drafts = await opened();
  expect(found(drafts, 'edit')).toBeUndefined();
  expect(found(drafts, 'edit', '/detail', '2')).toBeUndefined();
  expect(found(drafts, 'edit', '/detail', '1')).toBe('of one');
  expect(drafts.find({ forms: ['add', 'edit'], pageId: '/detail' })).toMatchObject({ ...editOf('1', '/detail'), content: 'of one' });
});

test('a draft that no page has taken yet survives the next end of the session, and counts as unsaved until its page is closed', async () => {
  const before = await opened();
  before.hold(ADD, () => 'typed first');
  before.hold({ ...ADD, pageId: '/other' }, () => 'typed there');
  await before.keep();
  const between = await opened();
  expect(between.take(ADD)).toBe('typed first');
  between.hold(ADD, () => 'typed second');
  await between.keep();
  const drafts = await opened();
  expect(drafts.isDirty(['/other'])).toBe(true);
  expect((await opened('sam')).isDirty(['/other'])).toBe(false);
  expect(found(drafts, 'add', '/other')).toBe('typed there');
  expect(found(drafts, 'add')).toBe('typed second');
  drafts.release(['/other']);
  expect(drafts.isDirty(['/other'])).toBe(false);
  const last = await opened();
  expect(found(last, 'add', '/other')).toBeUndefined();
  expect(found(last, 'add')).toBe('typed second');
});

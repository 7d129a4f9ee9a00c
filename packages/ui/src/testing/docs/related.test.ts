import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { relatedGuides } from './related.js';

const src = fileURLToPath(new URL('../..', import.meta.url));
const related = relatedGuides(
  [
    { path: `${src}components/button`, name: 'button', exports: ['Button', 'PermissionButton'] },
    { path: `${src}components/permission`, name: 'permission', exports: ['Can'] },
    { path: `${src}components/table`, name: 'table', exports: ['Table', 'TableBody'] },
    { path: `${src}components/context-menu`, name: 'context-menu', exports: ['ContextMenu'] },
    { path: `${src}composites/record-drawer`, name: 'record-drawer', exports: ['RecordDrawer'] },
    { path: `${src}composites/master-detail`, name: 'master-detail', exports: ['MasterDetail'] },
    { path: `${src}composites/data-table`, name: 'data-table', exports: ['DataTable'] },
  ],
  (title) => title,
);

test('a guide whose stories have an id of their own is linked by it', () => {
  expect(related['table']).toContainEqual(expect.objectContaining({ id: 'patterns-datatable--guide' }));
});

test('a guide with a Chinese page has the heading of that page', () => {
  expect(related['permission']).toContainEqual({ title: 'Button', id: 'components-button--guide', chinese: 'Button 按钮' });
});

test('a title in the data of an example is not the title of a guide', () => {
  expect(related['master-detail']).toContainEqual({ title: 'Record drawer', id: 'patterns-record-drawer--guide' });
});

test('a component that is only drawn in a pair of do and don’t is not related', () => {
  expect(related['context-menu']?.map(({ title }) => title)).not.toContain('Table');
});

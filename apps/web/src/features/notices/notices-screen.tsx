import type { Client } from '@seaberry/api-client';
import { NOTICE_AUDIENCES, NOTICE_STATUSES, NOTICE_TYPES } from '@seaberry/api-client/contract';
import { notice } from '@seaberry/api-client/fields/sys-notice';
import type { NoticeRow } from '@seaberry/api-client/schemas';
import { Send } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { Values } from '../../kit/resource.types.ts';
import { lazily } from '../../shared/lazily.tsx';
import { orgTree } from '../../kit/org-tree.ts';

// Lazy: used only in the form and in the record.
const People = lazily(async () => (await import('./people-field.tsx')).PeopleField);
const Receivers = lazily(async () => (await import('./receivers.tsx')).Receivers);

const PUBLISHED = 1;

/** Characters of the text; with its markup it has to stay below the limit of the contract. */
const TEXT_MAX = 10_000;

const isDraft = ({ status }: { status?: number | null | undefined }): boolean => status !== PUBLISHED;

/** The organizations or people of the audience are not in the rows. */
async function loadAudience(client: Client, { id, audience }: NoticeRow): Promise<Values> {
  if (audience !== 'organizations' && audience !== 'people') return {};
  const { orgs, people } = await client.sysNotice.audience({ id });
  return { orgIdList: orgs.map((one) => one.id), userIdList: people.map((one) => one.id) };
}

const TYPES = { words: 'types', values: NOTICE_TYPES } as const;

const parts = projected(notice, {
  columns: {
    title: { size: 240, wrap: true },
    type: { kind: 'words', words: 'types', tones: { 1: 'info', 2: 'warning' }, size: 144 },
    content: { kind: 'richText', size: 220, hidden: true },
    audience: { kind: 'words', words: 'audiences', size: 112, capability: 'access' },
    status: { kind: 'words', words: 'statuses', tones: { 0: 'neutral', 1: 'success' }, size: 112 },
    receivers: { hidden: true, capability: 'access' },
    readers: {
      size: 96,
      capability: 'access',
      cell: ({ readers, receivers }, { t }) => (receivers == null ? null : t('readBy', { readers: readers ?? 0, receivers })),
    },
    publicUserName: { size: 120 },
    publicTime: { size: 176 },
    updateTime: { hidden: true },
    updateUserName: { hidden: true },
  },
  filters: { status: { kind: 'select', choices: { words: 'statuses', values: NOTICE_STATUSES } } },
  fields: {
    title: { wide: true },
    type: { kind: 'radio', choices: TYPES },
    content: { kind: 'richText', max: TEXT_MAX },
    audience: {
      kind: 'radio',
      choices: { words: 'audiences', values: NOTICE_AUDIENCES },
      capability: 'access',
    },
  },
  more: [
    {
      after: 'audience',
      field: {
        id: 'orgIdList',
        kind: 'tree',
        from: orgTree,
        multiple: true,
        required: true,
        wide: true,
        hint: 'orgIdList',
        when: ({ audience }) => audience === 'organizations',
      },
    },
    {
      after: 'audience',
      field: {
        id: 'userIdList',
        kind: 'custom',
        Component: People.Component,
        required: true,
        wide: true,
        initial: [],
        when: ({ audience }) => audience === 'people',
      },
    },
  ],
});

/** Notices of the company. Publishing cannot be undone. */
export const noticesScreen = defineResource({
  key: '/system/notice/index',
  texts: 'notices',
  ...parts,
  list: 'page',
  paging: 'server',
  form: { ...parts.form, frame: 'drawer', size: 'lg', load: loadAudience },
  editable: isDraft,
  delete: { many: true, offered: isDraft },
  record: {
    groups: [
      { id: 'text', columns: ['content'] },
      { id: 'facts', columns: ['type', 'status', 'publicTime', 'publicUserName', 'publicOrgName', 'createTime', 'createUserName'] },
    ],
    Below: Receivers.Component,
  },
  rowActions: [{ id: 'publish', icon: <Send size={16} />, call: 'public', confirm: true, offered: isDraft }],
});

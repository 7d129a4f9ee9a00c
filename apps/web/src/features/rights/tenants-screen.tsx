import { Berries } from '@seaberry/ui/berries';
import { TierBadge } from '@seaberry/ui/tier-badge';
import { Ban, CircleCheck, Coins, Database, KeyRound, ListChecks, Medal, Users } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Values } from '../../kit/resource.types.ts';
import { wordOf } from '../../kit/values.tsx';
import { sealed } from '../../session/sealed.ts';
import { lazily } from '../../shared/lazily.tsx';
import { passwordFault } from '../../session/password-policy.ts';
import { maskedConnection, replicasIn } from './connection.logic.ts';
import { BY_ROWS, DB_TYPES, isolationFaults, OWN_DATABASE, ownsDatabase } from './tenant-isolation.ts';
import { TIERS } from './tiers.ts';

// What is seen only in forms and dialogs travels with them.
const Password = lazily(async () => (await import('../../kit/password/first-password-field.tsx')).FirstPasswordField);
const Isolation = lazily(async () => (await import('./isolation-fields.tsx')).IsolationFields);
const People = lazily(async () => (await import('./people-dialog.tsx')).PeopleDialog);
const Tier = lazily(async () => (await import('./tier-dialog.tsx')).TierDialog);
const Credit = lazily(async () => (await import('./credit-dialog.tsx')).CreditDialog);
const Menus = lazily(async () => (await import('./tenant-menus.tsx')).TenantMenus);
const ResetPassword = lazily(async () => (await import('./password-dialog.tsx')).PasswordDialog);

const ICON = 16;

/** A password may have to travel as a cipher. */
const withPassword = async ({ password, ...input }: Values): Promise<Values> =>
  typeof password === 'string' && password !== '' ? { ...input, password: await sealed(password) } : input;

/** The companies of the installation. */
export const tenantsScreen = defineResource({
  key: '/system/tenant/index',
  texts: 'rights.tenants',
  controller: 'sysTenant',
  list: 'page',
  paging: 'server',
  rowName: ({ name }) => name,
  filters: [
    { id: 'name', kind: 'search' },
    { id: 'phone', kind: 'text' },
    { id: 'status', kind: 'status' },
  ],
  columns: [
    // Up to the status they fit beside the menu at 1440 px; where there is more room they take it.
    { id: 'name', sort: true, wrap: true, size: 232 },
    { id: 'adminAccount', kind: 'code', sort: true, size: 128 },
    { id: 'phone', kind: 'code', sort: true, size: 152 },
    { id: 'tenantType', kind: 'words', words: 'tenantTypes', size: 112 },
    { id: 'dbType', kind: 'words', words: 'dbTypes', size: 120, without: 'access' },
    // Secrets stand in both: neither the list nor a file shows them.
    { id: 'connection', without: 'access', size: 240, wrap: true, text: ({ connection }) => maskedConnection(connection) },
    {
      id: 'slaveConnections',
      without: 'access',
      size: 120,
      text: ({ slaveConnections }, words) => {
        const count = replicasIn(slaveConnections);
        return count === 0 ? '' : words.t('replicas', { count: count ?? 1 });
      },
    },
    {
      id: 'tier',
      sort: true,
      size: 120,
      capability: 'access',
      cell: ({ tier }) => {
        const known = TIERS.find((one) => one === tier);
        return known ? <TierBadge tier={known} /> : tier;
      },
      text: ({ tier }, words) => wordOf(words, 'tiers', tier ?? ''),
    },
    {
      id: 'berries',
      kind: 'number',
      sort: true,
      size: 136,
      capability: 'access',
      cell: ({ berries }) => (typeof berries === 'number' ? <Berries amount={berries} lowBelow={1} /> : null),
    },
    { id: 'status', kind: 'status', sort: true, size: 112 },
    { id: 'people', kind: 'number', sort: true, capability: 'access' },
    { id: 'orderNo', kind: 'number', sort: true },
    { id: 'createTime', kind: 'instant', sort: true },
    { id: 'email', sort: true, hidden: true, size: 220 },
    { id: 'remark', wrap: true, size: 240, hidden: true },
    { id: 'updateTime', kind: 'instant', sort: true, hidden: true },
  ],
  form: {
    finish: withPassword,
    faults: (values, _, policy) => ({
      ...isolationFaults(values),
      ...passwordFault(policy, values['password'], values['adminAccount']),
    }),
    fields: [
      { id: 'name' },
      { id: 'adminAccount', on: 'add', hint: 'adminAccount', autoComplete: 'off' },
      { id: 'password', kind: 'custom', Component: Password.Component, initial: '', on: 'add', secret: true, capability: 'access' },
      { id: 'phone', type: 'tel' },
      { id: 'email', type: 'email' },
      {
        id: 'tier',
        kind: 'select',
        choices: { words: 'tiers', values: TIERS },
        initial: TIERS[0],
        on: 'add',
        capability: 'access',
      },
      { id: 'host', without: 'access' },
      { id: 'tenantType', kind: 'custom', Component: Isolation.Component, initial: BY_ROWS },
      {
        id: 'dbType',
        kind: 'select',
        choices: { words: 'dbTypes', values: DB_TYPES },
        initial: 0,
        required: true,
        without: 'access',
        when: ownsDatabase,
      },
      { id: 'configId', hint: 'configId', without: 'access', when: ownsDatabase },
      {
        id: 'connection',
        kind: 'custom',
        Component: Isolation.Component,
        required: true,
        secret: true,
        without: 'access',
        when: ownsDatabase,
      },
      { id: 'slaveConnections', kind: 'custom', Component: Isolation.Component, secret: true, without: 'access', when: ownsDatabase },
      { id: 'orderNo', kind: 'number', initial: 100, min: 0, hint: 'orderNo' },
      { id: 'remark', kind: 'textarea' },
    ],
  },
  delete: {},
  rowActions: [
    { id: 'people', icon: <Users size={ICON} />, call: 'userList', Dialog: People.Component },
    { id: 'tier', icon: <Medal size={ICON} />, call: 'setTier', Dialog: Tier.Component, capability: 'access' },
    { id: 'credit', icon: <Coins size={ICON} />, call: 'creditBerries', Dialog: Credit.Component, capability: 'access' },
    { id: 'grantMenu', icon: <ListChecks size={ICON} />, call: 'grantMenu', Dialog: Menus.Component },
    {
      id: 'createDb',
      icon: <Database size={ICON} />,
      call: 'createDb',
      confirm: true,
      offered: ({ tenantType }) => tenantType === OWN_DATABASE,
      without: 'access',
    },
    {
      id: 'enable',
      icon: <CircleCheck size={ICON} />,
      call: 'setStatus',
      confirm: true,
      input: ({ id }) => ({ id, status: 1 }),
      offered: ({ status }) => status === 2,
    },
    {
      id: 'resetPassword',
      icon: <KeyRound size={ICON} />,
      tone: 'danger',
      call: 'resetPwd',
      Dialog: ResetPassword.Component,
      offered: ({ userId }) => Boolean(userId),
    },
    {
      id: 'disable',
      icon: <Ban size={ICON} />,
      tone: 'danger',
      call: 'setStatus',
      confirm: true,
      input: ({ id }) => ({ id, status: 2 }),
      offered: ({ status }) => status === 1,
    },
  ],
});

import { TIERS } from '@seaberry/api-client/contract';
import { tenant } from '@seaberry/api-client/fields/sys-tenant';
import { Berries } from '@seaberry/ui/berries';
import { TierBadge } from '@seaberry/ui/tier-badge';
import { Coins, Database, KeyRound, ListChecks, Medal, Users } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { defineResource } from '../../kit/define-resource.tsx';
import { projected } from '../../kit/projected.ts';
import type { Values } from '../../kit/resource.types.ts';
import { encryptedPassword } from '../../session/encrypted-password.ts';
import { lazily } from '../../shared/lazily.tsx';
import { passwordFault } from '../../session/password-policy.ts';
import { maskedConnection, replicasIn } from './connection.logic.ts';
import { DB_TYPES, isolationFaults, OWN_DATABASE, ownsDatabase } from './tenant-isolation.ts';

// Lazy: used only in forms and dialogs.
const Password = lazily(async () => (await import('../../kit/password/first-password-field.tsx')).FirstPasswordField);
const Isolation = lazily(async () => (await import('./isolation-fields.tsx')).IsolationFields);
const People = lazily(async () => (await import('./people-dialog.tsx')).PeopleDialog);
const Tier = lazily(async () => (await import('./tier-dialog.tsx')).TierDialog);
const Credit = lazily(async () => (await import('./credit-dialog.tsx')).CreditDialog);
const Menus = lazily(async () => (await import('./tenant-menus.tsx')).TenantMenus);
const ResetPassword = lazily(async () => (await import('./password-dialog.tsx')).PasswordDialog);

const ICON = 16;

/** A password may have to be encrypted. */
const withPassword = async ({ password, ...input }: Values): Promise<Values> =>
  typeof password === 'string' && password !== '' ? { ...input, password: await encryptedPassword(password) } : input;

const parts = projected(tenant, {
  columns: {
    // The columns up to the status fit beside the menu at 1440 px; in a wider window they grow.
    name: { wrap: true, size: 232 },
    adminAccount: { size: 128 },
    phone: { kind: 'code', size: 152 },
    email: { size: 220 },
    tier: {
      kind: 'words',
      words: 'tiers',
      size: 120,
      capability: 'access',
      cell: ({ tier }) => {
        const known = TIERS.find((one) => one === tier);
        return known ? <TierBadge tier={known} /> : tier;
      },
    },
    tenantType: { kind: 'words', words: 'tenantTypes', size: 112 },
    dbType: { kind: 'words', words: 'dbTypes', size: 120, without: 'access' },
    // Both contain secrets: neither the list nor an exported file shows them.
    connection: { without: 'access', size: 240, wrap: true, text: ({ connection }) => maskedConnection(connection) },
    slaveConnections: {
      without: 'access',
      size: 120,
      text: ({ slaveConnections }, words) => {
        const count = replicasIn(slaveConnections);
        return count === 0 ? '' : words.t('replicas', { count: count ?? 1 });
      },
    },
    berries: {
      size: 136,
      capability: 'access',
      cell: ({ berries }) => (typeof berries === 'number' ? <Berries amount={berries} lowBelow={1} /> : null),
    },
    status: { size: 112 },
    people: { capability: 'access' },
  },
  fields: {
    adminAccount: { hint: 'adminAccount', autoComplete: 'off' },
    tier: { kind: 'select', choices: { words: 'tiers', values: TIERS }, capability: 'access' },
    host: { without: 'access' },
    tenantType: { kind: 'custom', Component: Isolation.Component },
    dbType: {
      kind: 'select',
      choices: { words: 'dbTypes', values: DB_TYPES },
      required: true,
      without: 'access',
      when: ownsDatabase,
    },
    configId: { hint: 'configId', without: 'access', when: ownsDatabase },
    connection: {
      kind: 'custom',
      Component: Isolation.Component,
      required: true,
      secret: true,
      without: 'access',
      when: ownsDatabase,
    },
    slaveConnections: { kind: 'custom', Component: Isolation.Component, secret: true, without: 'access', when: ownsDatabase },
  },
  more: [
    {
      after: 'adminAccount',
      field: {
        id: 'password',
        kind: 'custom',
        Component: Password.Component,
        initial: '',
        on: 'add',
        secret: true,
        capability: 'access',
      },
    },
  ],
});

const [enable, disable] = statusActions({ asks: 'both' });

/** The companies of the installation. */
export const tenantsScreen = defineResource({
  key: '/system/tenant/index',
  texts: 'rights.tenants',
  ...parts,
  list: 'page',
  paging: 'server',
  form: {
    ...parts.form,
    finish: withPassword,
    faults: (values, _, policy) => ({
      ...isolationFaults(values),
      ...passwordFault(policy, values['password'], values['adminAccount']),
    }),
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
    enable,
    {
      id: 'resetPassword',
      icon: <KeyRound size={ICON} />,
      tone: 'danger',
      call: 'resetPwd',
      Dialog: ResetPassword.Component,
      offered: ({ userId }) => Boolean(userId),
    },
    disable,
  ],
});

import type { Client } from '@seaberry/api-client';
import { CARD_TYPES, CULTURE_LEVELS } from '@seaberry/api-client/contract';
import { user } from '@seaberry/api-client/fields/sys-user';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { KeyRound, LockOpen, ShieldOff, UserCog } from 'lucide-react';

import { statusActions } from '../../kit/actions/status-actions.tsx';
import { defineResource } from '../../kit/define-resource.tsx';
import { inSections, projected } from '../../kit/projected.ts';
import type { RowField } from '../../kit/form.types.ts';
import type { Values } from '../../kit/resource.types.ts';
import { encryptedPassword } from '../../session/encrypted-password.ts';
import { lazily } from '../../shared/lazily.tsx';
import { passwordFault } from '../../session/password-policy.ts';
import { nameOf, PersonCell } from './person-cell.tsx';
import { orgTree } from '../../kit/org-tree.ts';
import { positionChoices } from './sources.ts';

// Lazy: used only in forms and dialogs.
const Avatar = lazily(async () => (await import('./user-avatar-field.tsx')).UserAvatarField);
const Password = lazily(async () => (await import('../../kit/password/first-password-field.tsx')).FirstPasswordField);
const Manager = lazily(async () => (await import('./colleague-field.tsx')).ManagerField);
const Roles = lazily(async () => (await import('./user-roles-field.tsx')).UserRolesField);
const GrantRoles = lazily(async () => (await import('./grant-roles-dialog.tsx')).GrantRolesDialog);
const ResetPassword = lazily(async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog);

const ICON = 16;

/** “Not stated” in some backends, besides 0. */
const UNSPECIFIED = 9;

/** Roles and affiliations are not in the rows. */
async function loadMemberships(client: Client, { id: userId, sex }: { id: string; sex?: number | null | undefined }): Promise<Values> {
  const [roleIdList, places] = await Promise.all([client.sysUser.ownRoleList({ userId }), client.sysUser.ownExtOrgList({ userId })]);
  const extOrgIdList = places.map(({ orgId, posId, jobNum, posLevel, joinDate }) => ({
    orgId: orgId ?? '',
    posId: posId ?? '',
    jobNum: jobNum ?? '',
    posLevel: posLevel ?? '',
    joinDate: joinDate?.slice(0, 10) || null,
  }));
  return { roleIdList, extOrgIdList, ...(sex === UNSPECIFIED ? { sex: 0 } : {}) };
}

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Rules across fields, or that the schema cannot check in ciphertext. */
const faults = (
  { account, phone, email, password }: Values,
  _: unknown,
  policy: PasswordPolicy | null,
): Readonly<Record<string, string>> => ({
  ...(isBlank(phone) && isBlank(email) ? { phone: 'reachless' } : {}),
  ...passwordFault(policy, password, account),
});

/** The picture is read-only here; a password may have to be encrypted. */
async function finish({ avatar: _avatar, password, ...input }: Values): Promise<Values> {
  return typeof password === 'string' ? { ...input, password: await encryptedPassword(password) } : input;
}

const WIDE = { wide: true };

/** Maximum number of affiliations, by the contract. */
const MAX_PLACES = 20;

/** An additional organization of the user. */
const PLACE = [
  { id: 'orgId', kind: 'tree', from: orgTree },
  { id: 'posId', kind: 'combobox', choices: { from: positionChoices } },
  { id: 'jobNum' },
  { id: 'posLevel' },
  { id: 'joinDate', kind: 'date' },
] as const satisfies readonly RowField[];

const parts = projected(user, {
  columns: {
    // The columns up to the status fit beside menu and tree at 1440 px.
    account: { size: 152, cell: (person) => <PersonCell person={person} /> },
    realName: { wrap: true, size: 104 },
    roleName: { wrap: true, size: 128, cell: ({ roleName }) => roleName?.split(',').join(', ') },
    orgName: { wrap: true, size: 136 },
    posName: { wrap: true, size: 120 },
    phone: { kind: 'code' },
    email: { size: 220 },
    sex: { kind: 'words', words: 'sexes', size: 96 },
    accountType: { kind: 'words', words: 'accountTypes' },
    updateUserName: { hidden: true },
  },
  filters: { status: { capability: 'access' } },
  fields: {
    account: { required: true, hint: 'account', autoComplete: 'off' },
    phone: { hint: 'phone' },
    sex: { kind: 'radio', choices: { words: 'sexes', values: [0, 1, 2] } },
    orgId: { kind: 'tree', from: orgTree },
    posId: { kind: 'combobox', choices: { from: positionChoices } },
    managerUserId: { kind: 'custom', Component: Manager.Component },
    expertise: WIDE,
    introduction: WIDE,
    cardType: { kind: 'select', choices: { words: 'cardTypes', values: CARD_TYPES } },
    cultureLevel: { kind: 'select', choices: { words: 'cultureLevels', values: CULTURE_LEVELS } },
    address: WIDE,
    officePhone: { type: 'tel', wide: true },
    emergencyPhone: { type: 'tel' },
    emergencyAddress: WIDE,
  },
  more: [
    { after: 'account', field: { id: 'avatar', kind: 'custom', Component: Avatar.Component, on: 'edit', fixed: true } },
    {
      after: 'account',
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
    { after: 'joinDate', field: { id: 'roleIdList', kind: 'custom', Component: Roles.Component, initial: [] } },
    { after: 'joinDate', field: { id: 'extOrgIdList', kind: 'rows', fields: PLACE, max: MAX_PLACES } },
  ],
});

const SECTIONS = {
  base: ['avatar', 'account', 'realName', 'password', 'phone', 'email', 'nickName', 'birthday', 'sex', 'status', 'orderNo', 'remark'],
  belonging: [
    'orgId',
    'posId',
    'jobNum',
    'joinDate',
    'posLevel',
    'posTitle',
    'managerUserId',
    'office',
    'officeZone',
    'domainAccount',
    'roleIdList',
    'extOrgIdList',
  ],
} as const;

const [enable, disable] = statusActions({ asks: 'both' });

/** Users with their organizations, positions and roles. */
export const usersScreen = defineResource({
  key: '/system/user/index',
  texts: 'people.users',
  ...parts,
  rowName: nameOf,
  filters: [...parts.filters, { id: 'orgId', kind: 'tree', from: orgTree }],
  list: 'page',
  paging: 'server',
  form: {
    frame: 'drawer',
    tabs: true,
    load: loadMemberships,
    faults,
    finish,
    sections: inSections(parts.form.fields, SECTIONS, 'archive'),
  },
  delete: { many: true },
  rowActions: [
    { id: 'grantRole', icon: <UserCog size={ICON} />, call: 'grantRole', Dialog: GrantRoles.Component },
    {
      id: 'unlockLogin',
      icon: <LockOpen size={ICON} />,
      call: 'unlockLogin',
      // A backend without `locked` lets every account be unlocked.
      offered: ({ locked }) => locked !== false,
    },
    enable,
    {
      id: 'removeFactors',
      icon: <ShieldOff size={ICON} />,
      tone: 'danger',
      call: 'removeFactors',
      confirm: true,
      offered: ({ secondFactor }) => secondFactor === true,
    },
    { id: 'resetPwd', icon: <KeyRound size={ICON} />, tone: 'danger', call: 'resetPwd', Dialog: ResetPassword.Component },
    disable,
  ],
});

import type { Client } from '@seaberry/api-client';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { Ban, CircleCheck, KeyRound, LockOpen, UserCog } from 'lucide-react';

import { defineResource } from '../../kit/define-resource.tsx';
import type { Values } from '../../kit/resource.types.ts';
import { sealed } from '../../session/sealed.ts';
import { lazily } from '../../shared/lazily.tsx';
import { passwordFault } from '../../session/password-policy.ts';
import { nameOf, PersonCell } from './person-cell.tsx';
import { orgTree, positionChoices } from './sources.ts';

// What is seen only in forms and dialogs travels with them.
const Avatar = lazily(async () => (await import('./user-avatar-field.tsx')).UserAvatarField);
const Password = lazily(async () => (await import('../../kit/password/first-password-field.tsx')).FirstPasswordField);
const Roles = lazily(async () => (await import('./user-roles-field.tsx')).UserRolesField);
const Affiliations = lazily(async () => (await import('./affiliations-field.tsx')).AffiliationsField);
const GrantRoles = lazily(async () => (await import('./grant-roles-dialog.tsx')).GrantRolesDialog);
const ResetPassword = lazily(async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog);

const ICON = 16;

/** “Not said” as some back ends number it besides 0. */
const UNSPECIFIED = 9;

/** Roles and affiliations are not in the rows. */
async function belongings(client: Client, { id: userId, sex }: { id: string; sex?: number | null | undefined }): Promise<Values> {
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

/** Rules that hold between fields, or that a schema of possible ciphers cannot tell. */
const faults = (
  { account, phone, email, password }: Values,
  _: unknown,
  policy: PasswordPolicy | null,
): Readonly<Record<string, string>> => ({
  ...(isBlank(phone) && isBlank(email) ? { phone: 'reachless' } : {}),
  ...passwordFault(policy, password, account),
});

/** The picture is only looked at here; a password may have to travel as a cipher. */
async function finished({ avatar: _avatar, password, ...input }: Values): Promise<Values> {
  return typeof password === 'string' ? { ...input, password: await sealed(password) } : input;
}

/** Who can sign in, where they belong, and what they may do. */
export const usersScreen = defineResource({
  key: '/system/user/index',
  texts: 'people.users',
  controller: 'sysUser',
  list: 'page',
  paging: 'server',
  rowName: nameOf,
  filters: [
    { id: 'account', kind: 'search' },
    { id: 'realName', kind: 'text' },
    { id: 'posName', kind: 'text' },
    { id: 'phone', kind: 'text' },
    { id: 'status', kind: 'status', capability: 'access' },
    { id: 'orgId', kind: 'tree', from: orgTree },
  ],
  columns: [
    // Up to the status they fit beside the menu and the tree at 1440 px.
    { id: 'account', sort: true, size: 152, cell: (person) => <PersonCell person={person} /> },
    { id: 'realName', sort: true, wrap: true, size: 104 },
    { id: 'roleName', wrap: true, size: 128, value: ({ roleName }) => roleName?.split(',').join(', ') },
    { id: 'orgName', sort: true, wrap: true, size: 136 },
    { id: 'posName', sort: true, wrap: true, size: 120 },
    { id: 'status', kind: 'status', sort: true },
    { id: 'phone', kind: 'code', sort: true },
    { id: 'updateTime', kind: 'instant', sort: true },
    { id: 'sex', kind: 'words', words: 'sexes', sort: true, size: 96, hidden: true },
    { id: 'accountType', kind: 'words', words: 'accountTypes', hidden: true },
    { id: 'orderNo', kind: 'number', sort: true, hidden: true },
    { id: 'updateUserName', hidden: true },
    { id: 'nickName', sort: true, hidden: true },
    { id: 'email', sort: true, hidden: true, size: 220 },
    { id: 'birthday', kind: 'date', sort: true, hidden: true },
    { id: 'jobNum', sort: true, hidden: true },
    { id: 'joinDate', kind: 'date', sort: true, hidden: true },
    { id: 'locked', kind: 'boolean', hidden: true },
    { id: 'lastLoginTime', kind: 'instant', sort: true, hidden: true },
    { id: 'lastLoginIp', hidden: true },
    { id: 'remark', wrap: true, size: 240, hidden: true },
    { id: 'createTime', kind: 'instant', sort: true, hidden: true },
    { id: 'createUserName', hidden: true },
  ],
  form: {
    frame: 'drawer',
    tabs: true,
    load: belongings,
    faults,
    finish: finished,
    sections: [
      {
        id: 'base',
        fields: [
          { id: 'avatar', kind: 'custom', Component: Avatar.Component, on: 'edit', fixed: true },
          { id: 'account', required: true, hint: 'account', autoComplete: 'off' },
          { id: 'realName' },
          { id: 'password', kind: 'custom', Component: Password.Component, initial: '', on: 'add', secret: true, capability: 'access' },
          { id: 'phone', type: 'tel', hint: 'phone' },
          { id: 'email', type: 'email' },
          { id: 'nickName' },
          { id: 'birthday', kind: 'date' },
          { id: 'sex', kind: 'radio', choices: { words: 'sexes', values: [0, 1, 2] }, initial: 0 },
          { id: 'status', kind: 'status', initial: 1, on: 'add' },
          { id: 'orderNo', kind: 'number', initial: 100, min: 0, hint: 'orderNo' },
          { id: 'remark', kind: 'textarea' },
        ],
      },
      {
        id: 'belonging',
        fields: [
          { id: 'orgId', kind: 'tree', from: orgTree },
          { id: 'posId', kind: 'combobox', choices: { from: positionChoices } },
          { id: 'jobNum' },
          { id: 'joinDate', kind: 'date' },
          { id: 'roleIdList', kind: 'custom', Component: Roles.Component, initial: [] },
          { id: 'extOrgIdList', kind: 'custom', Component: Affiliations.Component, initial: [] },
        ],
      },
      {
        id: 'archive',
        fields: [
          { id: 'cardType', kind: 'select', choices: { words: 'cardTypes', values: [0, 1, 2, 3, 4] } },
          { id: 'idCardNum' },
          { id: 'nation' },
          { id: 'politicalOutlook' },
          { id: 'college' },
          { id: 'cultureLevel', kind: 'select', choices: { words: 'cultureLevels', values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
          { id: 'address', wide: true },
          { id: 'officePhone', type: 'tel', wide: true },
          { id: 'emergencyContact' },
          { id: 'emergencyPhone', type: 'tel' },
          { id: 'emergencyAddress', wide: true },
        ],
      },
    ],
  },
  delete: { many: true },
  rowActions: [
    { id: 'grantRole', icon: <UserCog size={ICON} />, call: 'grantRole', Dialog: GrantRoles.Component },
    {
      id: 'unlockLogin',
      icon: <LockOpen size={ICON} />,
      call: 'unlockLogin',
      // A back end that does not tell who is locked lets everybody be freed.
      offered: ({ locked }) => locked !== false,
    },
    {
      id: 'enable',
      icon: <CircleCheck size={ICON} />,
      call: 'setStatus',
      confirm: true,
      input: ({ id }) => ({ id, status: 1 }),
      offered: ({ status }) => status === 2,
    },
    { id: 'resetPwd', icon: <KeyRound size={ICON} />, tone: 'danger', call: 'resetPwd', Dialog: ResetPassword.Component },
    {
      id: 'disable',
      icon: <Ban size={ICON} />,
      tone: 'danger',
      call: 'setStatus',
      confirm: true,
      input: ({ id }) => ({ id, status: 2 }),
      offered: ({ status }) => status !== 2,
    },
  ],
});

import { brokenPasswordRules, PASSWORD_CLASSES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery, type SysInfo } from './session.ts';

/** Rules of the server for a new password; null when it has none to offer and validates alone. */
export function policyOf(info: SysInfo | undefined): PasswordPolicy | null {
  const told = info?.passwordPolicy;
  if (!told) return null;
  // Rules of a later server that this page does not support are left to the server.
  const classes = PASSWORD_CLASSES.filter((one) => told.classes.includes(one));
  return { minLength: told.minLength, maxLength: told.maxLength, classes, notAccount: Boolean(told.notAccount) };
}

export function usePasswordPolicy(): PasswordPolicy | null {
  const { client } = useApp();
  return policyOf(useQuery(sysInfoQuery(client)).data);
}

/** Whether the server will take it, as far as it has said. */
export const isGoodPassword = (policy: PasswordPolicy | null, password: string, account?: string): boolean =>
  policy === null || brokenPasswordRules(policy, password, account).length === 0;

/** The same about a field of a form that may stay empty. */
export const passwordFault = (policy: PasswordPolicy | null, password: unknown, account: unknown): { password?: string } =>
  typeof password !== 'string' || password === '' || isGoodPassword(policy, password, typeof account === 'string' ? account : undefined)
    ? {}
    : { password: 'passwordRule' };

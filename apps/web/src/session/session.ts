import { callQuery } from '@seaberry/api-client/query';
import type { PermissionCode } from '@seaberry/api-client/contract';
import type { AnswerOf, Client } from '@seaberry/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

// `<Can>`, `PermissionButton` and `usePermission` accept only codes of the contract.
declare module '@seaberry/ui/permission' {
  interface PermissionRegister {
    code: PermissionCode;
  }
}

export type UserInfo = AnswerOf<'sysAuth', 'userInfo'>;
export type SysInfo = AnswerOf<'sysConfig', 'sysInfo'>;
export type MenuRows = AnswerOf<'sysMenu', 'loginMenuTree'>;

const ONCE = { staleTime: Infinity, gcTime: Infinity } as const;
const META = { failure: 'sessionFailed' } as const;

/** Settings for the sign-in page and the clock; available to anonymous users. */
export const sysInfoQuery = (client: Client) =>
  queryOptions({ ...callQuery(client, 'sysConfig', 'sysInfo'), staleTime: 10 * 60_000, gcTime: Infinity, meta: { handledByCaller: true } });

export const userInfoQuery = (client: Client) => queryOptions({ ...callQuery(client, 'sysAuth', 'userInfo'), ...ONCE, meta: META });
export const baseInfoQuery = (client: Client) => queryOptions({ ...callQuery(client, 'sysUser', 'baseInfo'), ...ONCE, meta: META });
export const menuQuery = (client: Client) => queryOptions({ ...callQuery(client, 'sysMenu', 'loginMenuTree'), ...ONCE, meta: META });
export const constantsQuery = (client: Client) => queryOptions({ ...callQuery(client, 'sysConst', 'list'), ...ONCE, meta: META });

/** Dictionaries, which administrators may extend; loaded on first use. */
export const dictionariesQuery = (client: Client) =>
  queryOptions({ ...callQuery(client, 'sysDictType', 'allDictList'), ...ONCE, meta: { handledByCaller: true } });

/** Data of the first protected page (product specification §2). */
export const sessionQueries = (client: Client) => ({
  user: userInfoQuery(client),
  base: baseInfoQuery(client),
  menu: menuQuery(client),
  constants: constantsQuery(client),
});

/** Whether the session data is cached, so that no request is needed. */
export const sessionLoaded = (queryClient: QueryClient, client: Client): boolean =>
  queryClient.getQueryData(userInfoQuery(client).queryKey) !== undefined &&
  queryClient.getQueryData(constantsQuery(client).queryKey) !== undefined &&
  queryClient.getQueryData(baseInfoQuery(client).queryKey) !== undefined;

export interface ConstantItem {
  code: string;
  name: string;
}

type ConstantLists = AnswerOf<'sysConst', 'list'>;

/** One list of constants; backends put the values into `data` or `data.result` (specification §3). */
export function constantList(lists: ConstantLists, code: string): ConstantItem[] {
  const data = lists.find((list) => String(list.code) === code)?.data;
  const items = Array.isArray(data) ? data : data?.result;
  return (items ?? []).map((item) => ({ code: String(item.code), name: item.name ?? String(item.code) }));
}

export type Dictionaries = AnswerOf<'sysDictType', 'allDictList'>;

/**
 * One dictionary: stored values and labels. In a manual one `code` is stored and `value` is its label; from an enumeration, `value` is the
 * stored number, `code` the member and `name` its label.
 */
export function dictionary(all: Dictionaries, type: string): ConstantItem[] {
  return (all[type] ?? []).map(({ code, value, name }) => {
    const enumerated = name && value && name !== value && /^-?\d+$/.test(value);
    return { code: enumerated ? value : String(code), name: name ?? value ?? String(code) };
  });
}

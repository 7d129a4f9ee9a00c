import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { domainClock, type DomainClock } from './clock.ts';
import { isOtherBackEnd, permissionSet } from './held-codes.ts';
import {
  baseInfoQuery,
  constantList,
  constantsQuery,
  dictionariesQuery,
  dictionary,
  menuQuery,
  sysInfoQuery,
  userInfoQuery,
  type ConstantItem,
} from './session.ts';
import { useKnownSysInfo } from './use-sys-info.ts';

/** Account type of a platform administrator. */
const SUPER_ADMIN = 999;

/** The authenticated user. The guard loads it before it shows a page. */
export function useSession() {
  const { client } = useApp();
  const { data: user } = useSuspenseQuery(userInfoQuery(client));
  const { data: base } = useSuspenseQuery(baseInfoQuery(client));
  const { data: menu } = useSuspenseQuery(menuQuery(client));
  const otherBackEnd = isOtherBackEnd(useKnownSysInfo());
  const permissions = useMemo(() => permissionSet(user, otherBackEnd), [user, otherBackEnd]);
  const platform = user.accountType === SUPER_ADMIN;
  return { user, base, menu, permissions, platform, userId: user.id ?? base.id ?? user.account };
}

export function useConstants(code: string): ConstantItem[] {
  const { client } = useApp();
  const { data } = useSuspenseQuery(constantsQuery(client));
  return useMemo(() => constantList(data, code), [data, code]);
}

/** A dictionary of the backend; empty while loading, and if the backend has none. */
export function useDictionary(type: string): ConstantItem[] {
  const { client } = useApp();
  const { data } = useQuery(dictionariesQuery(client));
  return useMemo(() => (data ? dictionary(data, type) : []), [data, type]);
}

/** Whether the backend has a capability beyond the specification; undefined while loading. */
export function useCapability(name: string): boolean | undefined {
  const { client } = useApp();
  const { data, isError } = useQuery(sysInfoQuery(client));
  return data ? (data.capabilities ?? []).includes(name) : isError ? false : undefined;
}

export function useDomainClock(): DomainClock {
  const { client } = useApp();
  const { data, dataUpdatedAt } = useQuery(sysInfoQuery(client));
  const stated = data?.clock;
  return useMemo(() => domainClock(stated, dataUpdatedAt), [stated, dataUpdatedAt]);
}

/**
 * Current domain time as an instant, updated every `everyMs` of wall time.
 *
 * @param everyMs also the rounding step, so that renders in between agree
 */
export function useDomainNow(everyMs = 10_000): string {
  const clock = useDomainClock();
  const step = everyMs * clock.factor;
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  const now = useSyncExternalStore(subscribe, () => Math.floor(clock.now() / step) * step);
  return useMemo(() => new Date(now).toISOString(), [now]);
}

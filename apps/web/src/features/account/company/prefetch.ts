import type { App } from '../../../app-context.tsx';
import { sysInfoQuery } from '../../../session/session.ts';
import { companyQuery, usageQuery } from '../queries.ts';

/** Begins to load what the company panel shows, where the backend has it. */
export function prefetchCompany({ client, queryClient }: App): void {
  const info = queryClient.getQueryData(sysInfoQuery(client).queryKey);
  if (!info?.capabilities?.includes('company')) return;
  void queryClient.prefetchQuery(companyQuery(client));
  void queryClient.prefetchQuery(usageQuery(client));
}

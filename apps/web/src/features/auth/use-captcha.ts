import { callQuery } from '@seaberry/api-client/query';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../app-context.tsx';

export interface Captcha {
  needed: boolean;
  id: string | null;
  /** The picture as the server sent it; null while it comes or when it failed. */
  img: string | null;
  failed: boolean;
  renew(): void;
}

/** The captcha, asked for only when one is needed. */
export function useCaptcha(needed: boolean): Captcha {
  const { client } = useApp();
  const { data, isError, refetch } = useQuery({
    ...callQuery(client, 'sysAuth', 'captcha'),
    enabled: needed,
    staleTime: Infinity,
    gcTime: 0,
    meta: { handledByCaller: true },
  });
  return {
    needed,
    id: data?.id ?? null,
    img: data?.img ?? null,
    failed: isError,
    renew: () => {
      if (needed) void refetch();
    },
  };
}

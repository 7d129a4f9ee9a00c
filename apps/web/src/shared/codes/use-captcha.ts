import { callQuery } from '@seaberry/api-client/query';
import { useEffect, useState } from 'react';

import { useApp, type App } from '../../app-context.tsx';

export interface Captcha {
  needed: boolean;
  id: string | null;
  /** The picture as the server sent it; null while it comes or when it failed. */
  img: string | null;
  failed: boolean;
  renew(): void;
}

type Picture = Pick<Captcha, 'id' | 'img' | 'failed'>;

const NONE: Picture = { id: null, img: null, failed: false };

/** A new one; null on failure. Each is valid once, so that none is cached. */
async function fetchPicture({ client, queryClient }: App): Promise<Picture | null> {
  const query = { ...callQuery(client, 'sysAuth', 'captcha'), staleTime: 0, gcTime: 0, meta: { handledByCaller: true } };
  try {
    const { id, img } = await queryClient.fetchQuery(query);
    return { id: id ?? null, img: img ?? null, failed: false };
  } catch {
    return null;
  }
}

/** The captcha, asked for only when one is needed. */
export function useCaptcha(needed: boolean): Captcha {
  const app = useApp();
  const [picture, setPicture] = useState(NONE);
  const show = (next: Picture | null): void => setPicture((before) => next ?? { ...before, failed: true });
  useEffect(() => {
    if (needed) void fetchPicture(app).then(show);
  }, [app, needed]);
  return {
    needed,
    ...picture,
    renew: () => {
      if (needed) void fetchPicture(app).then(show);
    },
  };
}

import { callQuery } from '@seaberry/api-client/query';
import { useEffect, useState } from 'react';

import { useApp, type App } from '../../app-context.tsx';

export interface Captcha {
  needed: boolean;
  id: string | null;
  /** The picture as sent; null while loading or after a failure. */
  img: string | null;
  failed: boolean;
  renew(): void;
}

type Picture = Pick<Captcha, 'id' | 'img' | 'failed'>;

const NONE: Picture = { id: null, img: null, failed: false };

/** A new captcha; null on failure. Each is valid once, so none is cached. */
async function fetchPicture({ client, queryClient }: App): Promise<Picture | null> {
  const query = { ...callQuery(client, 'sysAuth', 'captcha'), staleTime: 0, gcTime: 0, meta: { handledByCaller: true } };
  try {
    const { id, img } = await queryClient.fetchQuery(query);
    return { id: id ?? null, img: img ?? null, failed: false };
  } catch {
    return null;
  }
}

/** The captcha, fetched only when needed. */
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

import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useEffectEvent, useState } from 'react';

import { codeOf } from '../../stories/example.js';
import { isChinese, openPage } from '../pages.js';
import { readHash, toHash } from './address.js';

/** Example that is open without a link. */
const FIRST = 'tracking-shipment-timeline--from-a-dcsa-answer';

/** Window with the address: that of Storybook around the page, unless the page is open alone. */
const addressed = (): Window => {
  try {
    return parent.location.pathname.endsWith('iframe.html') ? globalThis.window : parent.window;
  } catch {
    return globalThis.window;
  }
};

/** Link to this page with the code in it; undefined if it is too long. */
export async function linkOf(code: string): Promise<string | undefined> {
  const hash = await toHash(code);
  if (hash === undefined) return undefined;
  const { location } = addressed();
  const search = location.pathname.endsWith('iframe.html') ? location.search : `?path=/docs/${openPage()}`;
  return `${location.origin}${location.pathname}${search}${hash}`;
}

interface OpenedCode {
  id: number;
  code: string;
  own: boolean;
  unreadable: boolean;
}

/** Code that the address opens; undefined while it loads. */
export function useOpened(loadStory: DocsContextProps['loadStory']): OpenedCode | undefined {
  const [opened, setOpened] = useState<OpenedCode>();
  const open = useEffectEvent(async (): Promise<void> => {
    const found = await readHash(addressed().location.hash);
    const show = (shown: Omit<OpenedCode, 'id'>): void => setOpened((before) => ({ ...shown, id: (before?.id ?? 0) + 1 }));
    if (found?.kind === 'code') {
      show({ code: found.code, own: false, unreadable: false });
      return;
    }
    const exampleOf = async (story: string): Promise<string | undefined> =>
      codeOf((await loadStory(story)).parameters, isChinese(openPage()));
    const named = found?.kind === 'example' ? await exampleOf(found.story).catch(() => undefined) : undefined;
    show({ code: named ?? (await exampleOf(FIRST)) ?? '', own: true, unreadable: found !== undefined && named === undefined });
  });
  useEffect(() => {
    const follow = (): void => void open();
    follow();
    const around = addressed();
    around.addEventListener('hashchange', follow);
    return () => around.removeEventListener('hashchange', follow);
  }, []);
  return opened;
}

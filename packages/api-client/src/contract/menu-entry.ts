import * as z from 'zod/mini';
import { flag, id, opt, optionalText } from './parts.js';

const menuMeta = z.looseObject({
  title: optionalText,
  icon: optionalText,
  /** Address of another site. */
  isLink: optionalText,
  /** Accessible by a link, but not shown in the menu. */
  isHide: opt(flag),
  /** The page keeps its state while another tab is shown. */
  isKeepAlive: opt(flag),
  /** The tab is always open and cannot be closed. */
  isAffix: opt(flag),
  /** The page of `isLink` is shown inside the application. */
  isIframe: opt(flag),
  roles: opt(z.array(z.string())),
});

export interface MenuEntry {
  id?: string | null | undefined;
  /** Some backends send null for groups and links. */
  path?: string | null | undefined;
  name?: string | null | undefined;
  component?: string | null | undefined;
  redirect?: string | null | undefined;
  meta?: z.infer<typeof menuMeta> | null | undefined;
  children?: MenuEntry[] | null | undefined;
}

export const menuEntry: z.ZodMiniType<MenuEntry> = z.looseObject({
  id: opt(id),
  path: optionalText,
  name: optionalText,
  component: optionalText,
  redirect: optionalText,
  meta: opt(menuMeta),
  get children() {
    return opt(z.array(menuEntry));
  },
}) as unknown as z.ZodMiniType<MenuEntry>; // TypeScript cannot name the type that it infers from a recursive getter.

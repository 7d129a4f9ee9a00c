import { choice, entity, flag, longText, orderNo, ref, status, text, versioned } from '../entity.js';

/** 1 directory, 2 menu, 3 button. */
export const MENU_TYPES = [1, 2, 3] as const;

/** The menu of the installation: directories hold pages, pages hold buttons (product specification §2, §7). */
export const menu = entity(
  { controller: 'sysMenu', one: 'menu entry', many: 'menu entries', title: 'title' },
  {
    /** In the language of the call. */
    title: text({ required: true, max: 64, filter: true }),
    type: choice({ values: MENU_TYPES, required: true, initial: 2, filter: true }),
    path: text({ max: 128 }),
    component: text({ max: 128 }),
    /** Code of a button, which guards calls. */
    permission: text({ max: 128 }),
    status: status({ sort: false }),
    orderNo: orderNo({ sort: false }),
    /** Route name. */
    name: text({ max: 64, hidden: true }),
    redirect: text({ max: 128, hidden: true }),
    outLink: text({ max: 256, hidden: true }),
    isHide: flag({ hidden: true }),
    isKeepAlive: flag({ hidden: true }),
    isAffix: flag({ hidden: true }),
    isIframe: flag({ hidden: true }),
    /** Shipped with the product: can be moved, hidden and retitled, but not removed. Not in the specification. */
    builtIn: flag({ entered: 'none', hidden: true }),
    remark: longText({ max: 256, hidden: true }),
    /** Id of the parent; null or `0` at the top. */
    pid: ref({ listed: false }),
    icon: text({ max: 128, listed: false }),
    ...versioned(),
    /** Reserved for platform administrators: no company can have it. Not in the specification. */
    platform: flag({ entered: 'none', listed: false }),
  },
);

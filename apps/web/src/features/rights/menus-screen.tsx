import { menu } from '@seaberry/api-client/fields/sys-menu';

import { defineResource } from '../../kit/define-resource.tsx';
import { inSections, projected } from '../../kit/projected.ts';
import type { Row, Values } from '../../kit/resource.types.ts';
import { lazily } from '../../shared/lazily.tsx';
import { BUTTON, holdsBuiltIn } from './menu-tree.ts';
import { NamedCell } from './named-cell.tsx';

// Lazy: used only in the form.
const Place = lazily(async () => (await import('./menu-fields.tsx')).PlaceField);
const Titles = lazily(async () => (await import('./menu-fields.tsx')).TitlesField);
const Icons = lazily(async () => (await import('./menu-fields.tsx')).IconField);

const PAGE = 2;
const TYPES = { words: 'types', values: menu.fields.type.values } as const;

// The form stores a choice as text.
const isPage = ({ type }: Values): boolean => String(type) === String(PAGE);
const isButton = ({ type }: Values): boolean => String(type) === String(BUTTON);
const leadsSomewhere = (values: Values): boolean => !isButton(values);

/** A built-in row keeps the fields that the program depends on. */
const fixed = ({ builtIn }: Row): boolean => builtIn === true;

/** The contract requires every language; empty means none. */
const NO_TITLES = { en: '', 'zh-cn': '', 'zh-tw': '' };

const parts = projected(menu, {
  columns: {
    title: { size: 264, cell: ({ title, icon, builtIn }) => <NamedCell name={title} icon={icon} builtIn={builtIn} /> },
    type: { kind: 'words', words: 'types', tones: {}, size: 112 },
    component: { size: 176 },
    permission: { size: 176 },
    outLink: { size: 240 },
  },
  fields: {
    type: { kind: 'radio', choices: TYPES, wide: true, fixed },
    pid: { kind: 'custom', Component: Place.Component },
    permission: { required: true, hint: 'permission', when: isButton, fixed },
    path: { required: true, hint: 'path', when: leadsSomewhere },
    name: { when: leadsSomewhere },
    component: { hint: 'component', when: leadsSomewhere, fixed },
    redirect: { when: leadsSomewhere },
    icon: { kind: 'custom', Component: Icons.Component, when: leadsSomewhere },
    outLink: { type: 'url', hint: 'outLink', when: isPage },
    isHide: { hint: 'isHide', when: leadsSomewhere },
    isKeepAlive: { initial: true, when: isPage },
    isAffix: { when: isPage },
    isIframe: { hint: 'isIframe', when: isPage },
  },
  more: [
    { after: 'title', field: { id: 'titles', kind: 'custom', Component: Titles.Component, initial: NO_TITLES, capability: 'access' } },
  ],
});

const SECTIONS = {
  entry: ['type', 'pid', 'title', 'titles', 'permission', 'orderNo', 'status', 'remark'],
  page: ['path', 'name', 'component', 'redirect', 'icon', 'outLink'],
} as const;

/** The menu of the installation: directories hold pages, pages hold buttons. */
export const menusScreen = defineResource({
  key: '/system/menu/index',
  texts: 'rights.menus',
  ...parts,
  list: 'list',
  paging: 'browser',
  below: ({ children }) => children,
  form: {
    frame: 'drawer',
    load: (_client, { titles }) => Promise.resolve({ titles: { ...NO_TITLES, ...titles } }),
    below: ({ id, type }) => (type === BUTTON ? null : { pid: id, type: type === PAGE ? BUTTON : PAGE }),
    sections: inSections(parts.form.fields, SECTIONS, 'behaviour'),
  },
  delete: { many: true, offered: (row) => !holdsBuiltIn(row) },
});

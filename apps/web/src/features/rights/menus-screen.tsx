import { defineResource } from '../../kit/define-resource.tsx';
import type { Row, Values } from '../../kit/resource.types.ts';
import { lazily } from '../../shared/lazily.tsx';
import { BUTTON, holdsBuiltIn } from './menu-tree.ts';
import { NamedCell } from './named-cell.tsx';

// Lazy: used only in the form.
const Place = lazily(async () => (await import('./menu-fields.tsx')).PlaceField);
const Titles = lazily(async () => (await import('./menu-fields.tsx')).TitlesField);
const Icons = lazily(async () => (await import('./menu-fields.tsx')).IconField);

const DIRECTORY = 1;
const MENU = 2;

// The form holds a choice as text.
const isPage = ({ type }: Values): boolean => String(type) === String(MENU);
const isButton = ({ type }: Values): boolean => String(type) === String(BUTTON);
const leadsSomewhere = (values: Values): boolean => !isButton(values);

/** A built-in row keeps the fields that the program depends on. */
const fixed = ({ builtIn }: Row): boolean => builtIn === true;

/** The contract wants every language; what is empty is none. */
const NO_TITLES = { en: '', 'zh-cn': '', 'zh-tw': '' };

/** The menu of the installation: directories hold pages, pages hold buttons. */
export const menusScreen = defineResource({
  key: '/system/menu/index',
  texts: 'rights.menus',
  controller: 'sysMenu',
  list: 'list',
  paging: 'browser',
  rowName: ({ title }) => title,
  below: ({ children }) => children,
  filters: [
    { id: 'title', kind: 'search' },
    { id: 'type', kind: 'select', choices: { words: 'types', values: [DIRECTORY, MENU, BUTTON] } },
  ],
  columns: [
    { id: 'title', size: 264, cell: ({ title, icon, builtIn }) => <NamedCell name={title} icon={icon} builtIn={builtIn} /> },
    { id: 'type', kind: 'words', words: 'types', tones: {}, size: 112 },
    { id: 'path' },
    { id: 'component', size: 176 },
    { id: 'permission', size: 176 },
    { id: 'status', kind: 'status' },
    { id: 'orderNo', kind: 'number' },
    { id: 'name', hidden: true },
    { id: 'redirect', hidden: true },
    { id: 'outLink', hidden: true, size: 240 },
    { id: 'isHide', kind: 'boolean', hidden: true },
    { id: 'isKeepAlive', kind: 'boolean', hidden: true },
    { id: 'isAffix', kind: 'boolean', hidden: true },
    { id: 'isIframe', kind: 'boolean', hidden: true },
    { id: 'builtIn', kind: 'boolean', hidden: true },
    { id: 'remark', wrap: true, size: 240, hidden: true },
  ],
  form: {
    frame: 'drawer',
    load: (_client, { titles }) => Promise.resolve({ titles: { ...NO_TITLES, ...titles } }),
    below: ({ id, type }) => (type === BUTTON ? null : { pid: id, type: type === MENU ? BUTTON : MENU }),
    sections: [
      {
        id: 'entry',
        fields: [
          { id: 'type', kind: 'radio', choices: { words: 'types', values: [DIRECTORY, MENU, BUTTON] }, initial: MENU, wide: true, fixed },
          { id: 'pid', kind: 'custom', Component: Place.Component },
          { id: 'title' },
          { id: 'titles', kind: 'custom', Component: Titles.Component, initial: NO_TITLES, capability: 'access' },
          { id: 'permission', required: true, hint: 'permission', when: isButton, fixed },
          { id: 'orderNo', kind: 'number', initial: 100, min: 0, hint: 'orderNo' },
          { id: 'status', kind: 'status', initial: 1 },
          { id: 'remark', kind: 'textarea' },
        ],
      },
      {
        id: 'page',
        fields: [
          { id: 'path', required: true, hint: 'path', when: leadsSomewhere },
          { id: 'name', when: leadsSomewhere },
          { id: 'component', hint: 'component', when: leadsSomewhere, fixed },
          { id: 'redirect', when: leadsSomewhere },
          { id: 'icon', kind: 'custom', Component: Icons.Component, when: leadsSomewhere },
          { id: 'outLink', type: 'url', hint: 'outLink', when: isPage },
        ],
      },
      {
        id: 'behaviour',
        fields: [
          { id: 'isHide', kind: 'checkbox', hint: 'isHide', when: leadsSomewhere },
          { id: 'isKeepAlive', kind: 'checkbox', initial: true, when: isPage },
          { id: 'isAffix', kind: 'checkbox', when: isPage },
          { id: 'isIframe', kind: 'checkbox', hint: 'isIframe', when: isPage },
        ],
      },
    ],
  },
  delete: { many: true, offered: (row) => !holdsBuiltIn(row) },
});

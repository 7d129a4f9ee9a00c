import { expect, test } from 'vitest';

import { siteNames, type SiteNames } from './site-names.ts';

const OWN = { title: 'Seaberry Tracking', slogan: 'Under control', configured: '' };
const SERVER = { sysTitle: 'Quay', sysViceTitle: 'Quay Desk', sysViceDesc: 'Every box', sysCopyright: 'Quay Ltd' };

test.each<[string, Parameters<typeof siteNames>[0], Parameters<typeof siteNames>[1], string, Partial<SiteNames>]>([
  ['no name is set', {}, undefined, '', { title: OWN.title, signIn: OWN.title, slogan: OWN.slogan, copyright: undefined }],
  ['the server sets all names', {}, SERVER, '', { title: 'Quay', signIn: 'Quay Desk', slogan: 'Every box', copyright: 'Quay Ltd' }],
  [
    'the server sets one line besides its title',
    {},
    { sysTitle: 'Quay', sysViceTitle: 'Every box' },
    '',
    { title: 'Quay', signIn: 'Quay', slogan: 'Every box' },
  ],
  ['an older server', {}, { title: 'Quay', viceTitle: 'Every box' }, '', { title: 'Quay', signIn: 'Quay', slogan: 'Every box' }],
  ['the server sends blanks', {}, { sysTitle: '', sysViceTitle: null, sysCopyright: '' }, '', { title: OWN.title, copyright: undefined }],
  ['the operator set a title', {}, SERVER, 'Harbour', { title: 'Harbour', signIn: 'Harbour', slogan: 'Every box' }],
  ['the user set a title', { globalTitle: ' Mine ' }, SERVER, 'Harbour', { title: 'Mine', signIn: 'Mine' }],
  ['the user set a title of the sign-in page', { globalViceTitle: 'Desk 4' }, SERVER, '', { title: 'Quay', signIn: 'Desk 4' }],
  ['the stored slogan is the default of the origin', { globalViceTitleMsg: '全球物流 · 全程掌控' }, SERVER, '', { slogan: 'Every box' }],
  [
    'the slogan of the server is the default of the origin',
    {},
    { title: 'Quay', viceTitle: '全球物流 · 全程掌控' },
    '',
    { slogan: OWN.slogan },
  ],
  ['the user set a slogan', { globalViceTitleMsg: 'Home' }, SERVER, '', { slogan: 'Home' }],
  ['the user set a copyright', { copyright: 'ACME' }, SERVER, '', { copyright: 'ACME' }],
  [
    'the stored names are the defaults',
    { globalTitle: OWN.title, globalViceTitle: OWN.title, globalViceTitleMsg: OWN.slogan, copyright: 'Seaberry' },
    SERVER,
    '',
    { title: 'Quay', signIn: 'Quay Desk', slogan: 'Every box', copyright: 'Quay Ltd' },
  ],
  [
    'the stored names are blank or no texts',
    { globalTitle: ' ', copyright: 4, globalViceTitleMsg: null },
    SERVER,
    '',
    { title: 'Quay', slogan: 'Every box', copyright: 'Quay Ltd' },
  ],
])('%s', (_name, stored, info, configured, names) => {
  expect(siteNames(stored, info, { ...OWN, configured })).toMatchObject(names);
});

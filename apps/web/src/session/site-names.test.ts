import { expect, test } from 'vitest';

import { siteNames, type SiteNames } from './site-names.ts';

const OWN = { title: 'Seaberry Tracking', slogan: 'Under control', configured: '' };
const SERVER = { sysTitle: 'Quay', sysViceTitle: 'Quay Desk', sysViceDesc: 'Every box', sysCopyright: 'Quay Ltd' };

test.each<[string, Parameters<typeof siteNames>[0], Parameters<typeof siteNames>[1], string, Partial<SiteNames>]>([
  ['nobody says anything', {}, undefined, '', { title: OWN.title, signIn: OWN.title, slogan: OWN.slogan, copyright: undefined }],
  ['the server says all', {}, SERVER, '', { title: 'Quay', signIn: 'Quay Desk', slogan: 'Every box', copyright: 'Quay Ltd' }],
  [
    'the server says one line more',
    {},
    { sysTitle: 'Quay', sysViceTitle: 'Every box' },
    '',
    { title: 'Quay', signIn: 'Quay', slogan: 'Every box' },
  ],
  ['an older server', {}, { title: 'Quay', viceTitle: 'Every box' }, '', { title: 'Quay', signIn: 'Quay', slogan: 'Every box' }],
  ['the server sends blanks', {}, { sysTitle: '', sysViceTitle: null, sysCopyright: '' }, '', { title: OWN.title, copyright: undefined }],
  ['the operator named it', {}, SERVER, 'Harbour', { title: 'Harbour', signIn: 'Harbour', slogan: 'Every box' }],
  ['the person named it', { globalTitle: ' Mine ' }, SERVER, 'Harbour', { title: 'Mine', signIn: 'Mine' }],
  ['the person named the sign-in', { globalViceTitle: 'Desk 4' }, SERVER, '', { title: 'Quay', signIn: 'Desk 4' }],
  ['the default slogan is stored', { globalViceTitleMsg: '全球物流 · 全程掌控' }, SERVER, '', { slogan: 'Every box' }],
  ['the server has the default slogan', {}, { title: 'Quay', viceTitle: '全球物流 · 全程掌控' }, '', { slogan: OWN.slogan }],
  ['the person chose a slogan', { globalViceTitleMsg: 'Home' }, SERVER, '', { slogan: 'Home' }],
  ['the person chose a footer', { copyright: 'ACME' }, SERVER, '', { copyright: 'ACME' }],
  [
    'stored as delivered',
    { globalTitle: OWN.title, globalViceTitle: OWN.title, globalViceTitleMsg: OWN.slogan, copyright: 'Seaberry' },
    SERVER,
    '',
    { title: 'Quay', signIn: 'Quay Desk', slogan: 'Every box', copyright: 'Quay Ltd' },
  ],
  [
    'stored blanks, or no text',
    { globalTitle: ' ', copyright: 4, globalViceTitleMsg: null },
    SERVER,
    '',
    { title: 'Quay', slogan: 'Every box', copyright: 'Quay Ltd' },
  ],
])('%s', (_name, stored, info, configured, names) => {
  expect(siteNames(stored, info, { ...OWN, configured })).toMatchObject(names);
});

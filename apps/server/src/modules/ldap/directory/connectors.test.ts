import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLdapServer, type LdapServer } from '../../../testing/ldap-server.ts';
import { ask } from './connectors.ts';
import type { Address, Asked, Mapping } from './rules.ts';

const BASE = 'dc=harbor,dc=example';
const MAPPING: Mapping = {
  baseDn: BASE,
  authFilter: 'uid=%s',
  bindAttrAccount: 'uid',
  bindAttrEmployeeId: 'employeeNumber',
  bindAttrCode: 'entryUUID',
  attrName: 'cn',
  attrEmail: 'mail',
  attrPhone: 'mobile',
  personFilter: '(objectClass=person)',
  departmentFilter: '(objectClass=organizationalUnit)',
};

let directory: LdapServer;
beforeEach(async () => {
  directory = await startLdapServer();
  directory.entries = [
    { dn: `cn=reader,${BASE}`, attributes: {}, password: 'secret' },
    ...Array.from({ length: 450 }, (_, number) => ({
      dn: `uid=p${number},${BASE}`,
      attributes: { objectClass: 'person', entryUUID: `e-${number}`, uid: `p${number}`, cn: `Person ${number}` },
    })),
  ];
});
afterEach(() => directory.close());

const reading = (asked: Asked, address: Partial<Address> = {}) =>
  ask({
    address: {
      host: 'localhost',
      port: directory.port,
      encryption: 'none',
      caCertificate: null,
      bindDn: `cn=reader,${BASE}`,
      password: 'secret',
      internal: true,
      ...address,
    },
    mapping: MAPPING,
    asked,
    limits: { connectMs: 2000, answerMs: 700, megabytes: 1 },
  });

describe('a directory', () => {
  it('is read page by page, up to the limit of its entries', async () => {
    const all = await reading({ kind: 'people', most: 450 });
    expect('entries' in all && [all.entries.length, all.entries[449]]).toMatchObject([
      450,
      { code: 'e-449', account: 'p449', name: 'Person 449' },
    ]);
    expect(directory.asked.filter((one) => one.startsWith('search'))).toHaveLength(3);
    expect(await reading({ kind: 'people', most: 449 })).toEqual({ fault: 'ldapTooMany', params: { limit: 449 } });
  });

  it('that hangs, or sends without end, ends with a failure', async () => {
    directory.behaviour = 'silent';
    expect(await reading({ kind: 'departments', most: 1 })).toMatchObject({ fault: 'ldapSlow' });
    directory.behaviour = 'endless';
    expect(await reading({ kind: 'departments', most: 1 })).toMatchObject({ fault: 'ldapTooLarge' });
  });

  it('in the network of the server is refused before it is asked, by address and by name', async () => {
    for (const host of ['localhost', '127.0.0.1', '::1', '169.254.169.254'])
      expect(await reading({ kind: 'departments', most: 1 }, { host, internal: false }), host).toMatchObject({ fault: 'ldapRefused' });
    expect(directory.asked).toEqual([]);
  });
});

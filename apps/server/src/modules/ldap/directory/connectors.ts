import net from 'node:net';
import tls from 'node:tls';
import { Client, InvalidCredentialsError, NoSuchObjectError, type Entry as Found } from 'ldapts';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import {
  isFilter,
  personFilter,
  type Address,
  type Answer,
  type Asked,
  type Entry,
  type Fault,
  type Limits,
  type Mapping,
  type Question,
} from './rules.ts';

/* The connection to a directory server. It runs in a thread of its own, since a server can send anything and at any speed. */

const PAGE = 200;
const WATCH_MS = 100;
/** People that a test shows. */
const SHOWN = 5;
const MOST_CHARACTERS = 512;

/** A failure whose reason is known. */
class Failed extends Error {
  readonly fault: Fault;
  readonly params: Record<string, string | number>;

  constructor(fault: Fault, params: Record<string, string | number> = {}) {
    super(fault);
    this.fault = fault;
    this.params = params;
  }
}

export async function ask(question: Question): Promise<Answer> {
  const { address, mapping, asked, limits } = question;
  const connection = connect(address, limits);
  try {
    return await Promise.race([answer(connection, address, mapping, asked), connection.tooLarge]);
  } catch (error) {
    return failureOf(error);
  } finally {
    connection.close();
  }
}

type Connection = ReturnType<typeof connect>;

async function answer({ client, secure }: Connection, address: Address, mapping: Mapping, asked: Asked): Promise<Answer> {
  if (address.encryption === 'startTls') await secure();
  await client.bind(address.bindDn, address.password);
  if (asked.kind === 'departments') {
    const entries = await search(client, mapping, mapping.departmentFilter, [], asked.most);
    return { entries, person: null };
  }
  const attributes = [mapping.bindAttrAccount, mapping.bindAttrEmployeeId, mapping.attrEmail, mapping.attrPhone, ...STATES];
  if (asked.kind === 'people') {
    return { entries: await search(client, mapping, mapping.personFilter, attributes, asked.most), person: null };
  }
  const entries = await search(client, mapping, mapping.personFilter, attributes, null);
  const person = asked.account ? await signIn(client, mapping, asked.account, asked.password ?? '') : null;
  return { entries, person };
}

/** Signs in a person, who is found by the account. An empty password would be an anonymous sign-in, which servers accept. */
async function signIn(client: Client, mapping: Mapping, account: string, password: string): Promise<string> {
  const filter = personFilter(mapping.authFilter, account);
  const { searchEntries } = await client.search(mapping.baseDn, { filter, scope: 'sub', attributes: ['1.1'], sizeLimit: 2 });
  const [found, ...others] = searchEntries;
  if (!found) throw new Failed('ldapNoPerson');
  if (others.length > 0) throw new Failed('ldapSeveralPersons');
  if (password === '') throw new Failed('ldapPersonPassword');
  try {
    await client.bind(found.dn, password);
  } catch (error) {
    throw error instanceof InvalidCredentialsError ? new Failed('ldapPersonPassword') : error;
  }
  return found.dn;
}

/** Attributes by which servers mark a disabled person. */
const STATES = ['userAccountControl', 'nsAccountLock'];
const ACCOUNT_DISABLED = 2;

/** @param most Null for the first few. */
async function search(client: Client, mapping: Mapping, filter: string, more: readonly string[], most: number | null): Promise<Entry[]> {
  if (!isFilter(filter)) throw new Failed('ldapFilter');
  const attributes = [...new Set([mapping.bindAttrCode, mapping.attrName, 'cn', 'ou', ...more])];
  const entries: Entry[] = [];
  const pages = client.searchPaginated(mapping.baseDn, {
    filter,
    scope: 'sub',
    attributes,
    explicitBufferAttributes: [mapping.bindAttrCode],
    paged: { pageSize: most === null ? SHOWN : PAGE },
  });
  for await (const { searchEntries } of pages) {
    entries.push(...searchEntries.map((found) => entryOf(found, mapping)));
    if (most === null) return entries.slice(0, SHOWN);
    if (entries.length > most) throw new Failed('ldapTooMany', { limit: most });
  }
  return entries;
}

function entryOf(found: Found, mapping: Mapping): Entry {
  const byName = new Map(Object.entries(found).map(([name, value]) => [name.toLowerCase(), value]));
  const first = (name: string): string | Buffer | undefined => {
    const value = byName.get(name.toLowerCase());
    return Array.isArray(value) ? value[0] : value;
  };
  const text = (name: string): string | null => {
    const value = first(name);
    const plain = (Buffer.isBuffer(value) ? value.toString('utf8') : (value ?? '')).replaceAll('\u0000', '').trim();
    return plain === '' ? null : plain.slice(0, MOST_CHARACTERS);
  };
  const disabled = (Number(text('userAccountControl')) & ACCOUNT_DISABLED) !== 0 || text('nsAccountLock')?.toLowerCase() === 'true';
  return {
    dn: found.dn.slice(0, 2000),
    code: codeOf(first(mapping.bindAttrCode)),
    name: text(mapping.attrName) ?? text('ou') ?? text('cn'),
    account: text(mapping.bindAttrAccount),
    employeeId: text(mapping.bindAttrEmployeeId),
    email: text(mapping.attrEmail),
    phone: text(mapping.attrPhone),
    disabled,
  };
}

/** An id as text: `objectGUID` of Active Directory has 16 bytes, `entryUUID` of other servers is a text. */
function codeOf(value: string | Buffer | undefined): string | null {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  if (!bytes || bytes.length === 0) return null;
  const text = bytes.toString('latin1');
  return (/^[\u0021-\u007E]+$/u.test(text) ? text : bytes.toString('hex')).slice(0, 128);
}

/** Opens nothing before the first request. */
function connect({ host, port, encryption, caCertificate, internal }: Address, { connectMs, answerMs, megabytes }: Limits) {
  // Refuses addresses of the own network when the connection is made, after the name was resolved.
  const filter = new RequestFilteringHttpAgent();
  let raw: net.Socket | undefined;
  const open = (): net.Socket => {
    raw = internal ? net.connect({ host, port }) : (filter.createConnection({ host, port }) as net.Socket);
    return raw;
  };
  const protection: tls.ConnectionOptions = {
    // A server is known by its name; an address is compared with the addresses of the certificate.
    ...(net.isIP(host) === 0 ? { servername: host } : { host }),
    ...(caCertificate ? { ca: [...tls.rootCertificates, caCertificate] } : {}),
    minVersion: 'TLSv1.2',
  };
  const client = new Client({
    url: `${encryption === 'ldaps' ? 'ldaps' : 'ldap'}://directory.invalid:${port}`,
    connectTimeout: connectMs,
    timeout: answerMs,
    strictDN: false,
    createConnection: (() => open()) as typeof net.connect,
    createSecureConnection: ((...given: unknown[]) => {
      // `startTLS` gives its options with the open socket.
      const [upgraded] = given as [tls.ConnectionOptions | number];
      if (typeof upgraded === 'object') return tls.connect(upgraded);
      const socket = open();
      const secure = tls.connect({ ...protection, socket });
      socket.once('error', (error) => secure.destroy(error));
      return secure;
    }) as typeof tls.connect,
  });
  let watch: NodeJS.Timeout | undefined;
  const tooLarge = new Promise<never>((_, reject) => {
    watch = setInterval(() => {
      if ((raw?.bytesRead ?? 0) > megabytes * 1024 * 1024) reject(new Failed('ldapTooLarge', { limit: megabytes }));
    }, WATCH_MS);
  });
  tooLarge.catch(() => {});
  return {
    client,
    tooLarge,
    async secure(): Promise<void> {
      try {
        await client.startTLS(protection);
      } catch (error) {
        // A server without StartTLS answers; everything else has a reason of its own.
        throw error instanceof Error && error.name !== 'Error' && !('syscall' in error) && faultOf(error) === 'ldapFailed'
          ? new Failed('ldapStartTls')
          : error;
      }
    },
    close(): void {
      clearInterval(watch);
      raw?.destroy();
    },
  };
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ENOENT']);
const CERTIFICATE = /^(?:CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH|ERR_OSSL)/u;

function faultOf(error: Error): Fault {
  const code = String(Reflect.get(error, 'code') ?? '');
  if (error instanceof InvalidCredentialsError) return 'ldapCredentials';
  if (error instanceof NoSuchObjectError) return 'ldapBaseDn';
  if (error.message.includes('is not allowed. Because')) return 'ldapRefused';
  if (/time-?out|timed out/iu.test(error.message) || code === 'ETIMEDOUT') return 'ldapSlow';
  if (CERTIFICATE.test(code)) return 'ldapCertificate';
  return UNREACHABLE.has(code) || /connection closed|socket/iu.test(error.message) ? 'ldapUnreachable' : 'ldapFailed';
}

function failureOf(error: unknown): Answer {
  if (error instanceof Failed) return { fault: error.fault, params: error.params };
  if (!(error instanceof Error)) return { fault: 'ldapFailed', params: { reason: '' } };
  // A server writes the message: only a short part of it is shown.
  return { fault: faultOf(error), params: { reason: error.message.replaceAll(/\p{C}+/gu, ' ').slice(0, 200) } };
}

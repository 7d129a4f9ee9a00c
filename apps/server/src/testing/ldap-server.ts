import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';
import { ber } from './ber.ts';
import { selfSigned } from './certificate.ts';

/* A directory server for tests: LDAPv3 (RFC 4511) over a socket, without the library of the client. */

export interface TestEntry {
  dn: string;
  /** Values by attribute. */
  attributes: Readonly<Record<string, string | Buffer | readonly string[]>>;
  /** For a bind as this entry. */
  password?: string;
}

export interface LdapServer {
  port: number;
  /** Its certificate for `localhost`, PEM; empty without TLS. */
  certificate: string;
  /** The entries, which a test may replace. */
  entries: TestEntry[];
  /** Requests of clients: the operation, with the filter of a search. */
  asked: string[];
  /** How it responds. `silent` reads everything and sends nothing; `endless` sends a response that never ends. */
  behaviour: 'normal' | 'silent' | 'endless';
  close(): Promise<void>;
}

interface Node {
  tag: number;
  value: Buffer;
  parts: Node[];
}

/** Length of a value and where it starts; null before all its bytes have arrived. */
function head(bytes: Buffer, at: number): { start: number; end: number } | null {
  if (bytes.length < at + 2) return null;
  const first = bytes.readUInt8(at + 1);
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (bytes.length < at + 2 + more) return null;
  const length = more === 0 ? first : bytes.readUIntBE(at + 2, more);
  const start = at + 2 + more;
  return bytes.length < start + length ? null : { start, end: start + length };
}

function parse(bytes: Buffer): Node[] {
  const found: Node[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = bytes.readUInt8(at);
    const size = head(bytes, at);
    if (!size) throw new Error('The request is cut.');
    const value = bytes.subarray(size.start, size.end);
    found.push({ tag, value, parts: (tag & 0x20) === 0 ? [] : parse(value) });
    at = size.end;
  }
  return found;
}

const integer = (value: number, tag = 2): Buffer => ber(tag, Buffer.from([value >> 24, value >> 16, value >> 8, value]));
const octets = (value: string | Buffer, tag = 4): Buffer => ber(tag, Buffer.from(value as string));
const text = (node: Node | undefined): string => node?.value.toString('utf8') ?? '';
const number = (node: Node | undefined): number => (node && node.value.length > 0 ? node.value.readIntBE(0, node.value.length) : 0);

const PAGED = '1.2.840.113556.1.4.319';
const START_TLS = '1.3.6.1.4.1.1466.20037';

const valuesOf = ({ attributes }: TestEntry, name: string): (string | Buffer)[] => {
  const found = Object.entries(attributes).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return found === undefined ? [] : typeof found === 'string' || Buffer.isBuffer(found) ? [found] : [...found];
};

/** Whether an entry matches a filter (RFC 4511 §4.5.1.7): and, or, not, equality, substrings without a match, presence. */
function matches(entry: TestEntry, { tag, value, parts }: Node): boolean {
  const [first, second] = parts;
  switch (tag) {
    case 0xa0:
      return parts.every((part) => matches(entry, part));
    case 0xa1:
      return parts.some((part) => matches(entry, part));
    case 0xa2:
      return first !== undefined && !matches(entry, first);
    case 0xa3:
      return valuesOf(entry, text(first)).some((one) => String(one).toLowerCase() === text(second).toLowerCase());
    case 0x87:
      return valuesOf(entry, value.toString('utf8')).length > 0;
    case 0xa4:
      return valuesOf(entry, text(first)).length > 0;
    default:
      return false;
  }
}

/** The filter as a text, in which every value is quoted. */
function shown({ tag, value, parts }: Node): string {
  const [first, second] = parts;
  if (tag === 0x87) return `${value.toString('utf8')}=*`;
  if (tag === 0xa3) return `${text(first)}=${JSON.stringify(text(second))}`;
  if (tag === 0xa4) return `${text(first)}=substrings`;
  return `${{ 0xa0: 'and', 0xa1: 'or', 0xa2: 'not' }[tag] ?? tag}(${parts.map(shown).join(', ')})`;
}

const done = (id: number, tag: number, code = 0, message = '', controls?: Buffer): Buffer =>
  ber(0x30, integer(id), ber(tag, integer(code, 0x0a), octets(''), octets(message)), ...(controls ? [controls] : []));

export async function startLdapServer(options: { tls?: 'ldaps' | 'startTls' } = {}): Promise<LdapServer> {
  const sockets = new Set<net.Socket>();
  const secure = options.tls ? selfSigned('localhost') : null;
  const state: LdapServer = {
    port: 0,
    certificate: secure?.cert ?? '',
    entries: [],
    asked: [],
    behaviour: 'normal',
    close: () => Promise.resolve(),
  };

  function answer(socket: net.Socket, request: Buffer, session: { bound: boolean }): void {
    const [message] = parse(request);
    const [idNode, operation, controls] = message?.parts ?? [];
    const id = number(idNode);
    const parts = operation?.parts ?? [];
    if (operation?.tag === 0x60) {
      const [dn, password] = [text(parts[1]), text(parts[2])];
      state.asked.push(`bind ${dn}`);
      const entry = state.entries.find((one) => one.dn.toLowerCase() === dn.toLowerCase());
      // As servers do: no password is an anonymous bind, which succeeds.
      const fits = password === '' || (entry?.password !== undefined && entry.password === password);
      session.bound = fits && password !== '';
      socket.write(done(id, 0x61, fits ? 0 : 49, fits ? '' : 'Invalid credentials'));
    } else if (operation?.tag === 0x63) {
      const base = text(parts[0]).toLowerCase();
      const filter = parts[6];
      state.asked.push(`search ${filter ? shown(filter) : ''}`);
      if (!session.bound) return void socket.write(done(id, 0x65, 1, 'Bind first'));
      const below = state.entries.filter(({ dn }) => dn.toLowerCase() === base || dn.toLowerCase().endsWith(`,${base}`));
      if (below.length === 0) return void socket.write(done(id, 0x65, 32, 'No such object'));
      const wanted = (parts[7]?.parts ?? []).map(text);
      const found = below.filter((entry) => filter !== undefined && matches(entry, filter));
      const limit = number(parts[3]);
      const paging = controls?.parts.find(({ parts: [oid] }) => text(oid) === PAGED)?.parts.at(-1);
      const [size, cookie] = paging ? (parse(paging.value)[0]?.parts ?? []) : [];
      const from = Number(text(cookie) || 0);
      const to = paging ? from + number(size) : limit || found.length;
      for (const entry of found.slice(from, to)) {
        const attributes = wanted.flatMap((name) => {
          const values = valuesOf(entry, name);
          return values.length === 0 ? [] : [ber(0x30, octets(name), ber(0x31, ...values.map((one) => octets(one))))];
        });
        socket.write(ber(0x30, integer(id), ber(0x64, octets(entry.dn), ber(0x30, ...attributes))));
      }
      const rest = octets(ber(0x30, integer(0), octets(to < found.length ? String(to) : '')));
      socket.write(done(id, 0x65, 0, '', paging ? ber(0xa0, ber(0x30, octets(PAGED), rest)) : undefined));
    } else if (operation?.tag === 0x77) {
      const supported = text(parts[0]) === START_TLS && options.tls === 'startTls';
      state.asked.push('startTls');
      socket.write(done(id, 0x78, supported ? 0 : 2, supported ? '' : 'Unsupported'));
      if (!supported) return;
      socket.removeAllListeners('data');
      serve(new tls.TLSSocket(socket, { isServer: true, ...secure }));
    } else if (operation?.tag === 0x42) socket.end();
  }

  function serve(socket: net.Socket): void {
    let pending = Buffer.alloc(0);
    const session = { bound: false };
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (state.behaviour === 'silent') return;
      if (state.behaviour === 'endless') return endless(socket);
      pending = Buffer.concat([pending, data]);
      // No LDAP, e.g. the beginning of a TLS connection, whose random bytes may look like a long message.
      if (pending[0] !== 0x30) return void socket.destroy();
      try {
        for (let size = head(pending, 0); size; size = head(pending, 0)) {
          const request = pending.subarray(0, size.end);
          pending = pending.subarray(size.end);
          answer(socket, request, session);
        }
      } catch {
        socket.destroy();
      }
    });
  }

  /** A response of two gigabytes, as fast as it is read. */
  function endless(socket: net.Socket): void {
    socket.write(Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]));
    const more = (): void => {
      while (!socket.destroyed && socket.write(Buffer.alloc(1024 * 1024)));
    };
    socket.on('drain', more);
    more();
  }

  const listening = (socket: net.Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket);
  };
  const server = options.tls === 'ldaps' ? tls.createServer(secure ?? {}, listening) : net.createServer(listening);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.port = (server.address() as AddressInfo).port;
  state.close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return state;
}

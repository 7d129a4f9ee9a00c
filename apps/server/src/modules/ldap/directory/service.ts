import type { Config } from '../../../config.ts';
import { BusinessError } from '../../../http/errors.ts';
import { inThread } from '../../../threads/in-thread.ts';
import type { Seal } from '../../auth/factors/seal/rules.ts';
import type { Answer, Asked, Entry, Mapping, Question, ServerRow } from './rules.ts';

const HEAP_MB = 256;
/** Limits of the thread, and of its connection, for a test and for reading. */
const TEST = { ms: 30_000, connection: { connectMs: 5000, answerMs: 8000, megabytes: 4 } };
const READ = { ms: 120_000, connection: { connectMs: 5000, answerMs: 15_000, megabytes: 48 } };

/**
 * Asks a directory server, in a thread.
 * @throws BusinessError with the reason of a failure
 */
export async function askDirectory(
  { ldapHosts }: Pick<Config, 'ldapHosts'>,
  seal: Seal,
  server: ServerRow,
  asked: Asked,
  signal?: AbortSignal,
): Promise<{ entries: Entry[]; person: string | null }> {
  const password = server.bindPass === null ? null : seal.open(server.bindPass, server.id);
  if (password === null) throw new BusinessError('ldapPasswordLost');
  const { host, port, encryption, caCertificate, bindDn } = server;
  const address = { host, port, encryption, caCertificate, bindDn, password, internal: ldapHosts.includes(host.toLowerCase()) };
  const { ms, connection } = asked.kind === 'test' ? TEST : READ;
  const question: Question = { address, mapping: mappingOf(server), asked, limits: connection };
  const limits = { ms, heapMb: HEAP_MB };
  const ended = await inThread<Answer>(new URL('../../../threads/ldap-worker.ts', import.meta.url), question, limits, signal);
  if ('problem' in ended) throw new BusinessError(ended.problem === 'slow' ? 'ldapSlow' : 'ldapTooLarge', { limit: HEAP_MB });
  if ('fault' in ended.value) throw new BusinessError(ended.value.fault, ended.value.params);
  return ended.value;
}

const mappingOf = (server: ServerRow): Mapping => ({
  baseDn: server.baseDn,
  authFilter: server.authFilter,
  bindAttrAccount: server.bindAttrAccount,
  bindAttrEmployeeId: server.bindAttrEmployeeId,
  bindAttrCode: server.bindAttrCode,
  attrName: server.attrName,
  attrEmail: server.attrEmail,
  attrPhone: server.attrPhone,
  personFilter: server.personFilter,
  departmentFilter: server.departmentFilter,
});

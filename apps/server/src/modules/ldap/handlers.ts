import { ldapServer } from '@seaberry/api-client/contract';
import { changeOf, crudOver } from '../../http/crud.ts';
import { FieldErrors } from '../../http/errors.ts';
import { outside, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { serverRows, writePassword } from './repo.ts';
import { assertUsable, requireServer, shownRun, startRun, testServer } from './service.ts';

/** Ports on which servers expect an encrypted connection from the first byte. */
const LDAPS_PORTS: readonly unknown[] = [636, 3269];

/** Directory servers of a company. */
export function ldapHandlers(auth: Auth): Handlers['sysLdap'] {
  const { seal } = auth;
  return {
    ...crudOver<typeof ldapServer>(({ deps }) => serverRows(deps.db)),

    page: ({ searchKey, ...input }, { deps }) => serverRows(deps.db, searchKey).page(input),

    async add({ bindPass, ...entered }, context) {
      const { db } = context.deps;
      const input = withInitial(entered);
      const encryption = input.encryption ?? (LDAPS_PORTS.includes(input.port) ? 'ldaps' : 'startTls');
      await assertUsable(input, context);
      const id = await serverRows(db).insert(changeOf(context), { ...input, encryption });
      await writePassword(db, id, seal.close(bindPass, id));
      return id;
    },

    async update({ id, bindPass, ...entered }, context) {
      const { db } = context.deps;
      const input = withInitial(entered);
      const { host, port, encryption } = await requireServer(id, context);
      await assertUsable(input, context);
      const to = { host, port, encryption, ...definedIn({ host: input.host, port: input.port, encryption: input.encryption }) };
      const moved = to.host !== host || to.port !== port || to.encryption !== encryption;
      // The password is not sent to another host than the one it was entered for.
      if (moved && !bindPass) throw new FieldErrors({ bindPass: ['ldapPasswordAgain'] });
      await serverRows(db).update(changeOf(context), id, input);
      if (bindPass) await writePassword(db, id, seal.close(bindPass, id));
      return null;
    },

    test: outside((input, context) => testServer(auth, input, context)),

    previewUser: (input, context) => startRun({ kind: 'user', preview: true }, input, context),
    previewDept: (input, context) => startRun({ kind: 'dept', preview: true }, input, context),
    syncUser: (input, context) => startRun({ kind: 'user', preview: false }, input, context),
    syncDept: (input, context) => startRun({ kind: 'dept', preview: false }, input, context),
    run: ({ id }, context) => shownRun(id, context),
  };
}

const INITIAL = new Map<string, unknown>(
  Object.entries(ldapServer.fields).flatMap(([name, field]) =>
    'initial' in field && field.initial !== undefined ? [[name, field.initial]] : [],
  ),
);

/** Filters and attributes that were emptied are those of a new server again. */
const withInitial = <T extends object>(input: T): T =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value === null || value === '' ? (INITIAL.get(name) ?? value) : value]),
  ) as T;

/** Without the values that an update does not change. */
const definedIn = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as { [K in keyof T]?: NonNullable<T[K]> };

import * as z from 'zod/mini';
import { furtherSchemas, inputShape, pageSchemas, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, ref, version } from '../inputs.js';
import { id, instant, noResult, openEnum, opt, optionalText, upTo, type SchemasOf } from '../parts.js';
import type { sysLdap } from './calls.js';
import { LDAP_ACTIONS, LDAP_FIELDS, LDAP_KINDS, LDAP_REASONS, LDAP_RUN_STATES, ldapServer } from './fields.js';

const bindPass = upTo(256);
const paged = pageSchemas(ldapServer);

const change = z.object({ field: openEnum(LDAP_FIELDS), before: optionalText, after: optionalText });

const runRow = z.object({
  action: openEnum(LDAP_ACTIONS),
  name: z.string(),
  /** Account of a person, code of a department. */
  key: optionalText,
  changes: z.array(change),
  reasons: z.array(openEnum(LDAP_REASONS)),
});

const run = z.looseObject({
  id,
  kind: openEnum(LDAP_KINDS),
  preview: z.boolean(),
  state: openEnum(LDAP_RUN_STATES),
  /** Number of entries by action, and of those that stay the same. */
  counts: opt(z.record(z.string(), z.number())),
  /** The first 500. */
  rows: opt(z.array(runRow)),
  /** Why it failed, in the language of the reader. */
  message: optionalText,
  createTime: instant,
});

const person = z.looseObject({
  account: optionalText,
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  employeeId: optionalText,
});

export type LdapServerRow = RowOf<typeof ldapServer>;
export type LdapRun = z.output<typeof run>;
export type LdapRunRow = z.output<typeof runRow>;

const start = { input: ref, result: opt(id) };
const sync = { input: z.object({ id: idInput, previewId: opt(idInput) }), result: opt(id) };

export const schemas = {
  ...paged,
  ...furtherSchemas(ldapServer, ['list']),
  page: { ...paged.page, input: z.extend(paged.page.input, { searchKey: opt(upTo(100)) }) },
  add: {
    input: z.object({ ...inputShape(ldapServer, 'add'), bindPass: bindPass.check(z.minLength(1, 'required')) }),
    result: opt(id),
  },
  update: { input: z.object({ id: idInput, version, ...inputShape(ldapServer, 'edit'), bindPass: opt(bindPass) }), result: noResult },
  detail: { input: ref, result: z.looseObject(rowShape(ldapServer)) },
  test: {
    input: z.object({ id: idInput, account: opt(upTo(256)), password: opt(upTo(1500)) }),
    result: z.looseObject({
      ok: z.boolean(),
      /** Why it failed, in the language of the reader. */
      message: optionalText,
      encrypted: opt(z.boolean()),
      /** The first people that were found, as a synchronization would read them. */
      people: z.array(person),
      /** DN of the person who was signed in. */
      person: optionalText,
    }),
  },
  previewUser: start,
  previewDept: start,
  syncUser: sync,
  syncDept: sync,
  run: { input: ref, result: run },
} satisfies SchemasOf<typeof sysLdap>;

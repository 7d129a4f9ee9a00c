import { escapeFilter, FilterParser } from 'ldapts';
import type { ldapServer } from '../../../db/schema/ldap.ts';

export type ServerRow = typeof ldapServer.$inferSelect;

/** How a directory server is reached; plain data, since a thread gets it. */
export interface Address {
  host: string;
  port: number;
  encryption: ServerRow['encryption'];
  caCertificate: string | null;
  bindDn: string;
  password: string;
  /** Whether its address may be in the network of the server. */
  internal: boolean;
}

/** Attributes by which an entry of the directory is read. */
export type Mapping = Pick<
  ServerRow,
  | 'baseDn'
  | 'authFilter'
  | 'bindAttrAccount'
  | 'bindAttrEmployeeId'
  | 'bindAttrCode'
  | 'attrName'
  | 'attrEmail'
  | 'attrPhone'
  | 'personFilter'
  | 'departmentFilter'
>;

export interface Entry {
  dn: string;
  /** Id of the entry, as text. */
  code: string | null;
  name: string | null;
  account: string | null;
  employeeId: string | null;
  email: string | null;
  phone: string | null;
  /** Disabled in the directory. */
  disabled: boolean;
}

export type Asked =
  | { kind: 'people'; most: number }
  | { kind: 'departments'; most: number }
  /** Some people; with `account` that person is signed in too. */
  | { kind: 'test'; account: string | null; password: string | null };

export interface Question {
  address: Address;
  mapping: Mapping;
  asked: Asked;
  limits: Limits;
}

/** Of one connection. */
export interface Limits {
  connectMs: number;
  /** Of each request. */
  answerMs: number;
  /** Of all responses together. */
  megabytes: number;
}

export const FAULTS = [
  'ldapUnreachable',
  'ldapRefused',
  'ldapCertificate',
  'ldapStartTls',
  'ldapCredentials',
  'ldapBaseDn',
  'ldapFilter',
  'ldapSlow',
  'ldapTooMany',
  'ldapTooLarge',
  'ldapNoPerson',
  'ldapSeveralPersons',
  'ldapPersonPassword',
  'ldapFailed',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Failure {
  fault: Fault;
  params?: Record<string, string | number>;
}

export type Answer = { entries: Entry[]; person: string | null } | Failure;

/** The largest number of people or departments of one server. */
export const MOST_PEOPLE = 5000;
export const MOST_DEPARTMENTS = 1000;

/** Name of an attribute (RFC 4512), with options such as `;lang-en`. */
export const isAttribute = (name: string): boolean => /^[a-z][a-z0-9-]*(?:;[a-z0-9-]+)*$/iu.test(name);

/** The filter for an account, of which no character has a meaning in filters. */
export const personFilter = (filter: string, account: string): string => filter.replaceAll('%s', () => escapeFilter`${account}`);

/** Whether the text is a filter (RFC 4515). */
export function isFilter(text: string): boolean {
  try {
    FilterParser.parseString(text);
    return true;
  } catch {
    return false;
  }
}

import { audited, choice, code, entity, integer, longText, ref, status, text } from '../entity.js';

/** StartTLS encrypts after the connection is open; `ldaps` from the first byte. */
export const LDAP_ENCRYPTIONS = ['startTls', 'ldaps', 'none'] as const;

/** Kinds of entries that are synchronized. */
export const LDAP_KINDS = ['user', 'dept'] as const;
/** States of a preview or synchronization. */
export const LDAP_RUN_STATES = ['waiting', 'ready', 'failed'] as const;
/** Change of a person or department; `skip` with the reasons why there is none. */
export const LDAP_ACTIONS = ['add', 'change', 'enable', 'disable', 'skip'] as const;
/** Fields that a synchronization writes. */
export const LDAP_FIELDS = ['account', 'realName', 'email', 'phone', 'jobNum', 'domainAccount', 'org', 'name', 'parent', 'status'] as const;
/** Why an entry, or a value of it, is left out. */
export const LDAP_REASONS = [
  'noCode',
  'twice',
  'noAccount',
  'accountName',
  'accountTaken',
  'emailTaken',
  'phoneTaken',
  'emailInvalid',
  'phoneInvalid',
  'ambiguous',
  'boundElsewhere',
  'protected',
  'aboveYou',
  'noName',
  'nameTaken',
] as const;

/** Directory server (LDAPv3) of a company. Its password is never returned. */
export const ldapServer = entity(
  { controller: 'sysLdap', one: 'directory server', many: 'directory servers', title: 'host' },
  {
    host: text({ required: true, max: 255, filter: true, sort: true }),
    port: integer({ min: 1, max: 65_535, initial: 389 }),
    /** Not in the specification; for a client of the origin it follows from the port. */
    encryption: choice({ values: LDAP_ENCRYPTIONS, initial: 'startTls' }),
    bindDn: text({ required: true, max: 512, hidden: true }),
    /** Certificate of the authority that signed that of the server, PEM; empty for a public one. Not in the specification. */
    caCertificate: longText({ max: 20_000, listed: false }),
    baseDn: text({ required: true, max: 512 }),
    status: status(),
    /** Filter that finds a person by the account; `%s` is replaced by it. */
    authFilter: text({ max: 500, initial: 'sAMAccountName=%s', hidden: true }),
    bindAttrAccount: code({ max: 64, initial: 'sAMAccountName', listed: false }),
    bindAttrEmployeeId: code({ max: 64, initial: 'EmployeeId', listed: false }),
    /** Attribute with the id of an entry, which stays the same when the entry is renamed or moved. */
    bindAttrCode: code({ max: 64, initial: 'objectGUID', listed: false }),
    /** The following five are not in the specification. */
    attrName: code({ max: 64, initial: 'displayName', listed: false }),
    attrEmail: code({ max: 64, initial: 'mail', listed: false }),
    attrPhone: code({ max: 64, initial: 'mobile', listed: false }),
    personFilter: text({ max: 500, initial: '(&(objectClass=person)(!(objectClass=computer)))', listed: false }),
    departmentFilter: text({ max: 500, initial: '(objectClass=organizationalUnit)', listed: false }),
    /** Role of the people that a synchronization adds. Not in the specification. */
    roleId: ref({ listed: false }),
    ...audited(),
  },
);

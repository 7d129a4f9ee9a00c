import { EMAIL, EMAIL_MAX, PHONE, plainPhone } from '@seaberry/tracking/rules';
import { accountReason } from '../../user/form/rules.ts';
import type { Entry } from '../directory/rules.ts';
import type { Action, FieldChange, Link, PlannedRow, Reason } from '../plan/rules.ts';

const PLATFORM_ADMINISTRATOR = 999;
const MAX_NAME = 100;
const MAX_NUMBER = 64;

/** A user of the company. */
export interface UserFacts {
  id: string;
  account: string;
  realName: string | null;
  email: string | null;
  phone: string | null;
  jobNumber: string | null;
  domainAccount: string | null;
  orgId: string | null;
  enabled: boolean;
  accountType: number;
  /** Cannot be disabled: the first administrator of the company, and the user who synchronizes. */
  stays: boolean;
  /** Belongs to a directory server, perhaps another one. */
  bound: boolean;
}

export interface UserLink extends Link {
  userId: string;
}

export interface PeopleState {
  users: readonly UserFacts[];
  /** Entries of this server that are users. */
  links: readonly UserLink[];
  /** Users of every company who have a name to sign in with; `restored` for one that a user can still get back. */
  names: ReadonlyMap<string, readonly string[]>;
  /** Organization of an entry, and its name; null for an entry outside of every known department. */
  orgOf(dn: string): { id: string; name: string } | null;
  /** Organization of a new person outside of every known department. */
  rootId: string;
  orgName(id: string | null): string | null;
}

type Written = 'account' | 'realName' | 'email' | 'phone' | 'jobNumber' | 'domainAccount' | 'orgId' | 'enabled';
export type UserColumns = Partial<Pick<UserFacts, Written>>;
/** Undefined for a value that stays. */
type Wanted = { [K in Written]?: UserFacts[K] | undefined };

export interface PeopleStep {
  row: PlannedRow | null;
  /** Null for a new user. */
  userId: string | null;
  columns: UserColumns;
  /** The entry as it is remembered; null to leave it as it was. */
  link: { code: string; dn: string; gone: boolean } | null;
}

const cut = (text: string | null, length: number): string | null => text?.slice(0, length).trim() || null;

/** Users by a value that identifies them; null where several have it. */
function uniquely(users: readonly UserFacts[], valueOf: (user: UserFacts) => string | null): ReadonlyMap<string, UserFacts | null> {
  const found = new Map<string, UserFacts | null>();
  for (const user of users) {
    const value = valueOf(user)?.toLowerCase();
    if (value) found.set(value, found.has(value) ? null : user);
  }
  return found;
}

/**
 * Changes that a synchronization makes for the people of a directory. A value that the directory lacks is kept, and so is a password. No user
 * is removed: one who is not in the directory any more is disabled.
 */
export function planPeople(entries: readonly Entry[], state: PeopleState): PeopleStep[] {
  const linkOf = new Map(state.links.map((link) => [link.code, link]));
  const byId = new Map(state.users.map((user) => [user.id, user]));
  const byNumber = uniquely(state.users, ({ jobNumber }) => jobNumber);
  const byAccount = uniquely(state.users, ({ account }) => account);
  const seen = new Set<string>();
  const used = new Set<string>();
  /** Names that this synchronization gives to new users and others. */
  const given = new Map<string, string>();
  const steps: PeopleStep[] = [];

  const takenBy = (value: string, userId: string | null): boolean =>
    (state.names.get(value) ?? []).some((id) => id !== userId) || (given.has(value) && given.get(value) !== userId);

  for (const entry of entries.toSorted((a, b) => (a.dn < b.dn ? -1 : 1))) {
    const { code, dn } = entry;
    const account = entry.account?.toLowerCase() ?? null;
    const name = cut(entry.name, MAX_NAME) ?? account ?? dn;
    const skip = (...reasons: Reason[]): void => {
      steps.push({ row: { action: 'skip', name, key: account, changes: [], reasons }, userId: null, columns: {}, link: null });
    };
    if (code === null) {
      skip('noCode');
      continue;
    }
    if (seen.has(code)) {
      skip('twice');
      continue;
    }
    seen.add(code);
    const link = linkOf.get(code);
    const number = cut(entry.employeeId, MAX_NUMBER);
    const found = link
      ? byId.get(link.userId)
      : ((number === null ? undefined : byNumber.get(number.toLowerCase())) ?? (account === null ? undefined : byAccount.get(account)));
    const ambiguous = !link && number !== null && byNumber.get(number.toLowerCase()) === null;
    if (ambiguous || found === null) {
      skip('ambiguous');
      continue;
    }
    if (!found && entry.disabled) continue;
    if (account === null) {
      skip('noAccount');
      continue;
    }
    if (found && ((!link && found.bound) || used.has(found.id))) {
      skip(used.has(found.id) ? 'ambiguous' : 'boundElsewhere');
      continue;
    }
    if (found?.accountType === PLATFORM_ADMINISTRATOR) {
      skip('protected');
      continue;
    }
    if (found) used.add(found.id);
    const reasons: Reason[] = [];
    const userId = found?.id ?? null;
    const email = entry.email?.toLowerCase() ?? null;
    const phone = entry.phone === null ? null : plainPhone(entry.phone);
    const usable = (
      value: string | null,
      valid: boolean,
      invalid: Reason,
      taken: Reason,
      current: string | null | undefined,
    ): string | null => {
      if (value === null || value === current) return null;
      if (!valid) reasons.push(invalid);
      else if (takenBy(value, userId)) reasons.push(taken);
      else return value;
      return null;
    };
    const org = state.orgOf(dn);
    const wanted: Wanted = {
      realName: cut(entry.name, MAX_NAME) ?? undefined,
      email:
        usable(email, (email?.length ?? 0) <= EMAIL_MAX && EMAIL.test(email ?? ''), 'emailInvalid', 'emailTaken', found?.email) ??
        undefined,
      phone: usable(phone, PHONE.test(phone ?? ''), 'phoneInvalid', 'phoneTaken', found?.phone) ?? undefined,
      jobNumber: number ?? undefined,
      domainAccount: cut(entry.account, MAX_NAME) ?? undefined,
      orgId: org?.id ?? (found ? undefined : state.rootId),
    };
    // The account to sign in with follows the directory while it is the same as there.
    const follows = !found || found.account === found.domainAccount?.toLowerCase();
    if (follows && account !== found?.account) {
      if (accountReason(account) !== null) reasons.push('accountName');
      else if (takenBy(account, userId)) reasons.push('accountTaken');
      else wanted.account = account;
    }
    if (!found && wanted.account === undefined) {
      skip(...reasons);
      continue;
    }
    for (const value of [wanted.account, wanted.email, wanted.phone]) if (value) given.set(value, userId ?? code);
    const changes = changesOf(found, wanted, state);
    const columns = Object.fromEntries(
      Object.entries(wanted).filter(([field, value]) => value !== undefined && value !== found?.[field as keyof UserColumns]),
    ) as UserColumns;
    const was = link?.gone ?? false;
    if (!found) {
      steps.push({ row: { action: 'add', name, key: account, changes, reasons }, userId, columns, link: { code, dn, gone: false } });
      continue;
    }
    const disable = entry.disabled && found.enabled && !was && !found.stays;
    const enable = !entry.disabled && was && !found.enabled;
    if (entry.disabled && found.enabled && !was && found.stays) reasons.push('protected');
    if (disable || enable) columns.enabled = enable;
    const action: Action | null = disable
      ? 'disable'
      : enable
        ? 'enable'
        : changes.length > 0 || !link
          ? 'change'
          : reasons.length > 0
            ? 'skip'
            : null;
    const remembered = { code, dn, gone: entry.disabled && (was || disable) };
    const same = link && link.dn === dn && link.gone === remembered.gone;
    const row: PlannedRow | null = action && {
      action,
      name: found.realName ?? name,
      key: wanted.account ?? found.account,
      changes,
      reasons,
    };
    steps.push({ row, userId, columns, link: same ? null : remembered });
  }

  for (const link of state.links) {
    const user = byId.get(link.userId);
    if (seen.has(link.code) || link.gone || !user) continue;
    const stays = user.stays || user.accountType === PLATFORM_ADMINISTRATOR;
    const row = (action: 'disable' | 'skip', reasons: Reason[]): PlannedRow => ({
      action,
      name: user.realName ?? user.account,
      key: user.account,
      changes: [],
      reasons,
    });
    // One that is disabled already was not disabled by a synchronization.
    if (!user.enabled) continue;
    if (stays) steps.push({ row: row('skip', ['protected']), userId: user.id, columns: {}, link: null });
    else {
      const remembered = { code: link.code, dn: link.dn, gone: true };
      steps.push({ row: row('disable', []), userId: user.id, columns: { enabled: false }, link: remembered });
    }
  }
  return steps;
}

const LABELS = {
  account: 'account',
  realName: 'realName',
  email: 'email',
  phone: 'phone',
  jobNumber: 'jobNum',
  domainAccount: 'domainAccount',
} as const;

function changesOf(found: UserFacts | undefined, wanted: Wanted, { orgName }: PeopleState): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [field, label] of Object.entries(LABELS) as [keyof typeof LABELS, FieldChange['field']][]) {
    const after = wanted[field];
    const before = found?.[field] ?? null;
    if (after !== undefined && after !== before) changes.push({ field: label, before, after: after ?? null });
  }
  if (wanted.orgId !== undefined && wanted.orgId !== found?.orgId)
    changes.push({ field: 'org', before: orgName(found?.orgId ?? null), after: orgName(wanted.orgId) });
  return changes;
}

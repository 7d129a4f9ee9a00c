import type { tenant as tenantEntity } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { WrittenColumns } from '../../db/entity/columns.ts';
import { hasKeys } from '../open-access/repo.ts';
import { sqlState, type Db } from '../../db/port.ts';
import { tenant } from '../../db/schema/core.ts';
import { requireVersion } from '../../db/versions.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import type { CallContext } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { assertGoodPassword, newPassword } from '../auth/password/rules.ts';
import { hashPassword } from '../auth/password/service.ts';
import { companyNameReasons, renameRoot } from '../company/repo.ts';
import { post } from '../ledger/service.ts';
import { createTenant, insertUser } from '../user/accounts/repo.ts';
import { uniqueViolationReasons, takenReasons, type Reasons } from '../user/unique/service.ts';
import type { Deps } from '../../deps.ts';
import { REMOVE_OBJECTS } from '../file/rules.ts';
import { objectsOf } from '../file/upload/repo.ts';
import { deleteTenant, hasOrders } from './removal/repo.ts';
import { findTenant, readGrant, tenantInList, type OwnDatabaseField } from './repo.ts';

const ADMIN_POSITION = 'Administrator';
const ACCOUNT = /^[\w.@-]+$/u;
const MAX_BERRIES = 2_000_000_000;
const UNIQUE_VIOLATION = '23505';

const wallNow = ({ deps }: CallContext): string => new Date(deps.clock.wallNow()).toISOString();
const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

async function nameReasons(db: Db, name: string, id: string | null): Promise<Reasons> {
  const reasons = await companyNameReasons(db, name, id);
  return reasons.length > 0 ? { name: reasons } : {};
}

function refuseFor(reasons: Reasons): void {
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
}

/** Reasons at the fields of the company form, where the account of the user form is named `adminAccount`. */
const atFormFields = ({ account, ...rest }: Reasons): Reasons =>
  account ? { ...rest, adminAccount: [ERROR.administratorNameTaken] } : rest;

/** Hash of the password in the form; without one the account gets a random password that is never shown. */
function hashOf(auth: Auth, { config }: CallContext['deps'], { adminAccount, name, password: given }: AddInput): Promise<string> {
  if (!given) return hashPassword(newPassword(config.passwordPolicy));
  const password = auth.openPassword(given);
  assertGoodPassword(config.passwordPolicy, password, { account: adminAccount, company: name });
  return hashPassword(password);
}

/** A company cannot have its own database. @throws FieldErrors oneDatabase */
function assertSharedDatabase({ tenantType }: { tenantType?: number | null | undefined }): void {
  if (tenantType) throw new FieldErrors({ tenantType: ['oneDatabase'] });
}

type AddInput = Parsed<'sysTenant', 'add'>;

/**
 * Adds a company with its first administrator. Opens its own transaction, since the password is hashed before it.
 * @throws FieldErrors companyNameTaken, administratorNameTaken, taken, accountName, and the reasons to reject the password
 */
export async function addTenant(auth: Auth, context: CallContext, input: AddInput): Promise<{ id: string; userId: string }> {
  const { db } = context.deps;
  assertSharedDatabase(input);
  if (!ACCOUNT.test(input.adminAccount)) throw new FieldErrors({ adminAccount: ['accountName'] });
  const passwordHash = await hashOf(auth, context.deps, input);
  try {
    return await db.transaction('system', () => writeTenant(context, input, passwordHash));
  } catch (error) {
    const reasons = uniqueViolationReasons(error);
    throw reasons ? new FieldErrors(atFormFields(reasons)) : error;
  }
}

/** Fields that are no columns of the company: `adminAccount` is a column of its first administrator, the others are not stored. */
type NoColumn = OwnDatabaseField | 'adminAccount' | 'host' | 'tenantType';

/** Columns of the company itself; an `orderNo` that is left out is kept. */
const particularsOf = ({ name, phone, email, orderNo, remark }: Parsed<'sysTenant', 'update'> | AddInput) =>
  ({
    name,
    phone: orNull(phone),
    email: orNull(email)?.toLowerCase() ?? null,
    remark: orNull(remark),
    orderNo: orderNo ?? undefined,
  }) satisfies WrittenColumns<typeof tenantEntity, 'edit', NoColumn>;

const newTenantOf = (input: AddInput) =>
  ({ ...particularsOf(input), tier: input.tier ?? 'sailor' }) satisfies WrittenColumns<typeof tenantEntity, 'add', NoColumn>;

const writeParticulars = (db: Db, id: string, values: Partial<typeof tenant.$inferInsert>) =>
  db.orm.update(tenant).set(values).where(eq(tenant.id, id));

async function writeTenant(context: CallContext, input: AddInput, passwordHash: string): Promise<{ id: string; userId: string }> {
  const { db } = context.deps;
  const columns = newTenantOf(input);
  const { phone, email } = columns;
  const account = input.adminAccount.toLowerCase();
  const reasons = {
    ...(await nameReasons(db, input.name, null)),
    ...atFormFields(await takenReasons(db, null, { account, phone, email }, wallNow(context))),
  };
  refuseFor(reasons);
  const id = await createTenant(db, { name: columns.name, tier: columns.tier });
  await writeParticulars(db, id, columns);
  const userId = uuid();
  const person = { tenantId: id, account, realName: account, phone, email, roles: ['admin'] as const, posName: ADMIN_POSITION };
  await insertUser(db, { ...person, mustChangePassword: true }, passwordHash, userId);
  context.writeAuditEntry();
  return { id, userId };
}

/** In a transaction of the system. */
export async function updateTenant(context: CallContext, input: Parsed<'sysTenant', 'update'>): Promise<void> {
  assertSharedDatabase(input);
  const { db } = context.deps;
  const { id, name: before } = await findTenant(db, input.id);
  await requireVersion(db, tenant, input, () => tenantInList(db, id));
  refuseFor(await nameReasons(db, input.name, id));
  const now = wallNow(context);
  await writeParticulars(db, id, { ...particularsOf(input), updateTime: now });
  await renameRoot(db, id, { before, after: input.name }, now);
}

/** In a transaction of the system. @throws BusinessError notFound, hasOrders; Outdated */
export async function removeTenant({ db, queue }: Pick<Deps, 'db' | 'queue'>, tenantId: string, version?: number | null): Promise<void> {
  // Locked: a transaction that adds a bill waits for the balance, and then finds no company.
  const { id } = await findTenant(db, tenantId);
  await requireVersion(db, tenant, { id, version }, () => tenantInList(db, id));
  if (await hasOrders(db, id)) throw new BusinessError('hasOrders');
  if (await hasKeys(db, id)) throw new BusinessError(ERROR.companyHasKeys);
  const keys = await objectsOf(db, id);
  await deleteTenant(db, id);
  if (keys.length > 0) await queue.send(REMOVE_OBJECTS, { keys });
}

/** In a transaction of the system: adds berries, once for each `requestId`. @returns the balance */
export async function credit(context: CallContext, userId: string, input: Parsed<'sysTenant', 'creditBerries'>): Promise<number> {
  const { db, clock } = context.deps;
  const { id, berryBalance: balance } = await findTenant(db, input.id);
  const requestId = input.requestId.toLowerCase();
  const known = await readGrant(db, requestId);
  // The same request id with another company or amount is not a repetition of that request.
  if (known && (known.tenantId !== id || known.amount !== input.amount)) throw new BusinessError(ERROR.existsAlready);
  if (!known && balance + input.amount > MAX_BERRIES) throw new FieldErrors({ amount: ['amount'] });
  try {
    // The remark, e.g. an invoice number, is stored as the reference of the ledger row.
    const referenceNo = orNull(input.remark);
    const grant = {
      orderId: requestId,
      kind: 'grant' as const,
      attempt: 1,
      amount: input.amount,
      userId,
      ...(referenceNo ? { referenceNo } : {}),
    };
    return (await post(db, id, [grant], clock.domainNow())).balance;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new BusinessError(ERROR.existsAlready);
    throw error;
  }
}

import { PLUGIN_TEST, PLUGINS_MAX } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { lockKey } from '../../db/locks.ts';
import { changeOf } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, scopeOf, type CallContext } from '../../http/handlers.ts';
import type { Seal } from '../auth/factors/seal/rules.ts';
import { holdDelivery, reopen, stopWaiting } from './delivery/repo.ts';
import { DELIVER_HOOK, writeDeliveries } from './events/service.ts';
import { requireManifest } from './manifest/service.ts';
import type { Manifest } from './manifest/rules.ts';
import { countPlugins, holdPlugin, insertPlugin, pluginRows, pluginWith, writePlugin } from './repo.ts';
import { newSecret } from './signature/rules.ts';

const columnsOf = ({ name, code, version, description, author, hooks }: Manifest, manifest: string) => ({
  name,
  code,
  pluginVersion: version,
  description,
  author,
  hooks,
  manifest,
});

/**
 * Adds a plugin, or replaces that with the same code, which keeps its status and secret.
 *
 * @throws FieldErrors `manifest`; BusinessError tooManyPlugins, notCreator
 */
export async function addPlugin(seal: Seal, { manifest: text }: Parsed<'sysPlugin', 'add'>, context: CallContext) {
  const { db, config } = context.deps;
  const manifest = await requireManifest({ text, hosts: config.pluginHosts }, context.signal);
  const { userId, tenantId, now } = changeOf(context);
  const changed = { updatedBy: userId, updateTime: now };
  return db.transaction(scopeOf(context), async () => {
    // Two uploads of one code, and the count, one after another.
    await lockKey(db, `plugins:${tenantId}`);
    const known = await pluginWith(db, tenantId, manifest.code);
    const id = known?.id ?? uuid();
    const shown = { id, name: manifest.name, code: manifest.code, previousUntil: null };
    if (known) {
      if (!(await writePlugin(db, id, { ...columnsOf(manifest, text), ...changed }))) throw new BusinessError(ERROR.notCreator);
      context.writeAuditEntry();
      return { ...shown, secret: null };
    }
    if ((await countPlugins(db, tenantId)) >= PLUGINS_MAX) throw new BusinessError('tooManyPlugins', { max: PLUGINS_MAX });
    const secret = newSecret();
    const created = { createdBy: userId, createTime: now, ...changed };
    await insertPlugin(db, { id, tenantId, ...columnsOf(manifest, text), secret: seal.close(secret, id), ...created });
    context.writeAuditEntry();
    return { ...shown, secret };
  });
}

/** In the transaction of the caller. @throws BusinessError notFound */
async function requirePlugin(id: string, { deps }: CallContext) {
  const found = await holdPlugin(deps.db, id);
  if (!found) throw new BusinessError(ERROR.notFound);
  return found;
}

/** Changes status, order and note; what waits for a plugin that becomes disabled is stopped. */
export async function updatePlugin({ id, ...input }: Parsed<'sysPlugin', 'update'>, context: CallContext): Promise<null> {
  const { db } = context.deps;
  await pluginRows(db).update(changeOf(context), id, input);
  if (input.status === 2) await stopWaiting(db, id);
  return null;
}

/** @throws BusinessError notFound, notCreator */
export async function rotateSecret(seal: Seal, { id, keepMinutes }: Parsed<'sysPlugin', 'rotate'>, context: CallContext) {
  const { db } = context.deps;
  const row = await requirePlugin(id, context);
  const { userId, now } = changeOf(context);
  const secret = newSecret();
  const previousUntil = keepMinutes ? new Date(Date.parse(now) + keepMinutes * 60_000).toISOString() : null;
  const written = await writePlugin(db, row.id, {
    secret: seal.close(secret, row.id),
    previousSecret: previousUntil && row.secret,
    previousUntil,
    updatedBy: userId,
    updateTime: now,
  });
  if (!written) throw new BusinessError(ERROR.notCreator);
  return { id: row.id, name: row.name, code: row.code, secret, previousUntil };
}

/** Sends a test event to each address of a plugin. @returns their number @throws BusinessError notFound, pluginDisabled */
export async function testPlugin({ id }: Parsed<'sysPlugin', 'test'>, context: CallContext): Promise<number> {
  const { name, code, hooks, enabled, id: pluginId } = await requirePlugin(id, context);
  if (!enabled) throw new BusinessError('pluginDisabled');
  const data = { id: pluginId, name, code };
  const urls = [...new Set(hooks.map(({ url }) => url))];
  const tests = urls.map((url) => ({ pluginId, url, type: PLUGIN_TEST, data }) as const);
  await writeDeliveries(context.deps, callerOf(context).tenantId, tests);
  return urls.length;
}

/** @throws BusinessError notFound, pluginDisabled */
export async function sendAgain({ id }: Parsed<'pluginDelivery', 'sendAgain'>, context: CallContext): Promise<null> {
  const { db, queue } = context.deps;
  const delivery = await holdDelivery(db, id);
  if (!delivery) throw new BusinessError(ERROR.notFound);
  if (!delivery.enabled) throw new BusinessError('pluginDisabled');
  await reopen(db, delivery.id);
  // The key of the delivery may be that of a job that waits for a later attempt; it then finds the delivery settled, or not due.
  await queue.send(DELIVER_HOOK, { id: delivery.id }, { key: `${delivery.id}:now` });
  return null;
}

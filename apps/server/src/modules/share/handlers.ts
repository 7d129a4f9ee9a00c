import type { shareLink as entity } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { changeOf, crudOver } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { callerOf, outside, scopeOf, type CallContext, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { hashPassword } from '../auth/password/service.ts';
import { addOrders, linkById, linkRows, visibleOrders, writeLink, type SharedKind } from './repo.ts';
import { hashOf, newToken } from './rules.ts';
import { sendLink } from './mail/service.ts';
import { openLink, shipmentOfLink } from './service.ts';

const KINDS = ['oceanBill', 'airWaybill'] as const satisfies readonly SharedKind[];

const rows = ({ deps }: CallContext) => linkRows(deps.db);

/** @throws FieldErrors for a shipment that the caller does not see */
async function requireOrders(context: CallContext, orders: NonNullable<Parsed<'shareLink', 'add'>['orders']>): Promise<void> {
  const { buttons } = callerOf(context);
  for (const kind of KINDS) {
    const ids = orders.filter((order) => order.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const seen = buttons.has(`${kind}:detail`) ? await visibleOrders(context.deps.db, kind, ids) : new Set<string>();
    if (!ids.every((id) => seen.has(id.toLowerCase()))) throw new FieldErrors({ orders: [ERROR.notFound] });
  }
}

/** Keeps the response out of search engines: the address of a link is a secret. */
function unlisted(context: CallContext): CallContext {
  context.setHeader('X-Robots-Tag', 'noindex');
  return context;
}

/** Links with which people without an account see shipments. */
export function shareHandlers({ seal, rateWindows }: Pick<Auth, 'seal' | 'rateWindows'>): Handlers['shareLink'] {
  const calls = crudOver<typeof entity>(rows);
  const parts = { seal, rateWindows };
  return {
    page: calls.page,
    delete: calls.delete,
    setStatus: calls.setStatus,

    add: outside(async ({ orders: given, password, ...input }, context) => {
      const { db } = context.deps;
      const { tenantId } = callerOf(context);
      const passwordHash = password ? await hashPassword(password) : null;
      const orders = [...new Map((given ?? []).map((order) => [order.id.toLowerCase(), order])).values()];
      const token = newToken();
      return db.transaction(scopeOf(context), async () => {
        await requireOrders(context, orders);
        const id = await rows(context).insert(changeOf(context), { ...input, shows: input.shows ?? [] });
        await writeLink(db, id, { token: seal.close(token, id), tokenHash: hashOf(token), passwordHash });
        await addOrders(db, { id, tenantId }, orders);
        context.writeAuditEntry();
        return { id, token };
      });
    }),

    update: outside(async ({ id, password, shows, ...input }, context) => {
      const { db } = context.deps;
      const passwordHash = password ? await hashPassword(password) : null;
      return db.transaction(scopeOf(context), async () => {
        await rows(context).update(changeOf(context), id, { ...input, ...(shows ? { shows } : {}) });
        if (password !== null && password !== undefined) await writeLink(db, id, { passwordHash });
        context.writeAuditEntry();
        return null;
      });
    }),

    async token({ id }, { deps }) {
      const link = await linkById(deps.db, id);
      if (!link) throw new BusinessError(ERROR.notFound);
      const token = seal.open(link.token, link.id);
      if (token === null) throw new BusinessError('linkLost');
      return token;
    },

    send: outside((input, context) => sendLink(parts, input, context)),
    open: outside((input, context) => openLink(parts, input, unlisted(context))),
    shipment: outside((input, context) => shipmentOfLink(parts, input, unlisted(context))),
  };
}

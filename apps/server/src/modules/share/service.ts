import type { Answered, Parsed, SharedRow } from '@seaberry/api-client/schemas';
import type { SharedPart } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import type { Db } from '../../db/port.ts';
import { networkOf } from '../../http/address.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { CallContext, SignedIn } from '../../http/handlers.ts';
import type { RateWindows } from '../../http/rate-windows.ts';
import { reachOf } from '../../http/identity.ts';
import { readPerson } from '../access/person/repo.ts';
import { detailOfWaybill, routeOfWaybill } from '../air-waybill/service.ts';
import { pageOfRecords } from '../air-waybill/list/service.ts';
import { toWaybillRow, type WaybillRow } from '../air-waybill/rows.ts';
import type { Seal } from '../auth/factors/seal/rules.ts';
import { passwordFits } from '../auth/password/service.ts';
import { readCompany } from '../company/repo.ts';
import { readFile } from '../file/picture/repo.ts';
import { detailOfBill, routeOfBill } from '../ocean-bill/detail/service.ts';
import { findPage } from '../ocean-bill/list/repo.ts';
import { requireOrder } from '../ocean-bill/list/service.ts';
import { toBillRow, type BillRow } from '../ocean-bill/rows.ts';
import { countView, linkByHash, linkById, orderIds, type LinkRecord, type SharedKind } from './repo.ts';
import { fits, hashOf, linkOfPass, passOf, publicAirState, publicState } from './rules.ts';

/** Shipments on the page of one link. */
const MOST = 200;

/** Attempts at the password of a link from one network. */
const PASSWORD_TRIES = { points: 10, seconds: 900 };

export interface ShareParts {
  seal: Seal;
  rateWindows: RateWindows;
}

/** A link with its author, whose rights it has. */
export interface OpenLink {
  link: LinkRecord;
  author: Omit<SignedIn, 'sessionId' | 'expiresAt'>;
}

/** In a transaction of the system. @throws BusinessError linkUnknown; linkEnded for one that was ended, is over, or whose author is gone */
export async function requireOpen(db: Db, link: LinkRecord | null, now: number): Promise<OpenLink> {
  if (!link) throw new BusinessError('linkUnknown');
  const { tenantId, createdBy, enabled, expiresAt } = link;
  const over = !enabled || (expiresAt !== null && Date.parse(expiresAt) <= now);
  const author = over || createdBy === null ? null : await readPerson(db, { tenantId, userId: createdBy });
  if (!author) throw new BusinessError('linkEnded');
  return { link, author };
}

/** @throws BusinessError linkPassword, linkPasswordWrong; TooMany */
async function requirePassword(
  { rateWindows }: ShareParts,
  link: LinkRecord,
  password: string | null | undefined,
  ip: string,
): Promise<void> {
  if (link.passwordHash === null) return;
  if (!password) throw new BusinessError('linkPassword');
  await rateWindows.take(`shareLink ${link.id} ${networkOf(ip)}`, PASSWORD_TRIES);
  if (!(await passwordFits(link.passwordHash, password))) throw new BusinessError('linkPasswordWrong');
}

/** The page of a link for its visitor. @throws as `requireOpen` and `requirePassword` */
export async function openLink(
  parts: ShareParts,
  { token, password, pass }: Parsed<'shareLink', 'open'>,
  { deps, locale, ip }: CallContext,
): Promise<Answered<'shareLink', 'open'>> {
  const { db, clock } = deps;
  const now = clock.wallNow();
  const { link, author } = await db.transaction('system', async () => requireOpen(db, await linkByHash(db, hashOf(token)), now));
  const passed = pass ? linkOfPass(parts.seal, pass, now) : null;
  const again = passed !== null && passed.id === link.id && fits(passed.lock, link);
  if (!again) {
    await requirePassword(parts, link, password, ip);
    await db.transaction('system', () => countView(db, link.id, new Date(now).toISOString()));
  }
  const shows = partsOf(link);
  const found = await contentOfLink(db, { link, author }, locale);
  const { name, note, expiresAt } = link;
  return { pass: passOf(parts.seal, link, now), name, note, shows: [...shows], expiresAt, now: clock.domainNow(), ...found };
}

/** Company and shipments of a link, as its author may see them. */
export const contentOfLink = (db: Db, open: OpenLink, locale: Locale) =>
  db.transaction(reachOf('range', signedIn(open.author)), async () => ({
    company: await companyOf(db, open.link.tenantId),
    ...(await sharedRows(db, open, locale)),
  }));

/** One shipment of an opened link. @throws BusinessError linkUnknown, linkEnded; linkPassword once its password was changed; D1002 */
export async function shipmentOfLink(
  { seal }: ShareParts,
  { pass, id }: Parsed<'shareLink', 'shipment'>,
  { deps, locale }: CallContext,
): Promise<Answered<'shareLink', 'shipment'>> {
  const { db, clock } = deps;
  const passed = linkOfPass(seal, pass, clock.wallNow());
  if (!passed) throw new BusinessError('linkPassword');
  const { link, author } = await db.transaction('system', async () => requireOpen(db, await linkById(db, passed.id), clock.wallNow()));
  if (!fits(passed.lock, link)) throw new BusinessError('linkPassword');
  return db.transaction(reachOf('range', signedIn(author)), async () => {
    const [shipment] = (await sharedRows(db, { link, author }, locale, id)).shipments;
    if (!shipment) throw new BusinessError(ERROR.notFound);
    const shows = partsOf(link);
    const [now, withMap] = [clock.domainNow(), shows.has('map')];
    if (shipment.kind === 'oceanBill') {
      const { state } = await detailOfBill(db, shipment.id, now, locale);
      const route = withMap ? await routeOfBill(db, shipment.id, now, locale) : null;
      return { kind: 'oceanBill', shipment, state: publicState(state, shows), route };
    }
    const asked = { now, locale };
    const { state } = await detailOfWaybill(db, link.tenantId, shipment.id, asked);
    const route = withMap ? await routeOfWaybill(db, link.tenantId, shipment.id, asked) : null;
    return { kind: 'airWaybill', shipment, state: publicAirState(state, shows), route };
  });
}

/** A person without a session: only scope and rights are read. */
const signedIn = (author: OpenLink['author']): SignedIn => ({ ...author, sessionId: '', expiresAt: 0 });

const partsOf = ({ shows }: LinkRecord): ReadonlySet<SharedPart> => new Set(shows as SharedPart[]);

async function companyOf(db: Db, tenantId: string) {
  const company = await readCompany(db, tenantId);
  const picture = company?.logo ? await readFile(db, company.logo) : null;
  const logo = picture && `data:${picture.contentType};base64,${Buffer.from(picture.body).toString('base64')}`;
  return { name: company?.name ?? '', logo };
}

/** In a transaction of the author: the newest shipments of a link that the author may see, or one of them. */
async function sharedRows(db: Db, { link, author }: OpenLink, locale: Locale, only?: string) {
  const may = (kind: SharedKind): boolean => author.buttons.has(`${kind}:detail`);
  const { tenantId } = link;
  const shows = partsOf(link);
  const bills = may('oceanBill') ? await filterOf(db, link, 'oceanBill', only) : null;
  const waybills = may('airWaybill') ? await filterOf(db, link, 'airWaybill', only) : null;
  const foundBills = bills && (await findPage(db, tenantId, bills, requireOrder(null, null), 1, MOST));
  const foundWaybills = waybills && (await pageOfRecords(db, tenantId, waybills, { page: 1, pageSize: MOST }));
  const all = [
    ...(foundBills?.items ?? []).map((record) => publicBill(toBillRow(record, locale), shows)),
    ...(foundWaybills?.items ?? []).map((record) => publicWaybill(toWaybillRow(record, locale), shows)),
  ];
  const total = (foundBills?.total ?? 0) + (foundWaybills?.total ?? 0);
  return { shipments: all.slice(0, MOST), more: total > MOST };
}

/** Filter of the shipments of a kind; null for none. */
async function filterOf(db: Db, link: LinkRecord, kind: SharedKind, only: string | undefined) {
  const ids = only === undefined ? undefined : [only];
  if (link.customer !== null) return { customer: link.customer, ...(ids ? { ids } : {}) };
  const chosen = await orderIds(db, link.id, kind);
  const seen = ids ? chosen.filter((id) => ids.includes(id)) : chosen;
  return seen.length > 0 ? { ids: seen } : null;
}

const numbersOf = (row: { orderNo?: string | null | undefined; deliveryNo?: string | null | undefined }, shows: ReadonlySet<SharedPart>) =>
  shows.has('order') ? { orderNo: row.orderNo, deliveryNo: row.deliveryNo } : {};

const publicBill = (row: BillRow, shows: ReadonlySet<SharedPart>): SharedRow => ({
  kind: 'oceanBill',
  id: String(row.id),
  reference: row.referenceNo,
  ...numbersOf(row, shows),
  carrier: row.carrierName ?? row.carrierCode,
  from: { code: row.polCode, name: row.polName },
  to: row.pldCode ? { code: row.pldCode, name: row.pldName } : { code: row.podCode, name: row.podName },
  rail: row.rail,
  outlook: row.outlook,
});

const publicWaybill = (row: WaybillRow, shows: ReadonlySet<SharedPart>): SharedRow => ({
  kind: 'airWaybill',
  id: String(row.id),
  reference: row.awbNo,
  ...numbersOf({ orderNo: row.orderNo }, shows),
  carrier: row.airlineName ?? row.airlineCode,
  from: { code: row.originCode, name: row.originName },
  to: { code: row.destinationCode, name: row.destinationName },
  rail: row.rail,
  outlook: row.outlook,
});
